import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatExact,
  formatPeriod,
  formatTick,
  formatValue,
  nameWithUnit,
  periodToYears,
  unitText,
} from './formatValue.ts'
import { differenceFormatsOf } from './formats.ts'

const percent = { display_factor: 'in percentage' }
const perThousand = { display_factor: 'per 1000' }

describe('formatValue', () => {
  it('shows one decimal and thousands separators', () => {
    expect(formatValue(1118, perThousand)).toBe('1,118.0')
    expect(formatValue(43.25)).toBe('43.3')
  })

  it('adds % only to the unit "in percentage"', () => {
    expect(formatValue(43.2, percent)).toBe('43.2%')
    expect(formatValue(43.2, perThousand)).toBe('43.2')
  })

  it('tells counts without decimals, great ones in words, and exactly in tables', () => {
    const count = { display_factor: '1' }
    expect(formatValue(140_431_790, count)).toBe('140.4 million')
    expect(formatExact(140_431_790, count)).toBe('140,431,790')
    expect(formatValue(23_640, count)).toBe('23,640')
    expect(formatValue(7, count)).toBe('7')
    expect(formatValue(5.3, count)).toBe('5.3')
    expect(formatExact(43.25, percent)).toBe('43.3%')
  })

  it('gives millions one decimal and small rates two', () => {
    expect(formatValue(9_000_000, { display_factor: '1' })).toBe('9.0 million')
    expect(formatValue(0.381, perThousand)).toBe('0.38')
    expect(formatValue(-0.07, perThousand)).toBe('−0.07')
    expect(formatValue(0, perThousand)).toBe('0.0')
    expect(formatValue(0.4, percent)).toBe('0.4%')
  })

  it('never shows a negative zero', () => {
    expect(formatValue(-0.01)).toBe('0.0')
  })
})

describe('units, ticks and periods', () => {
  it('reads the unit as words', () => {
    expect(unitText({ display_factor: 'per 100,000' })).toBe('per 100,000')
    expect(unitText(perThousand)).toBe('per 1,000')
    expect(unitText({ display_factor: '1' })).toBe('')
  })

  it('names an indicator with its unit, unless that is said already', () => {
    expect(nameWithUnit({ short_name: 'Under 5 Mortality Rate' }, { display_factor: 'per 1000' })).toBe(
      'Under 5 Mortality Rate, per 1,000',
    )
    expect(nameWithUnit({ short_name: 'Physicians per 1,000' }, { display_factor: 'per 1000' })).toBe(
      'Physicians per 1,000',
    )
    expect(nameWithUnit({ short_name: 'BCG Coverage' }, { display_factor: 'in percentage' })).toBe(
      'BCG Coverage',
    )
    expect(nameWithUnit({ short_name: 'Total Fertility Rate' }, undefined)).toBe('Total Fertility Rate')
  })

  it('gives differences their sign, and points of percentages alone', () => {
    const { unit, signed, signedTick } = differenceFormatsOf(percent)
    expect([unit, signed(4), signed(-4), signed(0.01)]).toEqual(['points', '+4.0', '−4.0', '0.0'])
    expect(signedTick(-20)).toBe('−20')
    const ofPeople = differenceFormatsOf({ display_factor: '1' })
    expect([ofPeople.unit, ofPeople.signed(12_924_802), ofPeople.signedTick(50_000_000)]).toEqual([
      '',
      '+12.9 million',
      '+50M',
    ])
    expect(differenceFormatsOf(perThousand).unit).toBe('per 1,000')
  })

  it('keeps ticks short', () => {
    expect(formatTick(140_000_000)).toBe('140M')
    expect(formatTick(20, percent)).toBe('20%')
  })

  it('names the year of every month', () => {
    expect(formatPeriod('2018-04')).toBe('Apr 2018')
    expect(periodToYears('2018-07')).toBe(2018.5)
    expect(formatDate('2026-11-21T08:00:00Z')).toBe('November 21st, 2026')
  })
})
