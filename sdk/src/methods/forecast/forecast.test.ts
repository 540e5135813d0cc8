import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forecast, type Forecast, type ForecastInput } from './forecast.ts'
import { fitNaive, fitDrift } from './simpleModels.ts'
import { fitSes } from './smoothingModels.ts'
import { fitDampedTrend } from './dampedTrend.ts'
import { fitSeasonalTrend } from './seasonalTrend.ts'

const yearly = (first: number, values: readonly (number | null)[]) =>
  values.map((value, i) => ({ period: String(first + i), value }))
const ask = (values: readonly (number | null)[], more: Partial<ForecastInput> = {}) =>
  forecast({ observations: yearly(2000, values), unit: 'percentage', currentYear: 2026, ...more })
const ok = (outcome: ReturnType<typeof forecast>): Forecast => {
  if (outcome.status !== 'ok') throw new Error(outcome.reason)
  return outcome
}
const wuenic = [
  25, 24, 27, 31, 34, 37, 40, 42, 46, 42, 53, 49, 55, 57, 56, 56, 53, 60, 61, 62, 62, 62, 62, 62,
]

describe('eligibility', () => {
  it('refuses fewer than four values, a constant series and one without values', () => {
    expect(ask([50, 51, 52])).toMatchObject({ status: 'too_few_points' })
    expect(ask([50, 50, 50, 50, 50])).toMatchObject({ status: 'no_variation' })
    expect(ask([null, null])).toMatchObject({ status: 'all_missing' })
  })
  it('tries only a straight trend with four to six values, and calls it indicative', () => {
    const { card, predicted } = ok(ask([40, 42, 45, 47, 48]))
    expect(card).toMatchObject({ model: 'drift', isIndicative: true, horizon: 2 })
    expect(predicted.map((one) => one.period)).toEqual(['2005', '2006'])
  })
  it('tries the full set from seven values', () => {
    expect(ok(ask([40, 42, 45, 47, 48, 50, 53])).card.candidates.length).toBeGreaterThan(3)
  })
  it('leaves projections, negatives and blanks out and counts them', () => {
    const observations = [
      ...yearly(2000, [40, null, -1]),
      ...yearly(2003, [42, 44, 45, 46, 49]),
      { period: '2030', value: 90 },
    ]
    const result = ok(forecast({ observations, unit: 'percentage', currentYear: 2026 }))
    expect(result.excluded).toBe(3)
    expect(result.actual.at(-1)?.period).toBe('2007')
  })
  it('uses only what comes after a break', () => {
    const result = ok(ask([90, 91, 92, 20, 22, 23, 25, 27], { breaks: ['2003'] }))
    expect(result.actual[0]).toEqual({ period: '2003', value: 20 })
  })
})

describe('variance of the h-step error, as published in FPP3', () => {
  const y = [3, 5, 4, 6, 8, 7, 9, 11, 10, 12]
  it('naive grows with the root of h', () => {
    const naive = fitNaive(y)!
    const s = Math.sqrt([2, -1, 2, 2, -1, 2, 2, -1, 2].reduce((a, e) => a + e * e, 0) / 9)
    expect(naive.standardError!(1)).toBeCloseTo(s, 12)
    expect(naive.standardError!(4)).toBeCloseTo(2 * s, 12)
  })
  it('drift adds the error of the drift', () => {
    const drift = fitDrift(y)!
    expect(drift.centre(3)).toBe(15)
    expect(drift.standardError!(2) / drift.standardError!(1)).toBeCloseTo(
      Math.sqrt((2 * (1 + 2 / 9)) / (1 + 1 / 9)),
      12,
    )
  })
  it('SES follows 1 + alpha^2 (h - 1)', () => {
    const ses = fitSes(y)!
    const alpha = ses.parameters['alpha'] as number
    expect(ses.standardError!(5) / ses.standardError!(1)).toBeCloseTo(Math.sqrt(1 + 4 * alpha * alpha), 12)
  })
})

