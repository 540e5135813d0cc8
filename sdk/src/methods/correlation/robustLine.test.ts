import { describe, expect, it } from 'vitest'
import { robustLine } from './robustLine.ts'

const points = (pairs: readonly (readonly [number, number | null])[]) =>
  pairs.map(([x, y], at) => ({ label: `P${at}`, x, y }))

describe('the robust line', () => {
  it('goes through the many, and names the one that lies far off', () => {
    const line = robustLine(
      points([
        [1, 2.1],
        [2, 3.9],
        [3, 6.1],
        [4, 8],
        [5, 9.9],
        [6, 40],
        [7, null],
      ]),
    )
    expect(line?.slope).toBeCloseTo(2, 0)
    expect(line?.outliers.map(({ label }) => label)).toEqual(['P5'])
  })

  it('is not drawn through fewer than five points', () => {
    expect(
      robustLine(
        points([
          [1, 2],
          [2, 3],
          [3, null],
        ]),
      ),
    ).toBeNull()
  })
})
