import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Observation, SourceSeries } from './Observation.ts'
import { pairSeries } from './pairSeries.ts'
import { patternAgreement } from './patternAgreement.ts'
import { prepareSeries } from './prepareSeries.ts'
import { gradeOf, scoreOf } from './score.ts'
import { toleranceOf } from './tolerance.ts'
import { toYearly } from './toYearly.ts'
import { triangulate } from './triangulate.ts'

const year = fc.integer({ min: 1990, max: 2030 }).map(String)
const value = fc.oneof(
  fc.integer({ min: 0, max: 1200 }).map((n) => n / 10),
  fc.constantFrom(null, 0, -1, 100, 1e-300, 1e14, Number.NaN),
)
const observation: fc.Arbitrary<Observation> = fc.oneof(
  fc.record({ period: year, value }),
  fc.record({
    period: year,
    value,
    lower: fc.integer({ min: 0, max: 100 }),
    upper: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({
    period: fc
      .tuple(year, fc.integer({ min: 1, max: 12 }))
      .map(([y, m]) => `${y}-${String(m).padStart(2, '0')}`),
    value,
  }),
)
const unit = fc.constantFrom('percentage' as const, 'rate' as const, 'count' as const)
const source = (id: number, observations: Observation[], of: SourceSeries['unit']): SourceSeries => ({
  source: { id, name: `S${id}`, class: 'Survey' },
  indicator: 1,
  unit: of,
  observations,
})

/** Every number inside a result. */
function numbersIn(result: unknown): number[] {
  if (typeof result === 'number') return [result]
  return typeof result === 'object' && result !== null ? Object.values(result).flatMap(numbersIn) : []
}

describe('triangulation of anything', () => {
  it('gives finite scores from 0 to 100, or a reason', () => {
    fc.assert(
      fc.property(
        fc.array(observation, { maxLength: 14 }),
        fc.array(observation, { maxLength: 14 }),
        unit,
        (a, b, of) => {
          const result = triangulate({
            primary: source(201, a, of),
            compared: [source(202, b, of)],
            currentYear: 2026,
          })
          if (result.status !== 'ok') return
          // z of two equal published bounds and the like must not slip through as Infinity either.
          expect(numbersIn(result).filter((n) => !Number.isFinite(n))).toEqual([])
          for (const { consistency, complementarity } of result.sources) {
            for (const one of [consistency, complementarity]) {
              if (one.status === 'ok') expect(one.score >= 0 && one.score <= 100 + 1e-9).toBe(true)
              else expect(one.reason).not.toBe('')
            }
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  it('is symmetric in consistency where all pairs are exact', () => {
    const yearly = fc.uniqueArray(fc.record({ period: year, value: fc.integer({ min: 0, max: 100 }) }), {
      selector: (o) => o.period,
      minLength: 1,
      maxLength: 10,
    })
    fc.assert(
      fc.property(
        yearly,
        fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 10, maxLength: 10 }),
        (a, shifts) => {
          const b = a.map((o, i) => ({ ...o, value: Math.max(0, o.value + shifts[i]!) }))
          const score = (x: Observation[], y: Observation[]): number | string => {
            const result = triangulate({
              primary: source(201, x, 'percentage'),
              compared: [source(202, y, 'percentage')],
              currentYear: 2030,
            })
            const agreement = result.status === 'ok' ? result.sources[0]!.consistency : result
            return agreement.status === 'ok' && 'score' in agreement ? agreement.score : agreement.status
          }
          const [forth, back] = [score(a, b), score(b, a)]
          if (typeof forth === 'number') expect(back).toBeCloseTo(forth, 8)
          else expect(back).toBe(forth)
        },
      ),
    )
  })

  it('never extrapolates and pairs each comparator point once at most', () => {
    const points = fc.array(fc.record({ period: year, value: fc.integer({ min: 1, max: 99 }) }), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(points, points, (a, b) => {
        const options = { unit: 'percentage' as const, currentYear: 2030, yearly: true }
        const [x, y] = [prepareSeries(a, options).points, prepareSeries(b, options).points]
        const pairs = pairSeries(x, y, 'percentage')
        expect(pairs.length).toBeLessThanOrEqual(y.length)
        for (const pair of pairs) {
          const values = x.map((point) => point.value)
          expect(pair.x).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9)
          expect(pair.x).toBeLessThanOrEqual(Math.max(...values) + 1e-9)
          expect(x.some((point) => Math.abs(point.at - pair.at) <= 5)).toBe(true)
        }
      }),
    )
  })
})

describe('its parts', () => {
  it('score falls with discrepancy, from 100 over 60 at the tolerance to 0 at two and a half', () => {
    expect([0, 1, 2.5, 9].map(scoreOf)).toEqual([100, 60, 0, 0])
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 5, noNaN: true }),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (a, b) => {
          expect(scoreOf(Math.max(a, b))).toBeLessThanOrEqual(scoreOf(Math.min(a, b)))
        },
      ),
    )
  })
  it('grades turn at 21, 41, 61 and 81', () => {
    expect([0, 20.9, 21, 41, 60.6, 61, 81, 100].map(gradeOf)).toEqual([1, 1, 2, 3, 3, 4, 5, 5])
  })
  it('tolerance is half a point at least and ten at most for percentages, a third for the rest', () => {
    expect(toleranceOf(0, 0.4, 'percentage')).toBe(0.5)
    expect(toleranceOf(60, 70, 'percentage')).toBe(10)
    expect(toleranceOf(10, 20, 'percentage')).toBeCloseTo(4.95, 12)
    expect(toleranceOf(100, 120, 'rate')).toBeCloseTo(36.3, 12)
  })
  it('concordance does not change with the unit, and falls with a constant shift', () => {
    const x = [10, 20, 30, 40, 55]
    const of = (y: number[], factor = 1): number => {
      const result = patternAgreement(
        x.map((v) => v * factor),
        y.map((v) => v * factor),
      )
      return result.status === 'ok' ? result.concordance : -2
    }
    const y = [12, 19, 33, 38, 60]
    expect(of(y, 7)).toBeCloseTo(of(y), 12)
    expect(of(x)).toBeCloseTo(1, 12)
    expect(of(x.map((v) => v + 10))).toBeLessThan(1)
    expect(patternAgreement([5, 5, 5, 5, 5], [5, 5, 5, 5, 5])).toMatchObject({ status: 'no_variation' })
  })
  it('months become a year: ten are enough, six to nine are partial, five are none', () => {
    const months = (n: number) =>
      Array.from({ length: n }, (_, i) => ({
        period: `2020-${String(i + 1).padStart(2, '0')}`,
        value: 10 + i,
      }))
    expect(toYearly(months(10), 'count')).toEqual([{ period: '2020', value: 145, isPartial: false }])
    expect(toYearly(months(6), 'rate')).toEqual([{ period: '2020', value: 12.5, isPartial: true }])
    expect(toYearly(months(5), 'rate')).toEqual([])
  })
  it('monthly coverage is the sum of numerators over the sum of denominators', () => {
    const months = Array.from({ length: 12 }, (_, i) => ({
      period: `2020-${String(i + 1).padStart(2, '0')}`,
      value: i < 6 ? 100 : 50,
      numerator: i < 6 ? 10 : 45,
      denominator: i < 6 ? 10 : 90,
    }))
    expect(toYearly(months, 'percentage')[0]?.value).toBeCloseTo((100 * 330) / 600, 10)
    const noParts = months.map(({ period, value: v }) => ({ period, value: v }))
    expect(toYearly(noParts, 'percentage')[0]?.value).toBeCloseTo(75, 10)
  })
})
