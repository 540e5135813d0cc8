/** Place of a period on the year axis: its start for a year, month starts as twelfths. `2018` -> 2018. */
export function yearAxis(period: string): number {
  const month = period.length > 4 ? Number(period.slice(5, 7)) - 1 : 0
  return Number(period.slice(0, 4)) + month / 12
}

export function isMonthly(period: string): boolean {
  return period.length > 4
}

export function yearOf(period: string): number {
  return Number(period.slice(0, 4))
}

/** Two periods in order of time; text order would do, but not for a reader. */
export function byPeriod(a: { period: string }, b: { period: string }): number {
  return yearAxis(a.period) - yearAxis(b.period)
}

/** The period that lies `steps` years or months later, in the same form. */
export function periodAfter(period: string, steps: number): string {
  if (!isMonthly(period)) return String(yearOf(period) + steps)
  const months = yearOf(period) * 12 + Number(period.slice(5, 7)) - 1 + steps
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** Whole years or months from one period to a later one of the same form. */
export function stepsBetween(from: string, to: string): number {
  return Math.round((yearAxis(to) - yearAxis(from)) * (isMonthly(from) ? 12 : 1))
}
