import { normalQuantile, z95 } from '../distributions/normal.ts'
import { logit } from '../numerics/logit.ts'

/** How far the two halves of an interval may differ, relative to its width, and still count as symmetric. */
const symmetryTolerance = 0.1

/** Published bounds are taken as 95 % unless the source says otherwise. */
const defaultLevel = 0.95

export interface Bounds {
  lower: number
  upper: number
  /** Coverage of the interval, such as 0.95 or 0.9. */
  level?: number
}

/** Half-width of an interval in standard errors: 1.96 at 95 %. */
export function zOfLevel(level: number = defaultLevel): number {
  return level === 0.95 ? z95 : normalQuantile(0.5 + level / 2)
}

/**
 * Standard error from published bounds: (u - l) / (2 z), in the unit of the value; 3.92 at 95 %.
 * Percentages with asymmetric bounds come from the logit scale and are brought back by the delta
 * method: se = se_L p (100 - p) / 100. Null where the bounds are not in order around the value,
 * or the level is none.
 */
export function standardError(value: number, bounds: Bounds, isPercentage = false): number | null {
  const { lower, upper, level = defaultLevel } = bounds
  const areInOrder = lower <= value && value <= upper && Number.isFinite(upper - lower)
  const width = level > 0 && level < 1 ? 2 * zOfLevel(level) : 0
  if (!areInOrder || !(width > 0)) return null
  const asymmetry = Math.abs(upper + lower - 2 * value)
  const onLogit = isPercentage && asymmetry > symmetryTolerance * (upper - lower) && lower > 0 && upper < 100
  if (!onLogit) return (upper - lower) / width
  return (((logit(upper) - logit(lower)) / width) * value * (100 - value)) / 100
}

/** Standard error on the logit scale, for percentages with both bounds strictly inside 0-100. */
export function logitStandardError(bounds: Bounds): number | null {
  if (!(bounds.lower > 0 && bounds.upper < 100 && bounds.lower <= bounds.upper)) return null
  return (logit(bounds.upper) - logit(bounds.lower)) / (2 * zOfLevel(bounds.level))
}
