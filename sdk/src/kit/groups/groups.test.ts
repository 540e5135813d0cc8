import { describe, expect, it } from 'vitest'
import type { Selection } from '../../contracts/selection.ts'
import { fillCatalog } from '../../testing/fillCatalog.ts'
import { findSubject, type Subject } from '../values/findSubject.ts'
import type { Figure } from '../values/readFigures.ts'
import { gapsOf, tellGapTrend } from './gapsOf.ts'
import { firstDimension } from './firstDimension.ts'
import { groupBy, membersOf, type Grouping } from './groupBy.ts'

const catalog = fillCatalog({
  indicators: [
    { id: 18, short_name: 'DPT3' },
    { id: 19, short_name: 'DPT3, rural' },
    { id: 20, short_name: 'DPT3 (urban)' },
    { id: 21, short_name: 'DPT3 urban dropout' },
  ],
  datasources: [
    { id: 2, datasource: 'NDHS' },
    { id: 1, datasource: 'MICS' },
  ],
  locations: [
    { id: 1, name: 'Nigeria', level: 1 },
    { id: 4, name: 'North-West', level: 2 },
    { id: 27, name: 'Kano', level: 3, parent: 4 },
    { id: 30, name: 'Lagos', level: 3 },
  ],
})
const selection: Selection = {
  indicator: 18,
  indicators: [],
  datasource: 2,
  datasources: [],
  location: 1,
  places: [],
  period: '2018',
  compareBy: 'Period',
  target: { national: false, sdg: false },
  numdenom: false,
  programArea: '',
}
const subject = findSubject(catalog, selection) as Subject
const figure = (location: number, period: string, value: number, half: number | null = null) =>
  ({
    location,
    period,
    value,
    lower: half === null ? null : value - half,
    upper: half === null ? null : value + half,
  }) as Figure

describe('the groups', () => {
  it('are places, sources, or indicators that count one group of people each', () => {
    const namesBy = (grouping: Grouping | null) => grouping?.groups.map(({ label }) => label)
    expect(namesBy(groupBy('state', subject))).toEqual(['Nigeria', 'Kano', 'Lagos'])
    expect(namesBy(groupBy('source', subject))).toEqual(['NDHS', 'MICS'])
    expect(namesBy(groupBy('residence', subject))).toEqual(['urban', 'rural'])
    expect(membersOf('residence', subject.indicator, catalog).map(({ id }) => id)).toEqual([20, 19])
  })

  it('are none where the data have no such dimension', () => {
    expect(groupBy('wealth', subject)).toBeNull()
  })
})

describe('the gap', () => {
  const grouping = groupBy('state', subject) as Grouping
  const figures = [
    figure(1, '2013', 38),
    figure(27, '2013', 20),
    figure(30, '2013', 80),
    figure(27, '2018', 40, 3),
    figure(30, '2018', 90, 4),
    figure(27, '2021', 50),
  ]

  it('is highest minus lowest of the years with two groups, without the nation', () => {
    const gaps = gapsOf(figures, grouping, true)
    expect(gaps.map(({ period, difference, n }) => [period, difference, n])).toEqual([
      ['2013', 60, 2],
      ['2018', 50, 2],
    ])
    expect(gaps[0]).toMatchObject({
      highest: { label: 'Lagos' },
      lowest: { label: 'Kano' },
      ratio: 4,
      interval: null,
    })
  })

  it('has an interval where both have bounds, and no ratio to 0', () => {
    expect(gapsOf(figures, grouping, true)[1]?.interval?.[0]).toBeCloseTo(45, 1)
    expect(gapsOf([figure(27, '2018', 0), figure(30, '2018', 5)], grouping, true)[0]?.ratio).toBeNull()
  })

  it('is told as a trend, with a caution where the number of groups changed', () => {
    const gaps = gapsOf(figures, grouping, true)
    expect(tellGapTrend(gaps, String, 'points')).toBe('The gap shrank from 60 points in 2013 to 50 in 2018.')
    const [first, last] = gaps
    expect(tellGapTrend([first, { ...last, n: 37 }] as never, String, 'points')).toContain(
      'Not all years have the same number',
    )
    expect(tellGapTrend(gaps.slice(1), String, 'points')).toBe('')
  })
})

describe('firstDimension', () => {
  const rows = (datasource: number, ...locations: number[]) =>
    locations.map((location) => ({ datasource, location, periods: ['2018'] }))
  const alone = { ...subject, indicator: { ...subject.indicator, short_name: 'ANC4' } }

  it.each([
    ['people where the indicator counts groups of them', subject, rows(2, 1, 27, 30), 'residence'],
    ['states where the source has no zones', alone, rows(2, 1, 4, 27, 30), 'state'],
    [
      'sources where the states are those of another one',
      alone,
      [...rows(2, 1), ...rows(1, 27, 30)],
      'source',
    ],
  ])('is %s', (_, of, results, dimension) =>
    expect(firstDimension({ indicator: 18, results }, of)).toBe(dimension),
  )
})
