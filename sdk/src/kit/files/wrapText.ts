/** Breaks a text between words into lines that are at most so wide: in characters, or as `measure` has it. */
export function wrapText(
  text: string,
  width: number,
  measure: (line: string) => number = ({ length }) => length,
): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
