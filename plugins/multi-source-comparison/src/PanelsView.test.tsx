import { connectFakeHost, fillCatalog, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { AreaView, PanelsView } from './PanelsView.tsx'

const catalog = fillCatalog({
  indicators: [
    { id: 7, short_name: 'SBA', program_area: 'RMNCH', first_related: 18, datasources: [2] },
    { id: 18, short_name: 'DPT3', program_area: 'Immunization', datasources: [2] },
    { id: 20, short_name: 'Measles', program_area: 'Immunization', datasources: [2] },
  ],
  datasources: [{ id: 2, datasource: 'NDHS' }],
  locations: [
    { id: 1, name: 'Nigeria', level: 1 },
    { id: 27, name: 'Kano', level: 3 },
  ],
})
const value = (indicator: number, location: number, value: number) => ({
  indicator,
  location,
  value,
  datasource: 2,
  period: '2018',
})
const values = [value(7, 1, 43), value(7, 27, 20), value(18, 27, 35), value(18, 1, 50), value(20, 1, 54)]
const selection = { indicator: 7, datasource: 2, period: '2018' }
const panel = (letter: string, drawn: string) => ({
  [`indicator${letter}`]: null,
  [`source${letter}`]: null,
  [`year${letter}`]: null,
  [`drawn${letter}`]: drawn,
})
const settingValues = {
  ...panel('A', 'line'),
  ...panel('B', 'state_map'),
  ...panel('C', 'zone_map'),
  sameScale: true,
  isDifferenceShown: true,
}

it('draws three panels and the difference of the first two', async () => {
  const html = await renderView(connectFakeHost({ catalog, values, selection, settingValues }), PanelsView)
  expect(html).toContain('A. SBA')
  expect(html).toContain('B. DPT3')
  expect(html).toContain('Same scale as')
  expect(html).toContain('has no figures by zone in 2018')
  expect(html).toContain('Difference: A. SBA minus B. DPT3')
})

it('offers only the indicators of the chosen program area, and names those without the year', async () => {
  const settings = { ...settingValues, programArea: 'Immunization', yearA: '2021' }
  const host = connectFakeHost({ catalog, values, selection, settingValues: settings })
  const html = await renderView(host, AreaView)
  expect(html).toContain('Indicator A')
  expect(html).not.toContain('SBA')
  expect(html).toContain('A, DPT3 (NDHS): no figures for 2021')
})

it('draws a line for each pinned place, and lists their years', async () => {
  const host = connectFakeHost({
    catalog,
    values,
    selection: { ...selection, location: 1, places: [27] },
    settingValues: { ...settingValues, hidden: '' },
  })
  const html = await renderView(host, PanelsView)
  const panel = html.slice(html.indexOf('A. SBA'), html.indexOf('B. DPT3'))
  expect(panel).toContain('Nigeria, Kano')
  expect(panel).toMatch(/aria-pressed="true"[^>]*>(?:(?!<\/button>).)*Kano/)
})

it('offers the sources that share states where those of the panels share none', async () => {
  const of = (indicator: number, datasource: number, location: number) => {
    return { indicator, datasource, location, period: '2018', value: 40 }
  }
  const figures = [of(7, 2, 1), of(18, 2, 1), of(7, 102, 27), of(18, 102, 27)]
  const two = {
    ...catalog,
    datasources: [...catalog.datasources, { ...catalog.datasources[0]!, id: 102, datasource: 'UW' }],
  }
  const named = { ...settingValues, sourceA: 2, sourceB: 2 }
  const host = connectFakeHost({ catalog: two, values: figures, selection, settingValues: named })
  const html = await renderView(host, PanelsView)
  expect(html).toContain('No state has a figure in both: A: SBA, NDHS 2018; B: DPT3, NDHS 2018.')
  expect(html).toContain('UW and UW, 2018 (1 state)')
})

it('opens with a trend, and says why it is not the chosen source', async () => {
  const of = (indicator: number, datasource: number, period: string) => {
    return { indicator, datasource, location: 1, period, value: 40 }
  }
  const figures = [
    of(7, 2, '2018'),
    of(7, 2, '2013'),
    of(18, 2, '2018'),
    of(18, 7, '2013'),
    of(18, 7, '2018'),
  ]
  const two = {
    ...catalog,
    datasources: [...catalog.datasources, { ...catalog.datasources[0]!, id: 7, datasource: 'Bank' }],
  }
  const settings = { ...settingValues, drawnB: 'auto' }
  const host = connectFakeHost({ catalog: two, values: figures, selection, settingValues: settings })
  const html = await renderView(host, PanelsView)
  expect(html).toContain('B: Bank is shown: NDHS has a single figure here, and Bank has more than one year.')
})
