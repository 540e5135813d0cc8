import { describe, expect, it } from 'vitest'
import { confidenceBand, intervalName } from '../confidence/confidenceBand.ts'
import { compareTwo, rangeAcrossSources } from '../confidence/compareTwo.ts'
import { standardError } from '../confidence/standardError.ts'
import { wilsonInterval } from '../confidence/wilsonInterval.ts'
import { reliability } from '../reliability/reliability.ts'
import { flagExternalRatio, flagInternalRatio, flagReportingRate, isUsable } from './flagRelations.ts'
import { flagSeries } from './flagSeries.ts'
import { flagValue, type FlaggedValue } from './flagValue.ts'

const row = (more: Partial<FlaggedValue>): FlaggedValue => ({
  period: '2024',
  value: 50,
  unit: 'percentage',
  class: 'Survey',
  ...more,
})
const codes = (more: Partial<FlaggedValue>): string[] => flagValue(row(more), 2026.5).map((flag) => flag.code)

describe('flags of one value', () => {
  it.each([
    ['GT100', { value: 104 }],
    ['NEG', { value: -1 }],
    ['NONNUM', { value: 'n/a' }],
    ['MISSING', { value: null }],
    ['PROJ', { period: '2030' }],
    ['STALE', { period: '2018' }],
    ['BOUNDS', { lower: 60, upper: 70 }],
    ['IMPRECISE', { lower: 20, upper: 80 }],
    ['IMPRECISE', { sampleSize: 49 }],
    ['NUMDEN', { numerator: 40, denominator: 100 }],
  ] as [string, Partial<FlaggedValue>][])('%s', (code, more) => expect(codes(more)).toEqual([code]))
  it('leaves a good value alone, and 0 is a value', () => {
    expect(codes({ lower: 48, upper: 52, numerator: 50.2, denominator: 100, value: 50 })).toEqual([])
    expect(codes({ value: 0 })).toEqual([])
  })
  it('keeps values above 100 % in the statistics and negative ones out', () => {
    expect(isUsable(flagValue(row({ value: 104 }), 2026.5))).toBe(true)
    expect(isUsable(flagValue(row({ value: -4 }), 2026.5))).toBe(false)
  })
})

describe('flags of a series', () => {
  const yearly = (values: readonly [string, number][]) =>
    flagSeries(values.map(([period, value]) => ({ period, value })))
  it('finds a suspicious zero, a double and every missing year', () => {
    const flags = yearly([
      ['2010', 5],
      ['2011', 0],
      ['2014', 5],
      ['2014', 6],
    ])
    expect(flags.map((one) => `${one.flag.code} ${one.period}`)).toEqual(
      expect.arrayContaining(['ZERO_SUS 2011', 'DUP 2014', 'GAP 2012', 'GAP 2013']),
    )
  })
  it('leaves out what is missing where that is not asked for', () => {
    const months = [
      { period: '1900-01', value: 5 },
      { period: '2026-11', value: 6 },
    ]
    expect(flagSeries(months)).toHaveLength(1_521)
    expect(flagSeries(months, { withoutGaps: true })).toEqual([])
  })
  it('finds a year outside 0.67-1.33 of the years before', () => {
    expect(
      yearly([
        ['2010', 50],
        ['2011', 52],
        ['2012', 51],
        ['2013', 80],
      ]).map((one) => one.flag.code),
    ).toEqual(['CONS_TIME'])
    expect(
      yearly([
        ['2010', 50],
        ['2011', 52],
        ['2012', 51],
        ['2013', 60],
      ]),
    ).toEqual([])
  })
  it('finds an outlying month', () => {
    const months = [10, 11, 10, 12, 11, 10, 11, 90, 10, 12, 11, 10]
    const flags = flagSeries(
      months.map((value, i) => ({ period: `2023-${String(i + 1).padStart(2, '0')}`, value })),
    )
    expect(flags.map((one) => `${one.flag.code} ${one.period}`)).toEqual([
      'OUT_EXT 2023-08',
      'OUT_MAD5 2023-08',
    ])
  })
})

