import type { Catalog, DataSource, Indicator } from '../../contracts/reference.ts'
import type { Figure } from './readFigures.ts'
import { describe, expect, it } from 'vitest'
import { ageOf, linesOf, matrixIndicators, rangeOf, sourceMatrix, tellDependence } from './sourceMatrix.ts'

const source = (id: number, classification: DataSource['classification']) =>
  ({ id, classification }) as DataSource
const indicator = (id: number, related: number[] = [], datasources = [2]) => {
  const [first_related = null, second_related = null, third_related = null] = related
  return { id, first_related, second_related, third_related, datasources } as Indicator
}
const figure = (change: Partial<Figure>): Figure => ({
  indicator: 18,
  datasource: 2,
  location: 1,
  period: '2018',
  value: 50,
  valueType: 2,
  lower: null,
  upper: null,
  citation: 0,
  ...change,
})

const catalog = {
  indicators: [indicator(18, [21, 22, 20]), indicator(20), indicator(21), indicator(22, [], [])],
  datasources: [
    source(7, 'Estimate'),
    source(2, 'Survey'),
    source(101, 'Routine'),
    source(1, 'Survey'),
    source(9, 'Estimate'),
  ],
} as Catalog
const dpt3 = catalog.indicators[0]!

describe('matrixIndicators', () => {
  it('are the indicator and its two closest relatives with figures, in that order', () => {
    expect(matrixIndicators(dpt3, catalog).map(({ id }) => id)).toEqual([18, 21, 20])
  })

  it('leave out relatives that are not there', () => {
    const lonely = indicator(18, [999])
    const found = matrixIndicators(lonely, { ...catalog, indicators: [lonely] })
    expect(found.map(({ id }) => id)).toEqual([18])
  })
})

describe('sourceMatrix', () => {
  const figures = [
    figure({ period: '2013', value: 38 }),
    figure({ value: 50 }),
    figure({ datasource: 101, value: 0 }),
    figure({ datasource: 1, indicator: 20, value: 42 }),
    figure({ datasource: 7, value: 61 }),
  ]
  const matrix = sourceMatrix([indicator(18), indicator(20)], figures, catalog)

  it('groups the sources that have figures: routine, survey, estimate', () => {
    const columns = matrix.groups.map(({ classification, sources }) => [
      classification,
      sources.map(({ id }) => id),
    ])
    expect(columns).toEqual([
      ['Routine', [101]],
      ['Survey', [1, 2]],
      ['Estimate', [7]],
    ])
  })

  it('shows the newest figure of each source, in whatever order they come', () => {
    expect(matrix.rows[0]?.figures.get(2)?.period).toBe('2018')
    const reversed = sourceMatrix([indicator(18)], figures.toReversed(), catalog)
    expect(reversed.rows[0]?.figures.get(2)?.period).toBe('2018')
  })

  it('keeps a figure of 0 and leaves a missing one missing', () => {
    expect(matrix.rows[0]?.figures.get(101)?.value).toBe(0)
    expect(matrix.rows[0]?.figures.has(1)).toBe(false)
  })

  it('is a table of its figures, read row by row from left to right', () => {
    const lines = linesOf(matrix).map(({ indicator, source, figure }) => [
      indicator.id,
      source.id,
      figure.value,
    ])
    expect(lines).toEqual([
      [18, 101, 0],
      [18, 2, 50],
      [18, 7, 61],
      [20, 1, 42],
    ])
  })

  it('finds how far sources lie apart', () => {
    expect(rangeOf(matrix.rows[0]!, { links: [], window: 3 })).toMatchObject({
      lowest: { value: 0 },
      highest: { value: 61 },
      count: 3,
    })
    expect(rangeOf(matrix.rows[1]!, { links: [], window: 3 })).toBeNull()
  })
})

describe('independent sources', () => {
  const link = {
    id: 1,
    datasource: 102,
    feeds_from: 2,
    indicators: [],
    relation: 'echo' as const,
    reason: '',
  }
  const rowOf = (...figures: Figure[]) => ({
    indicator: dpt3,
    figures: new Map(figures.map((one) => [one.datasource, one])),
  })
  const [ndhs, uwDhs] = [figure({}), figure({ datasource: 102, value: 47 })]

  it('are what a range counts, not rows', () => {
    expect(rangeOf(rowOf(ndhs, uwDhs), { links: [link], window: 3 })).toBeNull()
    expect(rangeOf(rowOf(ndhs, uwDhs), { links: [], window: 3 })?.count).toBe(2)
  })

  it('are compared only where their years lie close', () => {
    const row = rowOf(ndhs, figure({ datasource: 1, period: '2006', value: 20 }))
    expect(rangeOf(row, { links: [], window: 3 })).toBeNull()
    expect(rangeOf(row, { links: [], window: 12 })?.lowest.value).toBe(20)
  })

  it('are told from others in words, where both stand side by side', () => {
    const named = [
      { id: 2, datasource: 'NDHS' },
      { id: 102, datasource: 'UW-DHS' },
    ]
    expect(tellDependence(102, named, [link])).toBe('repeats NDHS')
    expect(tellDependence(2, named, [link])).toBe('')
    expect(tellDependence(102, named.slice(1), [link])).toBe('')
  })
})

describe('ageOf', () => {
  it('has its bounds at five and ten years, for months as for years', () => {
    expect([2021, 2020, 2016, 2015].map((year) => ageOf(String(year), 2026))).toEqual([
      'new',
      'middle',
      'middle',
      'old',
    ])
    expect(ageOf('2021-04', 2026)).toBe('new')
  })
})
