const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A name out of a zip. Names that are not UTF-8 are shown with replacement characters, and refused later. */
export function readName(bytes: Uint8Array): { text: string; isReadable: boolean } {
  try {
    return { text: strict.decode(bytes), isReadable: true }
  } catch {
    return { text: Buffer.from(bytes).toString('utf8'), isReadable: false }
  }
}
