import { describe, expect, it } from 'vitest'
import type { Indicator, Location } from '../../contracts/reference.ts'
import type { Figure } from '../values/readFigures.ts'
import { indicatorSeries } from './indicatorSeries.ts'
import { placeSeries } from './placeSeries.ts'
import { rebasedLines } from './rebasedLines.ts'
import { relationView } from './relationView.tsx'

const places = [
  { id: 1, name: 'Nigeria' },
  { id: 27, name: 'Kano' },
] as Location[]
const indicators = [
  { id: 18, short_name: 'DPT3' },
  { id: 20, short_name: 'Measles' },
] as Indicator[]
const figure = (indicator: number, location: number, period: string, value: number) =>
  ({ indicator, location, period, value, lower: null, upper: null }) as Figure
const figures = [figure(18, 1, '2013', 40), figure(18, 1, '2018', 50), figure(20, 1, '2013', 60)]

describe('lines', () => {
  it('of places stand for those with figures alone, with an interval where one stands alone', () => {
    const [line, ...rest] = placeSeries(places, figures)
    expect([line?.label, line?.hasBand, rest.length]).toEqual(['Nigeria', false, 0])
    expect(placeSeries(places.slice(0, 1), figures)[0]?.hasBand).toBe(true)
  })

  it('of indicators are named after what tells them apart', () => {
    const labels = (...asked: Parameters<typeof indicatorSeries>) =>
      indicatorSeries(...asked).map(({ label }) => label)
    expect(labels(indicators, figures, places.slice(0, 1))).toEqual(['DPT3', 'Measles'])
    expect(labels(indicators.slice(0, 1), figures, places)).toEqual(['Nigeria', 'Kano'])
    expect(labels(indicators, figures, places)[3]).toBe('Measles, Kano')
  })

  it('of any units stand on one index, which says its year, and what has no figure of it', () => {
    const series = indicatorSeries(indicators, figures, places.slice(0, 1))
    const index = rebasedLines(series, { baseYear: '2013', about: 'Nigeria, NDHS' })
    expect(index.title).toBe('Index, 2013 = 100')
    expect(index.table.rows.map(({ label, period, value }) => [label, period, value])).toEqual([
      ['DPT3', '2013', 100],
      ['DPT3', '2018', 125],
      ['Measles', '2013', 100],
    ])
    const later = rebasedLines(series, { baseYear: '2018', about: 'Nigeria, NDHS' })
    expect(later.notes[1]).toBe('Without a figure to divide by in 2018: Measles.')
  })
})

it('views of relations are dots that a card calls so', () => {
  const view = relationView([], { name: 'Relations', summary: '', places: [] })
  expect([view.id, view.label]).toEqual(['dots', 'Dots'])
})
