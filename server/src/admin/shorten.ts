const most = 280

/** The beginning of a long text, ended at a word. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  return `${line.slice(0, most).replace(/ \S*$/, '')}…`
}
