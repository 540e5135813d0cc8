import { formatPeriod, type Figure } from '@msdat/sdk/kit'

export interface Spread {
  period: string
  lowest: number
  highest: number
}

/** The lowest and the highest figure of the newest year that several sources have; null without one. */
export function newestSpread(figures: readonly Pick<Figure, 'period' | 'value'>[]): Spread | null {
  const periods = figures.map(({ period }) => period).toSorted()
  const period = periods.findLast((one, at) => one === periods[at - 1])
  if (period === undefined) return null
  const values = figures.filter((one) => one.period === period).map(({ value }) => value)
  return { period, lowest: Math.min(...values), highest: Math.max(...values) }
}

export const tellSpread = ({ period, lowest, highest }: Spread, format: (value: number) => string): string =>
  `In ${formatPeriod(period)} the sources say from ${format(lowest)} to ${format(highest)}.`
