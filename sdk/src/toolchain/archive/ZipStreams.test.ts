import { describe, expect, it } from 'vitest'
import { craftBomb } from '../../testing/craftBomb.ts'
import { craftZip } from '../../testing/craftZip.ts'
import { ZipFault, ZipStreams } from './ZipStreams.ts'

const limits = { files: 3, inflatedBytes: 5_000_000 }

async function drained(zip: ZipStreams, path: string): Promise<number> {
  let bytes = 0
  for await (const chunk of zip.read(path)) bytes += chunk.length
  return bytes
}

describe('ZipStreams', () => {
  it('gives the bytes of the entry that is asked for', async () => {
    const zip = await ZipStreams.open(
      craftZip([
        { name: 'a', content: 'one' },
        { name: 'b', content: 'three' },
      ]),
      limits,
    )
    expect(zip.has('c')).toBe(false)
    expect(await drained(zip, 'b')).toBe(5)
  })

  it('stops at the limit, whatever size the zip claims', async () => {
    const bomb = craftZip([{ ...craftBomb('a', 500), declaredBytes: 10 }])
    const zip = await ZipStreams.open(bomb, limits)
    let bytes = 0
    const reading = async (): Promise<void> => {
      for await (const chunk of zip.read('a')) bytes += chunk.length
    }
    await expect(reading()).rejects.toMatchObject({ reason: 'too_large' })
    expect(bytes).toBeLessThanOrEqual(limits.inflatedBytes)
    expect(bytes).toBeGreaterThan(limits.inflatedBytes / 2)
  })

  it('counts over all entries', async () => {
    const zip = await ZipStreams.open(craftZip([craftBomb('a', 3), craftBomb('b', 3)]), limits)
    await drained(zip, 'a')
    await expect(drained(zip, 'b')).rejects.toMatchObject({ reason: 'too_large' })
  })

  it('says what is damaged, and what is too much', async () => {
    for (const names of ['abcd', 'aaaa']) {
      const files = [...names].map((name) => ({ name }))
      await expect(ZipStreams.open(craftZip(files), limits)).rejects.toMatchObject({
        reason: 'too_many_files',
      })
    }
    const whole = craftZip([{ name: 'a', content: 'x'.repeat(1000) }])
    await expect(ZipStreams.open(whole.subarray(0, 40), limits)).rejects.toBeInstanceOf(ZipFault)
    const broken = Buffer.from(whole)
    broken.fill(0xff, 31, 36)
    await expect(drained(await ZipStreams.open(broken, limits), 'a')).rejects.toMatchObject({
      reason: 'damaged',
    })
    await expect(drained(await ZipStreams.open(whole, limits), 'z')).rejects.toThrow('it has no z')
  })
})
