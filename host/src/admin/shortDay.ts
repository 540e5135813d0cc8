const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day such as 2026-11-03 as "3 Nov". */
export function shortDay(day: string): string {
  const moment = Date.parse(day)
  return Number.isNaN(moment) ? day : format.format(moment)
}
