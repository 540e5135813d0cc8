import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareTwo, rangeAcrossSources } from './confidence/compareTwo.ts'
import { confidenceBand } from './confidence/confidenceBand.ts'
import { standardError } from './confidence/standardError.ts'
import { wilsonInterval } from './confidence/wilsonInterval.ts'
import { describePlaces } from './descriptive/describe.ts'
import { flagExternalRatio, flagInternalRatio, flagNationalMismatch } from './quality/flagRelations.ts'
import { flagSeries } from './quality/flagSeries.ts'
import { flagValue } from './quality/flagValue.ts'
import { reliability } from './reliability/reliability.ts'

/** Figures as the contracts admit them: also 0, tiny, huge and negative ones. */
const figure = fc.oneof(
  fc.integer({ min: -50, max: 1200 }).map((n) => n / 10),
  fc.constantFrom(0, 1e-300, 1e15, -1e15, 100),
)
/** What a caller may hand over by mistake besides. */
const anything = fc.oneof(figure, fc.constantFrom(Number.NaN, Infinity, -Infinity))
const year = fc.integer({ min: 2000, max: 2030 }).map(String)
const month = fc
  .tuple(fc.integer({ min: 2020, max: 2022 }), fc.integer({ min: 1, max: 12 }))
  .map(([y, m]) => `${y}-${String(m).padStart(2, '0')}`)

/** Every NaN and Infinity inside a result. */
function faultsIn(result: unknown): number[] {
  if (typeof result === 'number') return Number.isFinite(result) ? [] : [result]
  return typeof result === 'object' && result !== null ? Object.values(result).flatMap(faultsIn) : []
}

it('describing places gives numbers or reasons', () => {
  const place = fc.record({
    name: fc.string(),
    value: fc.option(anything),
    population: fc.oneof(anything, fc.integer({ min: 1 })),
  })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), fc.option(figure), (places, national) => {
      expect(faultsIn(describePlaces(places, { national }))).toEqual([])
    }),
  )
})

it('intervals are ordered numbers or reasons', () => {
  fc.assert(
    fc.property(anything, anything, anything, fc.option(anything), (a, b, c, d) => {
      const wilson = wilsonInterval(a, b, d ?? undefined)
      expect(faultsIn(wilson)).toEqual([])
      if (wilson.status === 'ok') expect(wilson.lower).toBeLessThanOrEqual(wilson.upper)
      expect(faultsIn(compareTwo({ value: a, se: b }, { value: c, se: d }))).toEqual([])
      expect(faultsIn(rangeAcrossSources([a, b, c].map((value) => ({ source: 's', value }))))).toEqual([])
      const bounds = { lower: b, upper: c, ...(d !== null && { level: d }) }
      for (const isPercentage of [true, false])
        expect(faultsIn(standardError(a, bounds, isPercentage))).toEqual([])
    }),
  )
})

it('a band holds its values, whatever the bounds', () => {
  const points = fc.array(fc.record({ period: year, value: figure }), { maxLength: 12 })
  fc.assert(
    fc.property(points, points, points, (values, lower, upper) => {
      const band = confidenceBand(values, lower, upper, 'Survey')
      expect(faultsIn(band)).toEqual([])
      if (band.status !== 'ok') return
      for (const { value, bounds } of band.runs.flat()) {
        expect((bounds?.lower ?? Infinity) <= value && value <= (bounds?.upper ?? -Infinity)).toBe(true)
      }
    }),
  )
})

it('reliability lies between 0 and 100, or is not given', () => {
  const input = fc.record(
    {
      periods: fc.record({ reported: anything, expected: anything }),
      ageYears: anything,
      flags: fc.record({ warnings: anything, values: anything }),
      agreement: anything,
      relativeHalfWidth: anything,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(input, (known) => {
      const result = reliability(known)
      expect(faultsIn(result)).toEqual([])
      if (result.status !== 'ok') return
      for (const part of [result.score, ...Object.values(result.parts)]) {
        expect(part >= 0 && part <= 100).toBe(true)
      }
    }),
  )
})

it('flags carry numbers only', () => {
  const point = fc.record({ period: fc.oneof(year, month), value: figure })
  const unit = fc.constantFrom('percentage' as const, 'rate' as const, 'count' as const)
  fc.assert(
    fc.property(fc.array(point, { maxLength: 40 }), unit, (series, of) => {
      expect(faultsIn(flagSeries(series, { unit: of, isStock: true, breaks: ['2020'] }))).toEqual([])
      for (const [i, { period, value }] of series.entries()) {
        const [lower, upper] = [series[i + 1]?.value, series[i + 2]?.value]
        const bounds = lower === undefined || upper === undefined ? {} : { lower, upper }
        const parts = { numerator: value, denominator: series[0]?.value ?? 0 }
        expect(
          faultsIn(flagValue({ period, value, unit: of, class: 'Survey', ...bounds, ...parts }, 2026.5)),
        ).toEqual([])
      }
    }),
  )
  fc.assert(
    fc.property(figure, figure, (a, b) => {
      expect(faultsIn(flagInternalRatio(a, b, 'near_one', 'BCG and deliveries'))).toEqual([])
      expect(faultsIn([flagExternalRatio(a, b), flagNationalMismatch(a, b)])).toEqual([])
    }),
  )
})
