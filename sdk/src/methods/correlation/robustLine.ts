import { medianOf } from '../numerics/quantileOf.ts'
import { theilSenSlope } from '../numerics/theilSenSlope.ts'

interface Pair {
  x: number | null
  y: number | null
}

export interface RobustLine<Point> {
  slope: number
  intercept: number
  /** The points that lie far from it. */
  outliers: Point[]
}

/** A residual beyond this many scaled median deviations makes a point an outlier (Iglewicz and Hoaglin 1993). */
const outlierZ = 3.5

/** Theil-Sen line through the complete points, and the points that lie far from it; null for fewer than five. */
export function robustLine<Point extends Pair>(points: readonly Point[]): RobustLine<Point> | null {
  const full = points.flatMap((point) =>
    point.x === null || point.y === null ? [] : [{ point, x: point.x, y: point.y }],
  )
  const slope = theilSenSlope(
    full.map(({ x }) => x),
    full.map(({ y }) => y),
  )
  if (slope === null || full.length < 5) return null
  const intercept = medianOf(full.map(({ x, y }) => y - slope * x))
  const residuals = full.map(({ x, y }) => Math.abs(y - intercept - slope * x))
  const spread = medianOf(residuals)
  const isFar = (residual: number): boolean => spread > 0 && (0.6745 * residual) / spread > outlierZ
  const outliers = full.flatMap(({ point }, at) => (isFar(residuals[at] ?? 0) ? [point] : []))
  return { slope, intercept, outliers }
}
