import { describe, expect, it } from 'vitest'
import type { Coverage } from '../../contracts/data.ts'
import type { DataSource, Location } from '../../contracts/reference.ts'
import { formatChange, formatInterval, formatSpan } from './formats.ts'
import { nearestYears } from './nearestAvailable.ts'
import { newestSet } from './newestSet.ts'
import { highestFirst, placeDatum } from './placeData.ts'
import type { Figure } from './readFigures.ts'
import { rankAmong, standingOf } from './standingOf.ts'

const figure = (datasource: number, location: number, period: string) =>
  ({ datasource, location, period, value: 1 }) as Figure
const sources = [
  { id: 2, classification: 'Survey' },
  { id: 7, classification: 'Estimate' },
  { id: 6, classification: 'Routine' },
] as DataSource[]

describe('the newest set', () => {
  it('is of the newest year, a survey before an estimate, both before routine', () => {
    const all = [figure(6, 1, '2024'), figure(7, 1, '2024'), figure(2, 1, '2024')]
    expect(newestSet(all, sources)).toEqual({ datasource: 2, period: '2024' })
    expect(newestSet(all.slice(0, 2), sources)).toEqual({ datasource: 7, period: '2024' })
    expect(newestSet([...all, figure(6, 1, '2025')], sources)?.datasource).toBe(6)
    expect(newestSet([], sources)).toBeNull()
  })

  it('is not one that has a few places only', () => {
    const states = [8, 9, 10, 11].map((place) => figure(2, place, '2018'))
    expect(newestSet([...states, figure(6, 8, '2023')], sources)?.period).toBe('2018')
  })
})

it('the nearest years are those of each source, and no months', () => {
  const coverage: Coverage = {
    indicator: 18,
    results: [
      { datasource: 2, location: 1, periods: ['2013', '2018'] },
      { datasource: 1, location: 27, periods: ['2021', '2018-04'] },
    ],
  }
  expect(nearestYears(coverage, { datasource: 2, period: '2018' })).toEqual([
    { datasource: 2, period: '2018', places: 1 },
    { datasource: 1, period: '2021', places: 1 },
  ])
})

describe('a place in a chart', () => {
  const kano = { id: 27, name: 'Kano', level: 3 } as Location

  it('is a gap without a figure, and never 0', () => {
    expect(placeDatum(kano, undefined)).toMatchObject({ id: '27', label: 'Kano', code: 'KAN', value: null })
    expect(placeDatum(kano, { value: 0, lower: 0, upper: 1 })).toMatchObject({ value: 0, upper: 1 })
  })

  it('stands behind those with more, and without a figure last', () => {
    const values = [{ value: null }, { value: -1 }, { value: 0 }, { value: null }, { value: 7 }]
    expect(values.sort(highestFirst).map(({ value }) => value)).toEqual([7, 0, -1, null, null])
  })

  it('has a rank and a standing by the direction of the indicator', () => {
    expect(rankAmong(20, [20, 40, 10], 'Positive')).toEqual({ at: 2, of: 3 })
    expect(rankAmong(20, [20, 40, 10], 'Negative')).toEqual({ at: 2, of: 3 })
    expect(rankAmong(40, [20, 40, 40], 'Positive')).toEqual({ at: 1, of: 3 })
    const subject = { indicator: { desirable_slope: 'Positive' }, factor: undefined, targets: [] } as never
    expect(standingOf(subject, { value: 3 }).words).toBe('No target')
  })
})

it('changes, intervals and spans in words', () => {
  const factor = { display_factor: 'in percentage' }
  expect([formatChange(4, factor), formatChange(-4, factor)]).toEqual(['+4.0 points', '−4.0 points'])
  expect(formatInterval({ lower: 1, upper: null }, String)).toBeNull()
  expect(formatInterval({ lower: 0, upper: 2 }, String)).toBe('0 to 2')
  expect([formatSpan(['2018', '2013']), formatSpan(['2018']), formatSpan([])]).toEqual([
    '2013 to 2018',
    '2018',
    '',
  ])
})
