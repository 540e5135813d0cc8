import type { Entry, ZipFile } from 'yauzl'
import { openContent, openZip } from './openContent.ts'

/** Why a zip cannot be read on: `damaged`, or one of its limits was passed. */
export class ZipFault extends Error {
  readonly reason: 'damaged' | 'too_many_files' | 'too_large'

  constructor(reason: ZipFault['reason'], message: string) {
    super(message)
    this.name = 'ZipFault'
    this.reason = reason
  }
}

export interface ZipLimits {
  files: number
  /** Over all entries that are read, counted while reading: a zip's header can claim any size. */
  inflatedBytes: number
}

/** A zip whose entries are read one by one as streams, so that none of them is ever whole in memory. */
export class ZipStreams {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  readonly #limits: ZipLimits
  #inflated = 0

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, limits: ZipLimits) {
    this.#zip = zip
    this.#entries = entries
    this.#limits = limits
  }

  static async open(bytes: Buffer, limits: ZipLimits): Promise<ZipStreams> {
    try {
      const zip = await openZip(bytes)
      return new ZipStreams(zip, await listEntries(zip, limits.files), limits)
    } catch (error) {
      throw toFault(error)
    }
  }

  has(path: string): boolean {
    return this.#entries.has(path)
  }

  /** The unpacked bytes of one entry. */
  async *read(path: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(path)
    if (!entry) throw new ZipFault('damaged', `it has no ${path}`)
    if (entry.isEncrypted()) throw new ZipFault('damaged', 'it is protected by a password')
    try {
      for await (const chunk of await openContent(this.#zip, entry)) {
        this.#inflated += chunk.length
        if (this.#inflated > this.#limits.inflatedBytes) {
          const megabytes = Math.floor(this.#limits.inflatedBytes / 1024 / 1024)
          throw new ZipFault('too_large', `it unpacks to more than ${megabytes} MB`)
        }
        yield chunk
      }
    } catch (error) {
      throw toFault(error)
    }
  }
}

function toFault(error: unknown): ZipFault {
  if (error instanceof ZipFault) return error
  return new ZipFault('damaged', error instanceof Error ? error.message : String(error))
}

function listEntries(zip: ZipFile, most: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      // Many may have one name.
      if (zip.entriesRead > most)
        return reject(new ZipFault('too_many_files', `it has more than ${most} files`))
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}
