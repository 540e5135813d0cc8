const strict = new TextDecoder('utf-8', { fatal: true })

/** The text of UTF-8 bytes, without a byte order mark; null where they are not UTF-8. */
export function decodeText(content: Uint8Array): string | null {
  try {
    return strict.decode(content)
  } catch {
    return null
  }
}

/** The line, from 1, on which the character at `offset` stands. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}
