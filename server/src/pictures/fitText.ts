/** Width of a letter of Noto Sans against its size: a little more than the mean, so that what fits here fits. */
const letterWidth = 0.52

/** Characters that XML cannot hold. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Lines of at most `width` pixels; the last of `most` ends with an ellipsis where something is left out. */
export function fitText(
  text: string,
  { size, width, most }: { size: number; width: number; most: number },
): string[] {
  const letters = Math.max(4, Math.floor(width / (size * letterWidth)))
  const lines: string[] = []
  for (const word of text.replaceAll(unwritable, '').split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const kept = lines.slice(0, most).map((line) => shortened(line, letters))
  const end = kept.at(-1)
  if (lines.length > most && end !== undefined) kept[most - 1] = shortened(`${end} …`, letters)
  return kept
}

const shortened = (line: string, letters: number): string => {
  const signs = [...line]
  return signs.length <= letters
    ? line
    : `${signs
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`
}
