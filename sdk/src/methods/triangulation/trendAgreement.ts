import { mean } from 'simple-statistics'
import { mannKendall } from '../numerics/mannKendall.ts'
import { theilSenSteps } from '../numerics/theilSenSlope.ts'
import { noResult, type Outcome } from '../outcome.ts'
import type { Steps } from '../steps.ts'
import type { Pair } from './pairSeries.ts'
import { scoreOf } from './score.ts'
import { discrepancy } from './tolerance.ts'

/** Highest score where one source rises and the other falls. */
const oppositeTrendCap = 40

export interface TrendAgreement {
  score: number
  /** Units per year. */
  slopeX: number
  slopeY: number
  /** Years from the first to the last pair. */
  years: number
  /** The score before the cap for opposite directions. */
  uncapped: number
  areOpposite: boolean
  /** Two-sided p of a monotone trend (Mann-Kendall), from three pair times on. */
  pX: number | null
  pY: number | null
}

/**
 * Metric 4: Theil-Sen slopes of both sources over the pair window of H years,
 * S(|b_x - b_y| H / mean T), at most 40 if the signs differ. Needs two pair times.
 */
export function* trendAgreement(
  pairs: readonly Pair[],
  cap = oppositeTrendCap,
): Steps<Outcome<TrendAgreement>> {
  const times = pairs.map((pair) => pair.at)
  const x = pairs.map((pair) => pair.x)
  const y = pairs.map((pair) => pair.y)
  const slopeX = yield* theilSenSteps(times, x)
  yield
  const slopeY = yield* theilSenSteps(times, y)
  yield
  if (slopeX === null || slopeY === null) {
    return noResult('too_few_points', 'A trend needs pairs at two different times.')
  }
  const years = Math.max(...times) - Math.min(...times)
  const apart = discrepancy((slopeX - slopeY) * years, mean(pairs.map((pair) => pair.tolerance)))
  const uncapped = scoreOf(apart)
  const areOpposite = slopeX * slopeY < 0
  const pX = mannKendall(x)?.p ?? null
  yield
  const pY = mannKendall(y)?.p ?? null
  return {
    status: 'ok',
    score: areOpposite ? Math.min(cap, uncapped) : uncapped,
    slopeX,
    slopeY,
    years,
    uncapped,
    areOpposite,
    pX,
    pY,
  }
}
