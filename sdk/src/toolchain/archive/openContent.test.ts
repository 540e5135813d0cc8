import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { fromRandomAccessReader, RandomAccessReader, type Entry, type ZipFile } from 'yauzl'
import { craftZip } from '../../testing/craftZip.ts'
import { openContent, openZip } from './openContent.ts'

/** A disk that gives half of what is read behind the first header, once it is broken. */
class Disk extends RandomAccessReader {
  isBroken = false
  readonly #bytes: Buffer

  constructor(bytes: Buffer) {
    super()
    this.#bytes = bytes
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const isReadable = !this.isBroken || end <= 30
    return Readable.from(isReadable ? [this.#bytes.subarray(start, end)] : this.#halfOf(start, end))
  }

  *#halfOf(start: number, end: number): Generator<Buffer> {
    yield this.#bytes.subarray(start, (start + end) / 2)
    throw new Error('the disk is broken')
  }
}

const openFrom = (disk: RandomAccessReader, bytes: number): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false }
    fromRandomAccessReader(disk, bytes, options, (error, zip) => (error ? reject(error) : resolve(zip)))
  })

const firstEntry = (zip: ZipFile): Promise<Entry> =>
  new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('entry', resolve)
    zip.readEntry()
  })

async function drained(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

describe('openContent', () => {
  const content = Array.from({ length: 400 }, (_, row) => String(row * 7919)).join()

  it.each([0, 8])('gives the bytes of an entry packed by method %i', async (method) => {
    const zip = await openZip(craftZip([{ name: 'a', content, method }]))
    expect(await drained(await openContent(zip, await firstEntry(zip)))).toBe(content)
  })

  it.each([0, 8])('ends with the fault of the packed bytes, by method %i', async (method) => {
    const bytes = craftZip([{ name: 'a', content, method }])
    const disk = new Disk(bytes)
    const zip = await openFrom(disk, bytes.length)
    const entry = await firstEntry(zip)
    disk.isBroken = true
    await expect(drained(await openContent(zip, entry))).rejects.toThrow('the disk is broken')
  })
})
