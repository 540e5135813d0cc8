import { expect, it } from 'vitest'
import type { Indicator } from '@msdat/sdk/contracts/reference'
import { exampleCatalog } from '../catalog/exampleCatalog.fixture.ts'
import { groupByArea, stagesOf } from './groupIndicators.ts'
import { yearsBySource, yearsText } from './yearsText.ts'

const [example] = exampleCatalog.indicators
const indicator = (
  id: number,
  indicator_type: string,
  program_area: string,
  datasources: number[],
): Indicator => ({
  ...(example as Indicator),
  id,
  indicator_type,
  program_area,
  datasources,
})

const some = [
  indicator(1, 'Input', 'Malaria', []),
  indicator(2, 'Impact', 'Malaria', [4]),
  indicator(3, 'Outcome', 'HIV', [2, 4]),
  indicator(4, 'Outcome', 'HIV', [2]),
  indicator(5, 'Population', 'Demography', [108]),
]

it('program areas stand with the most figures first, and in them what has figures first', () => {
  const areas = groupByArea(some).map(([area, members]) => [area, members.map(({ id }) => id)])
  expect(areas).toEqual([
    ['HIV', [3, 4]],
    ['Malaria', [2, 1]],
    ['Demography', [5]],
  ])
})

it('the logical framework leads from inputs to impact and counts what has no figures', () => {
  expect(stagesOf(some).map(({ title, indicators, without }) => [title, indicators.length, without])).toEqual(
    [
      ['Inputs', 0, 1],
      ['Outputs', 0, 0],
      ['Outcomes', 2, 0],
      ['Impact', 1, 0],
    ],
  )
})

it('the years of a source are those of all its places, a month counting for its year', () => {
  const years = yearsBySource({
    indicator: 1,
    results: [
      { datasource: 2, location: 1, periods: ['2018', '2013'] },
      { datasource: 2, location: 7, periods: ['2018', '2008', '2003'] },
      { datasource: 30, location: 1, periods: ['2020-01', '2020-02'] },
    ],
  })
  expect(yearsText(years.get(2) ?? [])).toBe('2003–2018 (4)')
  expect(yearsText(years.get(30) ?? [])).toBe('2020')
  expect(yearsText(['2013', '2018'])).toBe('2013, 2018')
})
