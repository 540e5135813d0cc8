import type { ProfileFigure } from './ProfileFigure.ts'

/** Whether a figure meets the national target; `open` where its interval holds the target. */
export type TargetVerdict = 'met' | 'missed' | 'open'

/** Null without a target, or without a direction in which to meet it. */
export function judgeTarget({
  indicator,
  figure,
}: Pick<ProfileFigure, 'indicator' | 'figure'>): TargetVerdict | null {
  const { national_target: target, desirable_slope: slope } = indicator
  if (target === null || slope === 'Unknown') return null
  const { lower, upper, value } = figure
  if (lower !== null && upper !== null && lower < target && target < upper) return 'open'
  return (slope === 'Positive' ? value >= target : value <= target) ? 'met' : 'missed'
}
