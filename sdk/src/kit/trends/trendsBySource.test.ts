import type { Catalog, DataSource } from '../../contracts/reference.ts'
import type { Figure } from '../values/readFigures.ts'
import { describe, expect, it } from 'vitest'
import { tellTrends, trendsBySource } from './trendsBySource.ts'

const source = (id: number, classification: DataSource['classification']) =>
  ({ id, classification, datasource: `S${id}` }) as DataSource
const catalog = {
  datasources: [source(7, 'Estimate'), source(2, 'Survey'), source(30, 'Routine'), source(101, 'Routine')],
} as Catalog
const figure = (
  datasource: number,
  period: string,
  value: number,
  bounds: [number, number] | null = null,
): Figure => ({
  indicator: 18,
  datasource,
  location: 1,
  period,
  value,
  valueType: 2,
  citation: 0,
  lower: bounds?.[0] ?? null,
  upper: bounds?.[1] ?? null,
})
const figures = [
  figure(7, '2018', 61),
  figure(2, '2018', 50, [47, 53]),
  figure(2, '1990', 30),
  figure(101, '2018', 95),
  figure(30, '2018-04', 80),
  figure(7, '2017', 60),
]

describe('trendsBySource', () => {
  const trends = trendsBySource(figures, catalog, 2)

  it('has one series for each source with figures: routine, survey, estimate', () => {
    expect(trends.map(({ source }) => source.id)).toEqual([101, 2, 7])
  })

  it('runs forward in time', () => {
    expect(trends[1]?.figures.map(({ period }) => period)).toEqual(['1990', '2018'])
    expect(trends[2]?.figures.map(({ period }) => period)).toEqual(['2017', '2018'])
  })

  it('offers a range for any source that states both bounds', () => {
    expect(trends.map(({ hasRange }) => hasRange)).toEqual([false, true, false])
  })

  it('takes months only of the source that was chosen', () => {
    expect(trendsBySource(figures, catalog, 30).map(({ source }) => source.id)).toContain(30)
    expect(trends.map(({ source }) => source.id)).not.toContain(30)
  })

  it('is told in words', () => {
    expect(tellTrends(trends.slice(1), (value) => `${value}%`)).toBe(
      '2 sources, 1990 to 2018. Newest: S2 50% in 2018; S7 61% in 2018.',
    )
  })
})
