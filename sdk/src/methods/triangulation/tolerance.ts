import type { Unit } from '../unit.ts'

/** How far two sources may lie apart. Overridable per indicator. */
export interface Tolerance {
  /** Share of the mean of the two values. */
  relative: number
  /** Least and most tolerance of percentages, in points. */
  floor: number
  ceiling: number
}

// WHO DQR's usual 33 % limit and the WUENIC 10-point rule of thumb, the stricter of the two;
// half a point at least, or noise near zero would count as disagreement.
export const defaultTolerance: Tolerance = { relative: 0.33, floor: 0.5, ceiling: 10 }

/** Tolerance T of a pair: percentages max(0.5, min(10, 0.33 m)) points, other units 0.33 m; m = (x + y)/2. */
export function toleranceOf(
  x: number,
  y: number,
  unit: Unit,
  tolerance: Tolerance = defaultTolerance,
): number {
  const relative = tolerance.relative * ((x + y) / 2)
  if (unit !== 'percentage') return relative
  return Math.max(tolerance.floor, Math.min(tolerance.ceiling, relative))
}

/** Discrepancy in tolerances: 0 where the values are equal, even where the tolerance is 0 too (x = y = 0). */
export function discrepancy(difference: number, tolerance: number): number {
  return difference === 0 ? 0 : Math.min(Number.MAX_VALUE, Math.abs(difference) / tolerance)
}
