import { connectFakeHost, fillCatalog, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { DisaggregationView } from './DisaggregationView.tsx'

const catalog = fillCatalog({
  indicators: [{ id: 18, short_name: 'DPT3' }],
  datasources: [{ id: 2, datasource: 'NDHS' }],
  locations: [
    { id: 1, name: 'Nigeria', level: 1 },
    { id: 4, name: 'North-West', level: 2 },
    { id: 7, name: 'South-West', level: 2 },
  ],
})
const value = (location: number, period: string, value: number) => ({
  indicator: 18,
  datasource: 2,
  location,
  period,
  value,
})
const values = [
  value(1, '2018', 50),
  value(4, '2018', 25),
  value(7, '2018', 75),
  value(4, '2013', 15),
  value(7, '2013', 60),
]
const selection = { indicator: 18, datasource: 2, period: '2018' }

it('shows the groups, the gap between them and its trend', async () => {
  const host = connectFakeHost({ catalog, values, selection, settingValues: { by: 'zone' } })
  const html = await renderView(host, DisaggregationView)
  expect(html).toContain('Between South-West and North-West')
  expect(html).toContain('50.0<small> points</small>')
  expect(html).toContain('Ratio 3.00')
  expect(html).toContain('The gap grew from 45.0 points in 2013 to 50.0 in 2018.')
})

it('opens by the first dimension that the source has', async () => {
  const host = connectFakeHost({ catalog, values, selection, settingValues: { by: 'auto' } })
  expect(await renderView(host, DisaggregationView)).toContain('Between South-West and North-West')
})

it('says so where the source lacks the dimension, and leads to those there are', async () => {
  const host = connectFakeHost({ catalog, values, selection, settingValues: { by: 'wealth' } })
  const html = await renderView(host, DisaggregationView)
  expect(html).toContain('NDHS has no figures of DPT3 by wealth on this platform')
  expect(html).toContain('Show by zone')
})

it('puts the groups of pinned places beside those of the chosen one', async () => {
  const of = (datasource: number, location: number, figure: number) => ({
    ...value(location, '2018', figure),
    datasource,
  })
  const host = connectFakeHost({
    catalog: fillCatalog({
      ...catalog,
      datasources: [
        { id: 2, datasource: 'NDHS' },
        { id: 5, datasource: 'MICS' },
      ],
    }),
    values: [of(2, 1, 50), of(5, 1, 40), of(2, 4, 25), of(5, 4, 31)],
    selection: { ...selection, location: 1, places: [4] },
    settingValues: { by: 'source', groups: 'table' },
  })
  const html = await renderView(host, DisaggregationView)
  expect(html).toContain('Nigeria, North-West')
  expect(html).toMatch(/MICS.*North-West.*31\.0%/)
  expect(html).toContain('10.0<small> points</small>')
})
