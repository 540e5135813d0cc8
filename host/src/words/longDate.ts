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
  return `${months[date.getUTCMonth()]} ${ordinal(date.getUTCDate())}, ${date.getUTCFullYear()}`
}

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14
  return `${day}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`
}
