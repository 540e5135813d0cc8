/** The period nearest in time to the wanted one; of two as near, the later. Null where there is none. */
export function nearestPeriod(periods: readonly string[], wanted: string): string | null {
  let best: string | null = null
  for (const period of periods) {
    if (best === null || isNearer(period, best, wanted)) best = period
  }
  return best
}

/** Years between two periods; months count as parts of a year. */
export function yearsBetween(one: string, other: string): number {
  return Math.abs(toYears(one, other) - toYears(other, one))
}

function isNearer(period: string, best: string, wanted: string): boolean {
  const difference = yearsBetween(period, wanted) - yearsBetween(best, wanted)
  return difference === 0 ? period > best : difference < 0
}

// Beside a bare year only the year of a month counts: 2016-11 lies in 2016.
function toYears(period: string, beside: string): number {
  const [year, month] = period.split('-').map(Number)
  return (year ?? 0) + (month && beside.includes('-') ? (month - 1) / 12 : 0)
}
