import { byPeriod, formatPeriod, type Figure } from '@msdat/sdk/kit'

type Point = Pick<Figure, 'period' | 'value'>

/** From the first figure to the last, in words; empty without figures. */
export function tellTrend(figures: readonly Point[], format: (value: number) => string): string {
  const tell = ({ value, period }: Point): string => `${format(value)} in ${formatPeriod(period)}`
  const inOrder = figures.toSorted(byPeriod)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!first || !last) return ''
  return first === last ? `${tell(first)}.` : `From ${tell(first)} to ${tell(last)}.`
}
