import { expect, it } from 'vitest'
import { otherYears } from './otherYears.ts'
import { sharedPlaces } from './sharedPlaces.ts'

const results = [
  { datasource: 1, location: 8, periods: ['2018', '2021'] },
  { datasource: 1, location: 9, periods: ['2021'] },
  { datasource: 2, location: 8, periods: ['2018'] },
  { datasource: 2, location: 9, periods: ['2018'] },
]

it.each([
  ['2021', 2],
  ['2018', 1],
  ['2013', 0],
])('counts the places that both have: of %s %i', (period, count) =>
  expect(
    sharedPlaces({ indicator: 7, results }, { datasource: 1, period }, { datasource: 2, period: '2018' }),
  ).toBe(count),
)

it('finds the other years of a source, the newest first, without months', () => {
  const more = [...results, { datasource: 1, location: 8, periods: ['2013', '2020-04'] }]
  const years = otherYears({ indicator: 7, results: more }, { datasource: 1, period: '2018' })
  expect(years.map(({ period }) => period)).toEqual(['2021', '2013'])
})
