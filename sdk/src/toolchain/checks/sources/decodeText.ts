const strict = new TextDecoder('utf-8', { fatal: true })

/** The text of UTF-8 bytes, without a byte order mark; null where they are not UTF-8. */
export function decodeText(content: Uint8Array): string | null {
  try {
    return strict.decode(content)
  } catch {
    return null
  }
}
