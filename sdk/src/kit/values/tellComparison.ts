import { leastDifference } from '../../methods/confidence/leastDifference.ts'

export interface TwoFigures {
  /** What is compared, such as "NDHS 2018". */
  names: readonly [string, string]
  values: readonly [number, number]
  format: (value: number) => string
  /** 95 % of first minus second; null where a bound is missing. */
  interval: readonly [number, number] | null
}

/** What two figures of one place say of each other, in one or two sentences. */
export function tellComparison(place: string, { names, values, format, interval }: TwoFigures): string {
  const [first, second] = values
  const [one, other] = [`${names[0]} (${format(first)})`, `${names[1]} (${format(second)})`]
  if (Math.abs(first - second) < leastDifference) return `In ${place}, ${one} and ${other} say the same.`
  const distance = format(Math.abs(first - second)).replace('%', ' points')
  const words = `In ${place}, ${one} is ${tellRatio(first, second)} ${other}, a difference of ${distance}.`
  if (!interval) return words
  const isClear = interval[0] > 0 || interval[1] < 0
  return `${words} ${isClear ? 'That is more than chance.' : 'That may be chance: the interval of the difference holds 0.'}`
}
/** "half of", "50% lower than", "twice": never "2 times lower". A ratio to 0 says nothing, so it is not said. */
export function tellRatio(first: number, second: number): string {
  if (!(first > 0 && second > 0)) return first < second ? 'lower than' : 'higher than'
  const ratio = first / second
  if (Math.abs(ratio - 0.5) < 0.005) return 'half of'
  if (Math.abs(ratio - 2) < 0.005) return 'twice'
  if (ratio > 2) return `${ratio.toFixed(1)} times`
  const percent = Math.round(Math.abs(1 - ratio) * 100)
  if (percent === 0) return ratio < 1 ? 'slightly lower than' : 'slightly higher than'
  return `${percent}% ${ratio < 1 ? 'lower' : 'higher'} than`
}
