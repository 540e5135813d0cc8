import type { Coverage, Location, Selection } from '@msdat/sdk'
import { countAgreeing, type Figure } from '@msdat/sdk/kit'
import { comparePlaces } from '@msdat/sdk/methods'
import { connectFakeHost, fillCatalog, renderView } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { chooseSets } from './chooseSets.ts'
import { orderRows } from './orderRows.ts'
import type { DatasetSettings } from './DatasetSettings.ts'
import { DatasetsView } from './DatasetsView.tsx'
import { tellConvention } from './DifferencesCard.tsx'
import { tellRow } from './setColumns.ts'

const none: DatasetSettings = {
  firstSource: null,
  firstYear: null,
  secondSource: null,
  secondYear: null,
  thirdSource: null,
  thirdYear: null,
  fourthSource: null,
  fourthYear: null,
  order: 'alphabetical',
  tolerance: 10,
}
const selection = { datasource: 2, period: '2018' } as Selection
const coverage: Coverage = {
  indicator: 18,
  results: [
    { datasource: 2, location: 1, periods: ['2013', '2018'] },
    { datasource: 7, location: 1, periods: ['2018'] },
    { datasource: 1, location: 1, periods: ['2011', '2021'] },
    { datasource: 1, location: 27, periods: ['2021', '2018-04'] },
  ],
}
const place = (id: number, name: string, level: number) => ({ id, name, level }) as Location
const places = [place(1, 'Nigeria', 1), place(27, 'Kano', 3), place(30, 'Lagos', 3)]
const sets = [
  { datasource: 2, period: '2018' },
  { datasource: 1, period: '2021' },
]
const figure = (datasource: number, location: number, value: number, half: number | null = null) =>
  ({
    datasource,
    location,
    value,
    period: datasource === 2 ? '2018' : '2021',
    lower: half === null ? null : value - half,
    upper: half === null ? null : value + half,
  }) as Figure

describe('the sets', () => {
  it('are that of the other tabs and the best covered other source, in its nearest year of whole years', () => {
    expect(chooseSets(none, selection, coverage)).toEqual(sets)
  })

  it('share states, also where the source of the other tabs has none', () => {
    const row = (datasource: number, period: string, ...locations: number[]) =>
      locations.map((location) => ({ datasource, location, periods: [period] }))
    const results = [
      ...row(2, '2018', 1),
      ...row(1, '2021', 1, 27, 30),
      ...row(7, '2018', 1, 25, 26, 28, 29),
      ...row(4, '2020', 27, 30),
    ]
    expect(chooseSets(none, selection, { indicator: 18, results })).toEqual([
      { datasource: 1, period: '2021' },
      { datasource: 4, period: '2020' },
    ])
    const alone = [...row(2, '2018', 1), ...row(1, '2021', 27, 30), ...row(1, '2018', 27, 30)]
    expect(chooseSets(none, selection, { indicator: 18, results: alone })).toEqual([
      { datasource: 1, period: '2018' },
      { datasource: 1, period: '2021' },
    ])
    const asked = { ...none, firstSource: 2 }
    expect(chooseSets(asked, selection, { indicator: 18, results })[0]).toEqual(selection)
  })

  it('are up to four as chosen, each once', () => {
    const chosen = {
      ...none,
      secondSource: 2,
      secondYear: '2013',
      thirdSource: 7,
      fourthSource: 2,
      fourthYear: '2018',
    }
    expect(chooseSets(chosen, selection, coverage)).toEqual([
      { datasource: 2, period: '2018' },
      { datasource: 2, period: '2013' },
      { datasource: 7, period: '2018' },
    ])
  })
})

describe('the comparison', () => {
  const first = [figure(2, 1, 50, 2), figure(2, 27, 20), figure(2, 30, 80)]
  const second = [figure(1, 1, 57, 3), figure(1, 30, 0)]
  const rows = comparePlaces(places, [first, second], true)

  it('is ordered by disagreement after the nation, what cannot be compared last', () => {
    const order = orderRows(rows, 'disagreement').map(({ place: { name } }) => name)
    expect(order).toEqual(['Nigeria', 'Lagos', 'Kano'])
  })

  it('counts agreement over the states that both have', () => {
    expect(countAgreeing(rows, 10)).toEqual({ agree: 0, of: 1 })
    expect(countAgreeing(rows, 80)).toEqual({ agree: 1, of: 1 })
  })
})

describe('the words', () => {
  const format = (value: number) => `${value.toFixed(1)}%`

  it('say who has no figure', () => {
    const row = { place: places[1], figures: [null, figure(1, 27, 3)], interval: null } as never
    expect(tellRow(row, ['NDHS', 'MICS'], format)).toBe('In Kano, NDHS has no figure.')
  })

  it('say what it means for the indicator', () => {
    expect(tellConvention(true, 'Negative')).toContain('plus means that the first set is worse')
    expect(tellConvention(true, 'Positive')).toContain('plus means that the first set is better')
  })
})

it('says that no difference can be shown where no place has a figure in both sets', async () => {
  const value = (datasource: number, location: number) => ({
    indicator: 18,
    datasource,
    location,
    period: '2018',
    value: 50,
  })
  const host = connectFakeHost({
    catalog: fillCatalog({
      indicators: [{ id: 18, short_name: 'DPT3', datasources: [1, 2] }],
      datasources: [
        { id: 1, datasource: 'MICS' },
        { id: 2, datasource: 'NDHS' },
      ],
      locations: places.map(({ id, name, level }) => ({ id, name, level })),
    }),
    values: [value(2, 1), value(1, 27)],
    selection: { indicator: 18, datasource: 2, location: 1, period: '2018' },
    settingValues: { ...none },
    methods: { 'data.lineage': () => ({ version: 'test', results: [] }) as never },
  })
  const html = await renderView(host, DatasetsView)
  expect(html).toContain('No place has a figure in all of NDHS 2018, MICS 2018')
  expect(html).not.toContain('Difference: ')
})