describe('fitted models', () => {
  it('find the level of a series that only shakes', () => {
    const ses = fitSes([10, 12, 9, 11, 10, 11, 9, 12, 10, 11])!
    expect(ses.centre(1)).toBeCloseTo(10.5, 0)
    expect(ses.parameters['alpha']).toBeLessThan(0.3)
  })
  it('follow a damped trend to its end', () => {
    let [level, trend] = [10, 2]
    const y = Array.from({ length: 15 }, () => (level += trend *= 0.9))
    const damped = fitDampedTrend(y)!
    expect(damped.centre(1)).toBeCloseTo(level + trend * 0.9, 2)
    expect(damped.centre(3)).toBeCloseTo(level + trend * (0.9 + 0.81 + 0.729), 2)
  })
  it('repeat a season', () => {
    const y = Array.from({ length: 48 }, (_, i) => 50 + 10 * Math.sin((i * Math.PI) / 6) + 0.1 * i)
    const seasonal = fitSeasonalTrend(y, 12)!
    expect(Math.abs(seasonal.centre(4) - (50 + 10 * Math.sin((51 * Math.PI) / 6) + 5.1))).toBeLessThan(0.6)
  })
})

describe('the published forecast', () => {
  it('starts where the series ends', () => {
    const { predicted } = ok(ask(wuenic))
    expect(predicted).toHaveLength(5)
    expect(Math.abs(predicted[0]!.value - 62)).toBeLessThan(3)
  })
  it('widens with every step of a series that wanders', () => {
    const wandering = [50, 53, 49, 46, 48, 44, 47, 51, 55, 52, 56, 59, 55, 51, 54, 58]
    const { predicted } = ok(ask(wandering))
    const widths = predicted.map(({ intervals }) => intervals[2]!.upper - intervals[2]!.lower)
    for (let h = 1; h < widths.length; h++) expect(widths[h]).toBeGreaterThan(widths[h - 1]!)
  })
  it('gives the same answer twice', () => {
    expect(ask(wuenic)).toEqual(ask(wuenic))
  })
  it('takes the last value where nothing beats it', () => {
    const { card } = ok(ask([50, 53, 49, 46, 48, 44, 47, 51, 55, 52, 56, 59, 55, 51, 54, 58]))
    expect(card.model).toBe('naive')
    expect(card.backTest).toMatchObject({ status: 'ok', skill: 0 })
  })
  it('uses logarithms and says so above 100 %', () => {
    const { card } = ok(ask([80, 85, 90, 97, 104, 108, 111]))
    expect(card.scale).toBe('log')
    expect(card.notes.join()).toContain('above 100 %')
  })
  it('stays inside 0-100 when values touch the ends', () => {
    const { predicted } = ok(ask([0, 20, 50, 80, 95, 99, 100, 100]))
    for (const { intervals, value } of predicted) {
      expect(value).toBeLessThanOrEqual(100)
      expect(intervals[2]!.upper).toBeLessThanOrEqual(100)
      expect(intervals[2]!.lower).toBeGreaterThanOrEqual(0)
    }
  })
  it('fits a line to surveys of irregular years', () => {
    const observations = [
      [1999, 26],
      [2003, 21],
      [2008, 35],
      [2013, 38],
      [2018, 50],
    ].map(([year, value]) => ({
      period: String(year),
      value: value as number,
    }))
    const result = ok(forecast({ observations, unit: 'percentage', currentYear: 2026 }))
    expect(result.card.kind).toBe('surveys of irregular years')
    expect(result.predicted.map((one) => one.period)).toEqual(['2019', '2020'])
    expect(result.predicted[0]!.value).toBeGreaterThan(42)
    expect(result.predicted[0]!.value).toBeLessThan(56)
  })
  it('refuses three surveys', () => {
    const observations = ['2008', '2013', '2018'].map((period, i) => ({ period, value: 40 + i }))
    expect(forecast({ observations, unit: 'percentage', currentYear: 2026 })).toMatchObject({
      status: 'too_few_points',
    })
  })
  it('answers for 40 years and for 120 months', () => {
    const long = Array.from({ length: 40 }, (_, i) => 30 + i + 4 * Math.sin(i * 1.7))
    const months = Array.from({ length: 120 }, (_, i) => ({
      period: `${2010 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
      value: 50 + 8 * Math.sin(i / 2) + ((i * 7919) % 13) / 4,
    }))
    expect(ok(ask(long)).predicted.length).toBeGreaterThan(0)
    const monthly = forecast({ observations: months, unit: 'percentage', currentYear: 2026 })
    expect(ok(monthly).predicted.length).toBeGreaterThan(0)
  })
})

describe('targets', () => {
  it('are judged by one prediction, each as if it had been asked alone', () => {
    const national = { value: 75, year: 2012, slope: 'Positive' as const }
    const sdg = { ...national, value: 90 }
    const both = ok(ask(rising, { targets: [national, sdg] }))
    const alone = [national, sdg].map((target) => ok(ask(rising, { targets: [target] })))
    expect(both.targets).toEqual(alone.map((one) => one.targets[0]))
    expect(both.predicted).toEqual(alone[0]?.predicted)
    expect(ok(ask(rising, {})).targets).toEqual([])
  })

  const rising = [40, 44, 46, 51, 53, 57, 60, 62, 66, 69]
  const target = { value: 75, year: 2012, slope: 'Positive' as const }
  it('are likelier the nearer they lie, and probabilities add up over both directions', () => {
    const chance = (value: number, slope: 'Positive' | 'Negative'): number => {
      const outlook = ok(ask(rising, { targets: [{ ...target, value, slope }] })).targets[0]
      if (outlook?.status !== 'ok') throw new Error('no outlook')
      return outlook.probability
    }
    expect(chance(70, 'Positive')).toBeGreaterThan(chance(80, 'Positive'))
    expect(chance(75, 'Positive') + chance(75, 'Negative')).toBeCloseTo(1, 10)
  })
  it('name the yearly pace in points for percentages and as a share for rates', () => {
    expect(ok(ask(rising, { targets: [target] })).targets[0]).toMatchObject({
      requiredPerYear: 2,
      achievedPerYear: 29 / 9,
    })
    const rates = ok(
      ask([200, 180, 170, 150, 140, 130, 120, 100], {
        unit: 'rate',
        targets: [{ value: 50, year: 2011, slope: 'Negative' }],
      }),
    )
    const outlook = rates.targets[0]
    expect(outlook?.status === 'ok' && outlook.requiredPerYear).toBeCloseTo(0.5 ** 0.25 - 1, 12)
  })
  it('that lie too far ahead get a reason, not a number', () => {
    expect(ok(ask(rising, { targets: [{ ...target, year: 2040 }] })).targets[0]).toMatchObject({
      status: 'beyond_horizon',
    })
  })
  it('without a wanted direction get a reason', () => {
    expect(ok(ask(rising, { targets: [{ ...target, slope: 'Unknown' }] })).targets[0]).toMatchObject({
      status: 'not_defined',
    })
  })
})

describe('any admissible series', () => {
  const value = fc.oneof(
    fc.integer({ min: 0, max: 1000 }).map((n) => n / 10),
    fc.constantFrom(0, 100, 1e9, 1e-7),
  )
  it('yields finite, ordered intervals or a stated reason', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(value), { maxLength: 16 }),
        fc.constantFrom('percentage', 'rate', 'count'),
        (values, unit) => {
          const result = ask(values, {
            unit: unit as 'rate',
            targets: [{ value: 50, year: 2018, slope: 'Positive' }],
          })
          if (result.status !== 'ok') {
            expect(result.reason).not.toBe('')
            return
          }
          for (const { value: median, intervals } of result.predicted) {
            const widest = [...intervals].reverse()
            const chain = [...widest.map((one) => one.lower), median, ...intervals.map((one) => one.upper)]
            for (const number of chain) expect(Number.isFinite(number)).toBe(true)
            for (let i = 1; i < chain.length; i++)
              expect(chain[i]! - chain[i - 1]!).toBeGreaterThanOrEqual(-1e-9 * (1 + chain[i]!))
          }
          expect(JSON.stringify(result)).not.toContain('null,"lower"')
          const [target] = result.targets
          if (target?.status === 'ok') {
            expect(target.probability).toBeGreaterThanOrEqual(0)
            expect(target.probability).toBeLessThanOrEqual(1)
          }
          if (result.card.backTest.status === 'ok') {
            for (const number of Object.values(result.card.backTest))
              if (typeof number === 'number') expect(Number.isFinite(number)).toBe(true)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
