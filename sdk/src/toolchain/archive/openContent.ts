import { createInflateRaw } from 'node:zlib'
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl'

/** Opens a zip in memory, for reading its list of contents entry by entry. */
export function openZip(bytes: Buffer, options: Options = {}): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    // Sizes are counted by those who read: the library would stop at the first wrong one.
    const settings: Options = { ...options, lazyEntries: true, validateEntrySizes: false }
    fromBuffer(bytes, settings, (error, zip) => (error ? reject(error) : resolve(zip)))
  })
}

/** The unpacked bytes of an entry, as they come. */
export function openContent(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  const isDeflated = entry.compressionMethod === 8
  // Inflating is done here, since the library's own inflater cannot be stopped half-way.
  const options = { decompress: isDeflated ? false : null, decrypt: null, start: null, end: null }
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, options, (error, stream) => {
      if (error) return reject(error)
      if (!isDeflated) return resolve(stream)
      // A fault of the packed bytes must reach whoever reads the unpacked ones.
      const inflate = createInflateRaw()
      stream.on('error', (fault) => inflate.destroy(fault))
      resolve(stream.pipe(inflate))
    })
  })
}
