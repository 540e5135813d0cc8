import { compareTwo, standardError, wilsonInterval } from '@msdat/sdk/methods'
import { leastDifference } from '@msdat/sdk/kit'
import type { RoundFigure } from './readRounds.ts'

/** Whether the change from one round to the next can be told from chance. */
export interface Verdict {
  /** Newer minus older, in the indicator's unit. */
  difference: number
  /** `unknown` where a round has neither an interval nor a sample size. */
  change: 'rise' | 'fall' | 'none' | 'unknown'
  p: number | null
  /** From sample sizes with an assumed design effect, and not from published intervals. */
  isApproximate: boolean
}

const level = 0.05

/** Null where one of the two is missing. */
export function compareRounds(
  before: RoundFigure | undefined,
  now: RoundFigure | undefined,
  isPercentage: boolean,
): Verdict | null {
  if (!before || !now) return null
  const [old, young] = [errorOf(before, isPercentage), errorOf(now, isPercentage)]
  const compared = compareTwo({ value: now.value, se: young?.se }, { value: before.value, se: old?.se })
  const difference = now.value - before.value
  if (compared.status !== 'ok') return null
  const isApproximate = Boolean(old?.isApproximate || young?.isApproximate)
  if (compared.p === null) return { difference, change: 'unknown', p: null, isApproximate: false }
  const isClear = compared.p < level && Math.abs(difference) >= leastDifference
  const change = isClear ? (difference > 0 ? 'rise' : 'fall') : 'none'
  return { difference, change, p: compared.p, isApproximate }
}

interface ErrorOfRound {
  se: number
  isApproximate: boolean
}

/** Published bounds come first; a share with a sample size has an approximate error. */
function errorOf({ value, lower, upper, sample }: RoundFigure, isPercentage: boolean): ErrorOfRound | null {
  if (lower !== null && upper !== null) {
    const se = standardError(value, { lower, upper }, isPercentage)
    return se === null ? null : { se, isApproximate: false }
  }
  if (!isPercentage || sample === null) return null
  const interval = wilsonInterval(value, sample)
  if (interval.status !== 'ok') return null
  const se = standardError(Math.min(Math.max(value, interval.lower), interval.upper), interval, isPercentage)
  return se === null ? null : { se, isApproximate: true }
}
