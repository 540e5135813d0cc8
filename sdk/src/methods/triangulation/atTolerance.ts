import { gradeOf, gradeWordOf } from './score.ts'

/** A pair of figures of one period, as a triangulation sets them side by side. */
interface ComparedPair {
  difference: number
  tolerance: number
  weight: number
}

export interface AtTolerance {
  n: number
  within: number
  /** Score of level agreement, 0-100, with its grade as "grade - label". */
  level: number
  grade: string
}

/** Points lost per tolerance of distance, as in the method of level agreement. */
const slope = 40

/** Level agreement if the tolerance of each pair were `factor` times as wide; null without pairs. */
export function atTolerance(pairs: readonly ComparedPair[], factor: number): AtTolerance | null {
  const weight = pairs.reduce((sum, pair) => sum + pair.weight, 0)
  if (weight === 0) return null
  const distances = pairs.map(({ difference, tolerance }) =>
    difference === 0 ? 0 : Math.abs(difference) / (tolerance * factor),
  )
  const lost = pairs.reduce(
    (sum, pair, at) => sum + pair.weight * Math.min(100, slope * (distances[at] ?? 0)),
    0,
  )
  const level = 100 - lost / weight
  return {
    n: pairs.length,
    within: distances.filter((distance) => distance <= 1).length,
    level: Math.round(level * 10) / 10,
    grade: `${gradeOf(level)} - ${gradeWordOf(level)}`,
  }
}
