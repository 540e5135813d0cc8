import { connectFakeHost, fillCatalog, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { DatasetsView, notInterpreted } from './DatasetsView.tsx'

const catalog = fillCatalog({
  indicators: [{ id: 18, short_name: 'DPT3', desirable_slope: 'Positive' }],
  datasources: [
    { id: 7, datasource: 'World Bank', classification: 'Estimate' },
    { id: 10, datasource: 'WUENIC', classification: 'Estimate' },
    { id: 2, datasource: 'NDHS' },
  ],
  locations: [
    { id: 1, name: 'Nigeria', level: 1 },
    { id: 27, name: 'Kano', level: 3 },
  ],
})
const value = (datasource: number, location: number, value: number) => ({
  indicator: 18,
  datasource,
  location,
  value,
  period: '2018',
})
const values = [value(7, 1, 50), value(10, 1, 50), value(10, 27, 20), value(2, 1, 54)]
const link = {
  id: 1,
  datasource: 7,
  feeds_from: 10,
  indicators: [18],
  relation: 'echo' as const,
  reason: 'The World Bank republishes WUENIC.',
}
const methods = { 'data.lineage': () => ({ count: 1, next: null, previous: null, results: [link] }) }
const settings = { order: 'alphabetical', tolerance: 10, secondSource: 10, secondYear: '2018' }
const selection = { indicator: 18, datasource: 7, period: '2018' }

it('compares two sets, and says that they are not independent', async () => {
  const host = connectFakeHost({ catalog, values, selection, settingValues: settings, methods })
  const html = await renderView(host, DatasetsView)
  expect(html).toContain('DPT3: World Bank 2018, WUENIC 2018')
  expect(html).toContain('World Bank and WUENIC are not independent')
  expect(html).toContain('have no state in common')
  expect(html).not.toContain(notInterpreted)
})

it('interprets nothing where three sets are compared', async () => {
  const settingValues = { ...settings, thirdSource: 2, thirdYear: '2018' }
  const host = connectFakeHost({ catalog, values, selection, settingValues, methods })
  const html = await renderView(host, DatasetsView)
  expect(html).toContain('Interpretation is only available when comparing two datasets')
  expect(html).toContain('Range over World Bank 2018, WUENIC 2018, NDHS 2018')
})

it('says so where there is nothing to compare', async () => {
  const host = connectFakeHost({ catalog, values: [], selection, settingValues: settings, methods })
  expect(await renderView(host, DatasetsView)).toContain('The data you have selected is not available')
})

it('marks pinned places, and lists a pinned zone beside the states', async () => {
  const locations = [...catalog.locations, { id: 4, name: 'North-West', level: 2 }]
  const host = connectFakeHost({
    catalog: fillCatalog({ ...catalog, locations }),
    values: [...values, value(7, 4, 30), value(10, 4, 33)],
    selection: { ...selection, places: [4] },
    settingValues: { ...settings, values: 'table' },
    methods,
  })
  const html = await renderView(host, DatasetsView)
  expect(html).toMatch(/<tr[^>]*data-selected=""[^>]*>(?:(?!<\/tr>).)*North-West/)
})

const inUnit = (display_factor: string) =>
  connectFakeHost({
    catalog: { ...catalog, factors: [{ id: 1, display_factor, multiplier_factor: 1 }] },
    values: [value(7, 27, 50), value(10, 27, 45)],
    selection,
    settingValues: settings,
    methods,
  })

it('counts agreeing states in the unit of the indicator, and never of plain numbers', async () => {
  const counted = 'in 1 of 1 states that both have'
  expect(await renderView(inUnit('in percentage'), DatasetsView)).toContain(`at most 10 points ${counted}`)
  expect(await renderView(inUnit('per 1000'), DatasetsView)).toContain(`at most 10 per 1,000 ${counted}`)
  const plain = await renderView(inUnit('1'), DatasetsView)
  expect(plain).not.toContain(counted)
  expect(plain).toContain('Plain numbers have no tolerance')
})
