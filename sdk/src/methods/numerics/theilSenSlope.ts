import { quickselect } from 'simple-statistics'
import { atOnce, type Steps } from '../steps.ts'
import { quantileOf } from './quantileOf.ts'

/**
 * Median of the slopes of all pairs of points with different times, in units of y per unit of time.
 * Sen, JASA 63 (1968) 1379-1389. Null where fewer than two times differ.
 */
export function theilSenSlope(times: readonly number[], values: readonly number[]): number | null {
  return atOnce(theilSenSteps(times, values))
}

/** The same; stops before the median is looked for. */
export function* theilSenSteps(times: readonly number[], values: readonly number[]): Steps<number | null> {
  const slopes = slopesOf(times, values)
  yield
  return slopes.length > 0 ? medianWithin(slopes) : null
}

/** A hundred years of months have a million pairs: to collect them in a list and sort it takes most of a second. */
function slopesOf(times: readonly number[], values: readonly number[]): Float64Array {
  const slopes = new Float64Array((times.length * (times.length - 1)) / 2)
  let count = 0
  for (let i = 0; i < times.length; i++) {
    for (let j = i + 1; j < times.length; j++) {
      const span = (times[j] as number) - (times[i] as number)
      if (span !== 0) slopes[count++] = ((values[j] as number) - (values[i] as number)) / span
    }
  }
  return slopes.subarray(0, count)
}

/** The median, found without sorting the rest; the values are left in another order. */
function medianWithin(values: Float64Array): number {
  const middle = Math.floor((values.length - 1) / 2)
  quickselect(values as unknown as number[], middle)
  const lower = values[middle] as number
  if (values.length % 2 === 1) return lower
  let upper = Infinity
  for (let i = middle + 1; i < values.length; i++) upper = Math.min(upper, values[i] as number)
  return quantileOf([lower, upper], 0.5)
}
