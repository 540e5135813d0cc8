import { describe, expect, it } from 'vitest'
import { normalCdf, normalQuantile } from './normal.ts'
import { tCdf, tQuantile, tTwoSidedP } from './studentT.ts'

describe('the normal distribution', () => {
  it('gives the published points', () => {
    expect(normalCdf(0)).toBeCloseTo(0.5, 14)
    expect(normalCdf(1)).toBeCloseTo(0.841344746068543, 13)
    expect(normalCdf(-3)).toBeCloseTo(0.00134989803163009, 14)
    expect(normalCdf(-8) / 6.22096057427178e-16).toBeCloseTo(1, 6)
  })
  it('has quantiles that undo it', () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 10)
    for (const p of [1e-6, 0.01, 0.3, 0.5, 0.9, 0.999999])
      expect(normalCdf(normalQuantile(p))).toBeCloseTo(p, 12)
  })
})

describe("Student's t", () => {
  it('gives the two-sided 5 % points of the printed tables', () => {
    const printed = [
      [1, 12.706],
      [2, 4.303],
      [5, 2.571],
      [10, 2.228],
      [30, 2.042],
      [120, 1.98],
    ] as const
    for (const [df, t] of printed) expect(tQuantile(0.975, df)).toBeCloseTo(t, 3)
  })
  it('has p values that belong to its quantiles', () => {
    for (const df of [1, 3, 8, 40]) {
      expect(tTwoSidedP(tQuantile(0.995, df), df)).toBeCloseTo(0.01, 9)
      expect(tCdf(-1.3, df) + tCdf(1.3, df)).toBeCloseTo(1, 12)
    }
  })
  it('is symmetric and refuses impossible probabilities', () => {
    expect(tQuantile(0.1, 4)).toBeCloseTo(-tQuantile(0.9, 4), 10)
    expect(() => tQuantile(1, 4)).toThrow(RangeError)
  })
})
