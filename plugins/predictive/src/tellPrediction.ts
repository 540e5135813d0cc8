import type { HostOutput } from '@msdat/sdk'

export type Prediction = HostOutput<'analysis.predict'>

/** With fewer values nothing is predicted here. */
export const leastPoints = 7

/** Everything is told up to the year of the targets. */
export const targetYear = 2030

export function isEnough({ card }: Prediction): boolean {
  return card !== null && card.n >= leastPoints
}

/** Why nothing is predicted. */
export function tellTooFew({ Actual }: Prediction, source: string, place: string): string {
  return `A prediction needs ${leastPoints} values or more. ${source} has ${Actual.length} for ${place}, so nothing is predicted.`
}

/** The main thing that the chart says. */
export function tellFan({ Actual, Predicted }: Prediction, format: (value: number) => string): string {
  const [from, to] = [Actual.at(-1), Predicted.at(-1)]
  if (!from || !to) return 'Nothing is predicted.'
  const widest = to.intervals.find(({ level }) => level === 95)
  const range = widest ? `, with 95% between ${format(widest.lower)} and ${format(widest.upper)}` : ''
  return `From ${format(from.value)} in ${from.period} to ${format(to.value)} in ${to.period}${range}.`
}
