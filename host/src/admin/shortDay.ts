const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day such as 2026-11-03 as "Nov 3". */
export function shortDay(day: string): string {
  const moment = Date.parse(day)
  return Number.isNaN(moment) ? day : format.format(moment)
}
