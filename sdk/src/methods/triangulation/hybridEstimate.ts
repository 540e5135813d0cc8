import { z95 } from '../distributions/normal.ts'
import { computedLabel, noResult, type Outcome } from '../outcome.ts'
import { largestFigure } from './prepareSeries.ts'

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
 * Inverse-variance weighted mean of sources for one period, with its 95 % interval: shares
 * w_i = se_i^-2 / sum se_j^-2, value sum w_i x_i, se = (sum se_j^-2)^-1/2. A weighted average of routine and survey values has a published precedent (PNAS 2018, PMC6304954). Computed, not official.
 * Every input needs a standard error above 0: without one a source has no weight here.
 */
export function hybridEstimate(
  inputs: readonly { value: number; se: number | null }[],
): Outcome<HybridEstimate> {
  const usable = inputs.filter((input): input is { value: number; se: number } => isUsable(input))
  if (usable.length < inputs.length || usable.length < 2) {
    return noResult('not_enough_information', 'Two or more values with a standard error each are needed.')
  }
  // Relative to the most precise input: the square of a tiny error would leave the range of numbers.
  const least = Math.min(...usable.map((input) => input.se))
  const precisions = usable.map((input) => (least / input.se) ** 2)
  const total = precisions.reduce((a, b) => a + b, 0)
  const shares = precisions.map((precision) => precision / total)
  const value = usable.reduce((sum, input, i) => sum + input.value * (shares[i] as number), 0)
  const se = least / Math.sqrt(total)
  return {
    status: 'ok',
    label: computedLabel,
    value,
    se,
    lower: value - z95 * se,
    upper: value + z95 * se,
    shares,
  }
}

function isUsable({ value, se }: { value: number; se: number | null }): boolean {
  return Math.abs(value) <= largestFigure && se !== null && se > 0 && se <= largestFigure
}
