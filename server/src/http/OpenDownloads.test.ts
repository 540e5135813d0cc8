import { describe, expect, it } from 'vitest'
import { OpenDownloads } from './OpenDownloads.ts'

async function* twoParts(): AsyncGenerator<string> {
  yield await Promise.resolve('one')
  yield 'two'
}

describe('open downloads', () => {
  it('are refused beyond the limit of an address, until one has ended or been left', async () => {
    const downloads = new OpenDownloads(2)
    const start = async (address: string) => {
      const parts = downloads.counted({ address, setHeader: () => {} }, twoParts())
      await parts.next()
      return parts
    }
    const first = await start('192.0.2.1')
    const second = await start('192.0.2.1')
    await expect(start('192.0.2.1')).rejects.toMatchObject({
      code: 'rate_limited',
      message: expect.stringMatching(/^2 downloads to your network are running\. Wait/) as string,
    })
    await start('192.0.2.2')
    await first.return(undefined)
    const third = await start('192.0.2.1')
    await expect(start('192.0.2.1')).rejects.toThrow()
    for await (const part of second) expect(part).toBe('two')
    await start('192.0.2.1')
    await third.return(undefined)
  })
})
