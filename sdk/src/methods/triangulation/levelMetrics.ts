import { normalCdf, z95 } from '../distributions/normal.ts'
import { noResult, type Outcome } from '../outcome.ts'
import type { Pair } from './pairSeries.ts'
import { scoreOf, weightedScore } from './score.ts'
import { discrepancy } from './tolerance.ts'

/** Pairs needed for a share within tolerance. */
const pairsForShare = 3

/** Metric 1: mean of S(|x - y|/T) by the weights of the pairs. */
export function levelAgreement(pairs: readonly Pair[]): Outcome<{ score: number }> {
  const score = weightedScore(
    pairs.map((pair) => ({ score: scoreOf(pair.discrepancy), weight: pair.weight })),
  )
  return score === null
    ? noResult('no_overlap', 'The sources have no period in common.')
    : { status: 'ok', score }
}

/** Metric 2: weighted share of pairs within tolerance, the reverse of WHO DQR's "% of units divergent". */
export function shareWithinTolerance(
  pairs: readonly Pair[],
  needed = pairsForShare,
): Outcome<{ score: number }> {
  if (pairs.length < needed) {
    return noResult('too_few_points', `A share needs ${needed} pairs; there are ${pairs.length}.`)
  }
  const parts = pairs.map((pair) => ({ score: pair.discrepancy <= 1 ? 100 : 0, weight: pair.weight }))
  return { status: 'ok', score: weightedScore(parts) as number }
}

/** One exact pair judged with the sampling errors of its values. */
export interface SamplingPair {
  period: string
  standardError: number
  /** What is left of the difference beyond 1.96 standard errors, in the indicator's unit. */
  excess: number
  z: number
  p: number
  score: number
  /** The interval is wider than the tolerance: left out, since imprecision must not be rewarded. */
  isUninformative: boolean
  /** A value had no bounds; its standard error counts as 0. */
  hasMissingError: boolean
  /** The comparator lies inside the primary's published interval (the Sierra Leone criterion). */
  insideBounds: boolean | null
}

/**
 * Metric 3: agreement allowing for sampling error, over exact pairs with at least one standard error:
 * d = max(0, |x - y| - 1.96 se_d)/T. Overlap of intervals is not used as a test
 * (Schenker & Gentleman, American Statistician 55 (2001) 182-186).
 */
export function samplingAgreement(pairs: readonly Pair[]): Outcome<{ score: number; pairs: SamplingPair[] }> {
  const usable = pairs.filter((pair) => pair.kind === 'exact' && (pair.seX ?? 0) + (pair.seY ?? 0) > 0)
  if (usable.length === 0) {
    return noResult('too_few_points', 'No exact pair has a published interval.')
  }
  const judged = usable.map(judge)
  const parts = judged.flatMap((one, i) =>
    one.isUninformative ? [] : [{ score: one.score, weight: (usable[i] as Pair).weight }],
  )
  const score = weightedScore(parts)
  return score === null
    ? noResult('not_enough_information', 'The intervals are wider than the tolerance, so they cannot tell.')
    : { status: 'ok', score, pairs: judged }
}

function judge(pair: Pair): SamplingPair {
  const standardError = Math.hypot(pair.seX ?? 0, pair.seY ?? 0)
  const difference = Math.abs(pair.x - pair.y)
  const excess = Math.max(0, difference - z95 * standardError)
  const z = difference / standardError
  return {
    period: pair.period,
    standardError,
    excess,
    z,
    p: 2 * normalCdf(-z),
    score: scoreOf(discrepancy(excess, pair.tolerance)),
    isUninformative: z95 * standardError > pair.tolerance,
    hasMissingError: pair.seX === null || pair.seY === null,
    insideBounds:
      pair.lowerX === null || pair.upperX === null ? null : pair.lowerX <= pair.y && pair.y <= pair.upperX,
  }
}
