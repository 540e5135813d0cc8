import { z95 } from '../distributions/normal.ts'
import { computedLabel, noResult, type Outcome } from '../outcome.ts'

export interface HybridEstimate {
  label: typeof computedLabel
  value: number
  se: number
  lower: number
  upper: number
  /** Share of each input in the result, in the order given. */
  shares: number[]
}

/**
 * Inverse-variance weighted mean of sources for one period, with its 95 % interval. A weighted average of
 * routine and survey values has a published precedent (PNAS 2018, PMC6304954). Computed, not official.
 * Every input needs a standard error above 0: without one a source has no weight here.
 */
export function hybridEstimate(
  inputs: readonly { value: number; se: number | null }[],
): Outcome<HybridEstimate> {
  const usable = inputs.filter((input) => Number.isFinite(input.value) && input.se !== null && input.se > 0)
  if (usable.length < inputs.length || usable.length < 2) {
    return noResult('not_enough_information', 'Two or more values with a standard error each are needed.')
  }
  const precisions = usable.map((input) => 1 / (input.se as number) ** 2)
  const total = precisions.reduce((a, b) => a + b, 0)
  const value = usable.reduce((sum, input, i) => sum + (input.value * (precisions[i] as number)) / total, 0)
  const se = Math.sqrt(1 / total)
  return {
    status: 'ok',
    label: computedLabel,
    value,
    se,
    lower: value - z95 * se,
    upper: value + z95 * se,
    shares: precisions.map((precision) => precision / total),
  }
}
