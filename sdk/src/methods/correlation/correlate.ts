import { mean, sampleCorrelation } from 'simple-statistics'
import { z95 } from '../distributions/normal.ts'
import { tTwoSidedP } from '../distributions/studentT.ts'
import { defaultSeed } from '../numerics/seededRandom.ts'
import { noResult, type Outcome } from '../outcome.ts'
import { midRanks } from './midRanks.ts'
import { permutationP } from './permutationP.ts'

export type CorrelationMethod = 'pearson' | 'spearman'

/** Fewest complete pairs, pairs below which a result is marked small, and pairs from which rho has a t test. */
export const correlationPoints = { least: 5, small: 10, spearmanT: 10 } as const

/** Pearson and Spearman further apart than this: outliers or a bent relation. */
export const methodGap = 0.2

export interface Correlation {
  method: CorrelationMethod
  /** -1 to 1. */
  r: number
  n: number
  isSmall: boolean
  /** 95 %; null where |r| = 1, since it is not defined there. */
  interval: [lower: number, upper: number] | null
  /** t = r sqrt((n - 2)/(1 - r^2)) with n - 2 degrees of freedom; null where |r| = 1. */
  t: number | null
  p: number
  pBy: 't' | 'permutation'
  /** Word for |r|, to be shown with the interval only (Schober, Boer & Schwarte 2018). */
  strength: (typeof strengthWords)[number]
}

const strengthCuts = [0.1, 0.4, 0.7, 0.9] as const
export const strengthWords = ['negligible', 'weak', 'moderate', 'strong', 'very strong'] as const

export function strengthOf(r: number): (typeof strengthWords)[number] {
  return strengthWords[
    strengthCuts.filter((cut) => Math.abs(r) >= cut).length
  ] as (typeof strengthWords)[number]
}

type Maybe = number | null | undefined

/** Pairs in which both values are there. */
export function completePairs(
  x: readonly Maybe[],
  y: readonly Maybe[],
): { x: number[]; y: number[]; at: number[] } {
  const pairs = { x: [] as number[], y: [] as number[], at: [] as number[] }
  for (const [i, a] of x.entries()) {
    const b = y[i]
    if (typeof a !== 'number' || typeof b !== 'number' || !Number.isFinite(a) || !Number.isFinite(b)) continue
    pairs.x.push(a)
    pairs.y.push(b)
    pairs.at.push(i)
  }
  return pairs
}

/**
 * Correlation of two lists by position, over complete pairs. Pearson: interval tanh(atanh r -+ 1.96/sqrt(n - 3)), p from
 * t. Spearman on mid-ranks: interval with se sqrt((1 + rho^2/2)/(n - 3)) (Bonett & Wright, Psychometrika 65 (2000)
 * 23-28), p from t for n >= 10, else from 9,999 seeded permutations.
 */
export function correlate(
  x: readonly Maybe[],
  y: readonly Maybe[],
  method: CorrelationMethod = 'pearson',
  seed = defaultSeed,
): Outcome<Correlation> {
  const pairs = completePairs(x, y)
  const n = pairs.x.length
  if (n < correlationPoints.least) {
    return noResult(
      'too_few_points',
      `A correlation needs ${correlationPoints.least} complete pairs; there are ${n}.`,
    )
  }
  const [a, b] = method === 'spearman' ? [midRanks(pairs.x), midRanks(pairs.y)] : [pairs.x, pairs.y]
  const r = coefficient(a, b)
  if (r === null) return noResult('no_variation', 'One of the two does not vary, so it can go with nothing.')
  const byPermutation = method === 'spearman' && n < correlationPoints.spearmanT
  const t = Math.abs(r) < 1 ? r * Math.sqrt((n - 2) / (1 - r * r)) : null
  return {
    status: 'ok',
    method,
    r,
    n,
    isSmall: n < correlationPoints.small,
    interval: correlationInterval(r, n, method),
    t,
    p: byPermutation ? permutationP(a, b, seed) : t === null ? 0 : tTwoSidedP(t, n - 2),
    pBy: byPermutation ? 'permutation' : 't',
    strength: strengthOf(r),
  }
}

/** 95 % interval of a coefficient from n pairs, by Fisher's z; null where |r| = 1 or n < 4. */
export function correlationInterval(
  r: number,
  n: number,
  method: CorrelationMethod,
): [number, number] | null {
  if (Math.abs(r) >= 1 || n < 4) return null
  const se = Math.sqrt((method === 'spearman' ? 1 + (r * r) / 2 : 1) / (n - 3))
  const z = Math.atanh(r)
  return [Math.tanh(z - z95 * se), Math.tanh(z + z95 * se)]
}

/** Pearson's r; null where a list has no spread that the machine can tell from rounding. */
export function coefficient(x: readonly number[], y: readonly number[]): number | null {
  if (isConstant(x) || isConstant(y)) return null
  // Scaled first: the square of a large or tiny figure would leave the range of numbers.
  const r = sampleCorrelation(standardised(x), standardised(y))
  return Number.isFinite(r) ? clipped(r) : null
}

/** Without what rounding adds: a straight line is 1 and not 0.9999999999999998, since its interval is not defined. */
export function clipped(r: number): number {
  return 1 - Math.abs(r) < 1e-12 ? Math.sign(r) : r
}

function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0])
}

/** Less their mean, and divided by the largest of them. */
export function standardised(values: readonly number[]): number[] {
  const centre = mean([...values])
  const largest = Math.max(...values.map((value) => Math.abs(value - centre)))
  return values.map((value) => (value - centre) / largest)
}
