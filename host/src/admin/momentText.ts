const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** A moment in the reader's own time, such as "3 Nov 2026, 14:05". */
export function momentText(moment: string): string {
  const at = Date.parse(moment)
  return Number.isNaN(at) ? '–' : format.format(at)
}
