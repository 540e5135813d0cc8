const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const firstChunk = [0x49, 0x48, 0x44, 0x52]

/**
 * The pixels a PNG says it has, read from its first bytes without decoding it; null where the file is no PNG. Width
 * and height stand at bytes 16 to 23, in the IHDR chunk, which comes first (PNG specification, 11.2.2).
 */
export function sizeOfPng(content: Uint8Array): { width: number; height: number } | null {
  const isPng = signature.every((byte, at) => content[at] === byte)
  const hasHeader = firstChunk.every((byte, at) => content[12 + at] === byte)
  if (!isPng || !hasHeader || content.length < 24) return null
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