describe('flags between figures', () => {
  it('finds impossible and unlikely ratios', () => {
    expect(flagInternalRatio(40, 50, 'first_not_below_second', 'ANC1 and ANC4')).toHaveLength(1)
    expect(flagInternalRatio(50, 40, 'first_not_below_second', 'ANC1 and ANC4')).toEqual([])
    expect(flagInternalRatio(140, 100, 'near_one', 'BCG and deliveries')).toHaveLength(1)
    expect(flagExternalRatio(95, 50)).toHaveLength(1)
    expect(flagExternalRatio(58, 50)).toEqual([])
    expect(flagReportingRate(65)[0]?.inputs).toMatchObject({ band: 'red' })
  })
})

describe('confidence ranges', () => {
  it('Wilson of 56.8 %, n 9,200, deff 2 is 55.4 to 58.2', () => {
    const result = wilsonInterval(56.8, 9200)
    expect(result).toMatchObject({ status: 'ok', isApproximate: true })
    expect(result.status === 'ok' && [result.lower.toFixed(1), result.upper.toFixed(1)]).toEqual([
      '55.4',
      '58.2',
    ])
    expect(wilsonInterval(0, 30)).toMatchObject({ status: 'ok', lower: 0 })
    expect(wilsonInterval(104, 30)).toMatchObject({ status: 'not_defined' })
  })
  it('standard errors: 3.92 at 95 %, 3.29 at 90 %, the logit where bounds are asymmetric, none out of order', () => {
    expect(standardError(50, { lower: 46.08, upper: 53.92 })).toBeCloseTo(2, 10)
    expect(standardError(104.3, { lower: 77.4, upper: 139.5, level: 0.9 })).toBeCloseTo(62.1 / 3.2897, 3)
    const expected = ((Math.log(8 / 92) - Math.log(1 / 99)) / 3.92) * 0.03 * 97
    expect(standardError(3, { lower: 1, upper: 8 }, true)).toBeCloseTo(expected, 10)
    expect(standardError(9, { lower: 1, upper: 8 })).toBeNull()
  })
  it('aligns bounds by period, hides wrong ones and breaks the band at gaps', () => {
    const values = [
      ['2010', 5],
      ['2011', 6],
      ['2013', 7],
      ['2014', 8],
    ].map(([period, value]) => ({ period: String(period), value: Number(value) }))
    const shift = (by: number) =>
      values
        .slice(1)
        .map((one) => ({ ...one, value: one.value + by }))
        .reverse()
    const band = confidenceBand(
      values,
      shift(-1),
      [...shift(1).slice(1), { period: '2014', value: 7 }],
      'Survey',
    )
    if (band.status !== 'ok') throw new Error(band.reason)
    expect(band.points.map((point) => point.bounds?.lower ?? null)).toEqual([null, 5, 6, null])
    expect(band.points[3]?.flag).toBe('BOUNDS')
    expect(band.runs.map((run) => run.length)).toEqual([1, 1])
    expect(confidenceBand(values, [], [], 'Routine')).toMatchObject({ status: 'not_defined' })
    expect(intervalName('Estimate', 0.9)).toBe('90 % uncertainty interval')
  })
  it('compares two estimates, and says range and not interval across sources', () => {
    const result = compareTwo({ value: 60, se: 3 }, { value: 50, se: 4 })
    expect(result).toMatchObject({ difference: 10, differenceInterval: [10 - 9.8, 10 + 9.8] })
    expect(compareTwo({ value: 0 }, { value: 5 })).toMatchObject({ ratio: { status: 'not_defined' } })
    expect(
      rangeAcrossSources([
        { source: 'a', value: 3 },
        { source: 'b', value: 9 },
      ]),
    ).toMatchObject({ lower: 3, upper: 9, name: 'range across sources' })
  })
})

describe('reliability', () => {
  it('is the mean of what is known, with a word', () => {
    const result = reliability({
      periods: { reported: 9, expected: 10 },
      ageYears: 1,
      relativeHalfWidth: 0.1,
      agreement: 30,
    })
    expect(result).toMatchObject({
      score: 80,
      word: 'High',
      parts: { completeness: 90, timeliness: 100, agreement: 30, precision: 100 },
    })
  })
  it('says so with fewer than three parts', () => {
    expect(reliability({ ageYears: 2, agreement: 70 })).toMatchObject({ status: 'not_enough_information' })
  })
})
