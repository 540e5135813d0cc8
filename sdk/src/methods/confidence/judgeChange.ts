import type { Outcome } from '../outcome.ts'
import { compareTwo, type Comparison } from './compareTwo.ts'
import { leastDifference } from './leastDifference.ts'
import { standardError } from './standardError.ts'
import { wilsonInterval, type ApproximateInterval } from './wilsonInterval.ts'

/** A published value with what is known of its uncertainty. */
export interface Published {
  value: number
  lower: number | null
  upper: number | null
  /** How many were asked, where it may stand in for an interval that is not published: of surveys alone. */
  sample?: number | null
}

/** The 95 % interval: as published; else, of a percentage, from the size of its sample (Wilson, design effect 2). */
export function intervalOf(published: Published, isPercentage: boolean): ApproximateInterval | null {
  const { value, lower, upper, sample = null } = published
  if (lower !== null && upper !== null) return { lower, upper, isApproximate: false }
  if (!isPercentage || sample === null) return null
  const interval = wilsonInterval(value, sample)
  return interval.status === 'ok' ? interval : null
}

function errorOf(published: Published, isPercentage: boolean) {
  const interval = intervalOf(published, isPercentage)
  if (!interval) return { se: null, isApproximate: false }
  const { lower, upper, isApproximate } = interval
  // The interval of a share of 0 or 100 % does not hold it.
  const value = isApproximate ? Math.min(Math.max(published.value, lower), upper) : published.value
  return { se: standardError(value, interval, isPercentage), isApproximate }
}

/** As `compareTwo`, of two published values with their intervals. */
export function comparePublished(a: Published, b: Published, isPercentage: boolean): Outcome<Comparison> {
  const [one, other] = [errorOf(a, isPercentage), errorOf(b, isPercentage)]
  return compareTwo({ value: a.value, se: one.se }, { value: b.value, se: other.se })
}

/** Whether a change can be told from chance. */
export interface ChangeVerdict {
  /** Newer minus older, in the indicator's unit. */
  difference: number
  /** `unknown` where one of the two has neither an interval nor a sample size. */
  change: 'rise' | 'fall' | 'none' | 'unknown'
  p: number | null
  /** From sample sizes with an assumed design effect, and not from published intervals. */
  isApproximate: boolean
}

const level = 0.05

/**
 * From an older value to a newer one of an independent sample, two-sided at 5 %. A change too small to be read is
 * none. Null where one of the two is missing.
 */
export function judgeChange(
  before: Published | undefined,
  now: Published | undefined,
  isPercentage: boolean,
): ChangeVerdict | null {
  if (!before || !now) return null
  const compared = comparePublished(now, before, isPercentage)
  if (compared.status !== 'ok') return null
  const { difference, p } = compared
  if (p === null) return { difference, change: 'unknown', p, isApproximate: false }
  const isApproximate = [before, now].some((one) => errorOf(one, isPercentage).isApproximate)
  const isClear = p < level && Math.abs(difference) >= leastDifference
  return { difference, change: isClear ? (difference > 0 ? 'rise' : 'fall') : 'none', p, isApproximate }
}
