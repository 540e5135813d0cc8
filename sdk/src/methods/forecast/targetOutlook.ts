import { noResult, type Outcome } from '../outcome.ts'
import type { Unit } from '../unit.ts'
import type { StepDistribution } from './StepDistribution.ts'

/** How many steps ahead a target is still judged, beyond what is shown. */
export const farthestTarget = 10

export type Slope = 'Positive' | 'Negative' | 'Unknown'

export interface TargetOutlook {
  target: number
  period: string
  /** P(met in that period), 0-1. */
  probability: number
  /** Yearly change needed from the last value: percentage points, or a share (0.03 = 3 %) for rates and counts. */
  requiredPerYear: number | null
  /** Yearly change achieved from the first to the last value, in the same terms. */
  achievedPerYear: number | null
  changeUnit: 'points' | 'share'
  /** The target lies beyond the periods shown; read it as a rough guess. */
  isBeyondShown: boolean
}

export interface TargetQuestion {
  target: number
  period: string
  /** Steps from the last value to the target period. */
  steps: number
  years: number
  slope: Slope
  unit: Unit
  first: { value: number; years: number }
  last: number
  shown: number
  /** Half the length of the series: farther than this nothing is said. */
  farthest: number
  distribution(steps: number): StepDistribution
}

/** Whether a target will be met, from the predictive distribution, and the pace it asks for. */
export function targetOutlook(question: TargetQuestion): Outcome<TargetOutlook> {
  const { steps, slope, target } = question
  if (slope === 'Unknown') {
    return noResult('not_defined', 'It is not known whether a higher or a lower value is wanted.')
  }
  if (steps < 1) return noResult('not_defined', 'The target year is not after the last observed value.')
  const limit = Math.min(farthestTarget, question.farthest)
  if (steps > limit) {
    return noResult(
      'beyond_horizon',
      `The target lies ${steps} steps ahead; this series carries ${limit} at most.`,
    )
  }
  const reached = question.distribution(steps).atLeast(target)
  return {
    status: 'ok',
    target,
    period: question.period,
    probability: slope === 'Positive' ? reached : 1 - reached,
    requiredPerYear: pace(question.last, target, question.years, question.unit),
    achievedPerYear: pace(question.first.value, question.last, question.first.years, question.unit),
    changeUnit: question.unit === 'percentage' ? 'points' : 'share',
    isBeyondShown: steps > question.shown,
  }
}

/** (to - from)/years in points for percentages, (to/from)^(1/years) - 1 for the rest. */
function pace(from: number, to: number, years: number, unit: Unit): number | null {
  const change = unit === 'percentage' ? (to - from) / years : (to / from) ** (1 / years) - 1
  return Number.isFinite(change) ? change : null
}
