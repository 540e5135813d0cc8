import { expect, it } from 'vitest'
import { medianOf } from './quantileOf.ts'
import { seededRandom } from './seededRandom.ts'
import { theilSenSlope } from './theilSenSlope.ts'

it('a Theil-Sen slope is the median of all slopes, of an even or odd number, with ties and equal times', () => {
  const random = seededRandom(7)
  for (const n of [2, 3, 4, 5, 30, 31, 60]) {
    for (const steps of [2, 10, 1e6]) {
      const times = Array.from({ length: n }, (_, i) => Math.floor((i * 3) / 4))
      const values = times.map(() => Math.floor(random() * steps))
      const slopes = times.flatMap((a, i) =>
        times.slice(i + 1).flatMap((b, j) => {
          const rise = (values[i + 1 + j] as number) - (values[i] as number)
          return a === b ? [] : [rise / (b - a)]
        }),
      )
      expect(theilSenSlope(times, values)).toBe(slopes.length > 0 ? medianOf(slopes) : null)
    }
  }
  expect(theilSenSlope([], [])).toBeNull()
  expect(theilSenSlope([2000, 2000], [1, 2])).toBeNull()
})
