/**
 * Breaks a text between words into lines that are at most so wide: in characters, or as `measure` has it. A longer word,
 * such as an address, is broken behind its strokes.
 */
export function wrapText(
  text: string,
  width: number,
  measure: (line: string) => number = ({ length }) => length,
): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const pieces = measure(word) > width ? word.split(/(?<=[/_-])/) : [word]
    for (const [at, piece] of pieces.entries()) {
      const last = lines.at(-1)
      const joined = last === undefined ? piece : `${last}${at === 0 ? ' ' : ''}${piece}`
      if (last !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined
      else lines.push(piece)
    }
  }
  return lines
}
