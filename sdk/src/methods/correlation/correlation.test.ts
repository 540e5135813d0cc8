import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustedP } from './adjustedP.ts'
import { correlate, correlationInterval, strengthOf } from './correlate.ts'
import { correlationMatrix, correlationSteps } from './correlationMatrix.ts'
import { firstDifferences } from './firstDifferences.ts'
import { leaveOneOut } from './leaveOneOut.ts'
import { seededRandom } from '../numerics/seededRandom.ts'
import { midRanks } from './midRanks.ts'

const rOf = (outcome: ReturnType<typeof correlate>): number => {
  if (outcome.status !== 'ok') throw new Error(outcome.reason)
  return outcome.r
}

describe('published numbers', () => {
  it('r = 0.72 from 37 states has the interval 0.516 to 0.847 and t = 6.14', () => {
    const [lower, upper] = correlationInterval(0.72, 37, 'pearson')!
    expect([lower.toFixed(3), upper.toFixed(3)]).toEqual(['0.516', '0.847'])
    expect((0.72 * Math.sqrt(35 / (1 - 0.72 ** 2))).toFixed(2)).toBe('6.14')
  })
  it('rho = 0.65 from 37 states has the interval 0.385 to 0.816', () => {
    const [lower, upper] = correlationInterval(0.65, 37, 'spearman')!
    expect([lower.toFixed(3), upper.toFixed(3)]).toEqual(['0.385', '0.816'])
  })
  it("Anscombe's quartet has r = 0.816 and p = 0.0022", () => {
    const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
    const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
    const result = correlate(x, y)
    expect(result).toMatchObject({ status: 'ok', n: 11 })
    expect(rOf(result)).toBeCloseTo(0.81642, 5)
    expect(result.status === 'ok' && result.p).toBeCloseTo(0.00217, 5)
  })
  it('Benjamini and Hochberg (1995), their fifteen p values: four are rejected at 0.05', () => {
    const p = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
      0.759, 1,
    ]
    expect(adjustedP(p).filter((q) => q <= 0.05)).toHaveLength(4)
  })
})

describe('stated outcomes', () => {
  it('fewer than five complete pairs give no result', () => {
    expect(correlate([1, 2, 3, null, 5], [1, 2, 3, 4, 5])).toMatchObject({ status: 'too_few_points' })
  })
  it('fewer than ten are marked small', () => {
    expect(correlate([1, 2, 3, 4, 5], [1, 3, 2, 5, 4])).toMatchObject({ isSmall: true })
  })
  it('a constant variable has no variation', () => {
    expect(correlate([0.1, 0.1, 0.1, 0.1, 0.1], [1, 2, 3, 4, 5])).toMatchObject({ status: 'no_variation' })
  })
  it('a straight line has r = 1 and no interval', () => {
    expect(correlate([1, 2, 3, 4, 5], [0.1, 0.2, 0.3, 0.4, 0.5])).toMatchObject({
      r: 1,
      interval: null,
      t: null,
    })
  })
  it('small Spearman correlations take their p from permutations, the same each time', () => {
    const run = () => correlate([1, 2, 3, 4, 5, 6], [2, 1, 4, 3, 6, 5], 'spearman')
    expect(run()).toMatchObject({ pBy: 'permutation' })
    expect(run()).toEqual(run())
    // Exact two-sided p of rho = 0.829 with n = 6 is 0.058 (published tables).
    const result = run()
    expect(result.status === 'ok' && Math.abs(result.p - 0.058)).toBeLessThan(0.01)
  })
})

