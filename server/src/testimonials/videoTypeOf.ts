/** The first bytes that say "ISO media file"; which kind of it, the four after them say. */
const isoMark = 'ftyp'
const videoBrands = /^(isom|iso[2-9]|mp4[12]|mp71|avc1|M4V |M4VP|MSNV|dash|3gp\d|3g2\w|qt {2})$/
const webmMark = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])
/** The name of the kind stands in the head of the file. */
const headBytes = 64

/**
 * The kind of a video by its first bytes, whatever it is called; null for anything else. Sound and pictures in
 * the same container, such as M4A and AVIF, are no videos.
 */
export function videoTypeOf(bytes: Buffer): 'video/mp4' | 'video/webm' | 'video/ogg' | null {
  const brand = bytes.toString('latin1', 8, 12)
  if (bytes.toString('latin1', 4, 8) === isoMark) return videoBrands.test(brand) ? 'video/mp4' : null
  const head = bytes.subarray(0, headBytes)
  if (head.subarray(0, 4).equals(webmMark)) return head.includes('webm') ? 'video/webm' : null
  if (head.toString('latin1', 0, 4) === 'OggS') return head.includes('theora') ? 'video/ogg' : null
  return null
}
