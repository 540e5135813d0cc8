import { medianOf } from './quantileOf.ts'

/**
 * Median of the slopes of all pairs of points with different times, in units of y per unit of time.
 * Sen, JASA 63 (1968) 1379-1389. Null where fewer than two times differ.
 */
export function theilSenSlope(times: readonly number[], values: readonly number[]): number | null {
  const slopes: number[] = []
  for (let i = 0; i < times.length; i++) {
    for (let j = i + 1; j < times.length; j++) {
      const span = (times[j] as number) - (times[i] as number)
      if (span !== 0) slopes.push(((values[j] as number) - (values[i] as number)) / span)
    }
  }
  return slopes.length > 0 ? medianOf(slopes) : null
}