describe('robustness', () => {
  it('names the one state that makes a correlation', () => {
    const x = [1, 2, 3, 4, 5, 6, 30]
    const y = [6, 5, 4, 3, 2, 1, 30]
    expect(leaveOneOut(x, y)).toMatchObject({ status: 'ok', mostInfluential: 6, signFlips: true })
  })
  it.each(['pearson', 'spearman'] as const)(
    'leaves out each of many, %s, as if it had never been there',
    (method) => {
      const random = seededRandom(7)
      // Ties, and one value that makes nearly all of the spread.
      const x = Array.from({ length: 60 }, (_, i) => (i === 20 ? 1e9 : Math.round(random() * 20)))
      const y = x.map((value, i) => (i % 9 === 0 ? null : value / 3 + Math.round(random() * 6)))
      const known = x.flatMap((_, i) => (y[i] === null ? [] : [i]))
      const rs = known.map((i) => rOf(correlate(x.with(i, NaN), y, method)))
      const whole = rOf(correlate(x, y, method))
      const range = leaveOneOut(x, y, method)
      if (range.status !== 'ok') throw new Error(range.reason)
      expect(range.min).toBeCloseTo(Math.min(...rs), 9)
      expect(range.max).toBeCloseTo(Math.max(...rs), 9)
      const moves = rs.map((r) => Math.abs(r - whole))
      expect(range.mostInfluential).toBe(known[moves.indexOf(Math.max(...moves))])
    },
  )
  it('takes differences between neighbouring years only', () => {
    const series = [
      ['2010', 1],
      ['2011', 4],
      ['2014', 9],
      ['2015', 7],
    ].map(([period, value]) => ({
      period: String(period),
      value: Number(value),
    }))
    expect(firstDifferences(series)).toEqual([
      { period: '2011', value: 3 },
      { period: '2015', value: -2 },
    ])
  })
  it('warns of shared denominators and of one model', () => {
    const values = [1, 4, 2, 5, 3, 6, 9]
    const [cell] = correlationMatrix([
      { name: 'a', values, components: ['births'], model: 'IGME' },
      { name: 'b', values: [2, 3, 1, 6, 4, 5, 9], components: ['births'], model: 'IGME' },
    ])
    expect(cell?.warnings).toHaveLength(2)
  })
  it('stops after each pair, for those who do it in turns', () => {
    const values = [1, 4, 2, 5, 3, 6, 9]
    const variables = ['a', 'b', 'c'].map((name, i) => ({ name, values: values.toSpliced(i, 1, i) }))
    const steps = correlationSteps(variables)
    expect([steps.next().done, steps.next().done, steps.next().done]).toEqual([false, false, false])
    expect(steps.next()).toEqual({ done: true, value: correlationMatrix(variables) })
  })
  it('has a cell for each pair of 12 variables', () => {
    const variables = Array.from({ length: 12 }, (_, v) => ({
      name: String(v),
      values: Array.from({ length: 37 }, (_, i) => ((i * (v + 3) * 7919) % 101) + i / 37),
    }))
    expect(correlationMatrix(variables, 'spearman')).toHaveLength(66)
  })
})

describe('properties', () => {
  const value = fc.oneof(
    fc.integer({ min: 0, max: 1000 }).map((n) => n / 10),
    fc.constantFrom(0, 1e15, 1e-12, null),
  )
  const lists = fc.array(fc.tuple(value, value), { maxLength: 20 })
  it('is symmetric, bounded and finite for any input', () => {
    fc.assert(
      fc.property(lists, fc.constantFrom('pearson' as const, 'spearman' as const), (pairs, method) => {
        const [x, y] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)]
        const [ab, ba] = [correlate(x, y, method), correlate(y, x, method)]
        expect(ab.status).toBe(ba.status)
        if (ab.status !== 'ok' || ba.status !== 'ok') return
        expect(ab.r).toBeCloseTo(ba.r, 9)
        expect(Math.abs(ab.r)).toBeLessThanOrEqual(1)
        expect(ab.p >= 0 && ab.p <= 1 + 1e-12).toBe(true)
        if (ab.interval) expect(ab.interval[0] <= ab.r && ab.r <= ab.interval[1]).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
  it('does not change with unit or offset', () => {
    const numbers = fc.array(fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 })), {
      minLength: 6,
      maxLength: 20,
    })
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 50 }), (pairs, factor) => {
        const [x, y] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)]
        const [plain, scaled] = [
          correlate(x, y),
          correlate(
            x.map((v) => v * factor + 7),
            y,
          ),
        ]
        expect(scaled.status).toBe(plain.status)
        if (plain.status === 'ok') expect(rOf(scaled)).toBeCloseTo(plain.r, 9)
      }),
    )
  })
  it('gives ranks that sum to n(n + 1)/2', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 })), (values) => {
        expect(midRanks(values).reduce((a, b) => a + b, 0)).toBeCloseTo(
          (values.length * (values.length + 1)) / 2,
          9,
        )
      }),
    )
  })
  it('has strength words at their cuts', () => {
    expect([0.05, 0.1, -0.4, 0.7, 0.95].map(strengthOf)).toEqual([
      'negligible',
      'weak',
      'moderate',
      'strong',
      'very strong',
    ])
  })
})
