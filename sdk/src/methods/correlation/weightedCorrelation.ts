import { noResult, type Outcome } from '../outcome.ts'
import {
  completePairs,
  correlationInterval,
  correlationPoints,
  strengthOf,
  type Correlation,
  type CorrelationMethod,
} from './correlate.ts'

export interface WeightedCorrelation extends Pick<
  Correlation,
  'method' | 'r' | 'n' | 'interval' | 'strength'
> {
  /** (sum w)^2 / sum w^2: as many units of equal weight would tell as much (Kish, Survey Sampling, 1965). */
  effectiveN: number
}

type Maybe = number | null | undefined

/**
 * Correlation in which each unit counts by its weight, such as its population:
 * r_w = sum w (x - x_w)(y - y_w) / sqrt(sum w (x - x_w)^2 sum w (y - y_w)^2), x_w and y_w the weighted means.
 * Spearman: the same of weighted mid-ranks, sum of the weights below plus half of those at the value
 * (Bailey & Emad, wCorr). The interval takes Kish's effective number of units for n.
 */
export function weightedCorrelation(
  x: readonly Maybe[],
  y: readonly Maybe[],
  weights: readonly Maybe[],
  method: CorrelationMethod = 'pearson',
): Outcome<WeightedCorrelation> {
  const pairs = completePairs(x, y)
  const n = pairs.x.length
  if (n < correlationPoints.least) {
    return noResult(
      'too_few_points',
      `A correlation needs ${correlationPoints.least} complete pairs; there are ${n}.`,
    )
  }
  const shares = sharesOf(pairs.at.map((at) => weights[at]))
  if (!shares) return noResult('not_enough_information', 'The weight of a unit with values is not known.')
  const ranked = (values: readonly number[]) =>
    method === 'spearman' ? weightedMidRanks(values, shares) : values
  const r = weightedCoefficient(ranked(pairs.x), ranked(pairs.y), shares)
  if (r === null) return noResult('no_variation', 'One of the two does not vary, so it can go with nothing.')
  const effectiveN = 1 / shares.reduce((sum, share) => sum + share * share, 0)
  const interval = correlationInterval(r, effectiveN, method)
  return { status: 'ok', method, r, n, effectiveN, interval, strength: strengthOf(r) }
}

/** Weights as shares of their sum; null where one is missing or not above 0. */
function sharesOf(weights: readonly Maybe[]): number[] | null {
  const known = weights.filter(
    (weight) => typeof weight === 'number' && weight > 0 && Number.isFinite(weight),
  )
  if (known.length < weights.length) return null
  const largest = Math.max(...(known as number[]))
  const scaled = (known as number[]).map((weight) => weight / largest)
  const total = scaled.reduce((a, b) => a + b, 0)
  return scaled.map((weight) => weight / total)
}

function weightedMidRanks(values: readonly number[], shares: readonly number[]): number[] {
  const sumWhere = (holds: (value: number) => boolean): number =>
    values.reduce((sum, value, i) => sum + (holds(value) ? (shares[i] as number) : 0), 0)
  return values.map((value) => sumWhere((one) => one < value) + sumWhere((one) => one === value) / 2)
}

function weightedCoefficient(
  x: readonly number[],
  y: readonly number[],
  shares: readonly number[],
): number | null {
  const [a, b] = [centred(x, shares), centred(y, shares)]
  const product = (p: readonly number[], q: readonly number[]): number =>
    shares.reduce((sum, share, i) => sum + share * (p[i] as number) * (q[i] as number), 0)
  const r = a && b ? product(a, b) / Math.sqrt(product(a, a) * product(b, b)) : Number.NaN
  if (!Number.isFinite(r)) return null
  // A straight line is 1 and not 0.9999999999999998: its interval is not defined.
  return 1 - Math.abs(r) < 1e-12 ? Math.sign(r) : r
}

/** Deviations from the weighted mean in units of the largest one; null where nothing varies. */
function centred(values: readonly number[], shares: readonly number[]): number[] | null {
  if (values.every((value) => value === values[0])) return null
  const mean = values.reduce((sum, value, i) => sum + value * (shares[i] as number), 0)
  const largest = Math.max(...values.map((value) => Math.abs(value - mean)))
  return values.map((value) => (value - mean) / largest)
}
