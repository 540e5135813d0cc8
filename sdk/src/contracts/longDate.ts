const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Month, day with its ordinal, and year, such as March 2nd, 2026. Null where the moment cannot be read. */
export function longDate(moment: string): string | null {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return null
  return dayText(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
}

/** A moment in the reader's own time, such as March 2nd, 2026, 14:05. Null where it cannot be read. */
export function longMoment(moment: string): string | null {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return null
  const clock = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  return `${dayText(date.getFullYear(), date.getMonth(), date.getDate())}, ${clock}`
}

/** `month` counts from 0. */
const dayText = (year: number, month: number, day: number): string =>
  `${months[month]} ${ordinal(day)}, ${year}`

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14
  return `${day}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`
}
