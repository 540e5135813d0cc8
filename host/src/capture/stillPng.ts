const signatureBytes = 8
/** Length and kind before the content of a part, and its checksum behind it. */
const frameBytes = 12
/** What a still picture needs. An animation, a colour profile or a text beside it can be made dear to read. */
const needed: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
/** Browsers write parts of 4 kB and more. */
const mostParts = 10_000

/** The bytes of a PNG's one still picture, with all else left out; null where it is cut short or in very many parts. */
export function stillPng(bytes: Uint8Array<ArrayBuffer>): Blob | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = [bytes.subarray(0, signatureBytes)]
  let at = signatureBytes
  for (let count = 0; count < mostParts && at + frameBytes <= bytes.length; count += 1) {
    const end = at + frameBytes + view.getUint32(at)
    if (end > bytes.length) return null
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (needed.has(kind)) kept.push(bytes.subarray(at, end))
    if (kind === 'IEND') return new Blob(kept, { type: 'image/png' })
    at = end
  }
  return null
}
