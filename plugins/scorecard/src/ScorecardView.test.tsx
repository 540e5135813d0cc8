import { connectFakeHost, fillCatalog, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { ScorecardView } from './ScorecardView.tsx'

const catalog = fillCatalog({
  indicators: [
    { id: 18, short_name: 'DPT3', national_target: 60 },
    { id: 9, short_name: 'Beds' },
  ],
  datasources: [{ id: 2, datasource: 'NDHS' }],
  locations: [
    { id: 1, name: 'Nigeria', level: 1 },
    { id: 8, name: 'Abia', level: 3 },
    { id: 9, name: 'Kano', level: 3 },
  ],
})
const value = (location: number, period: string, value: number) => ({
  indicator: 18,
  datasource: 2,
  location,
  period,
  value,
})
const values = [value(1, '2018', 50), value(1, '2024', 53), value(8, '2024', 80), value(9, '2024', 20)]
const settingValues = {
  indicators: [18, 9],
  place: 1,
  level: 'state',
  datasource: null,
  target: 'national',
  note: 'Quarterly figures are not here yet.',
  holder: '',
  remedy: '',
  sort: '',
}

it('shows the place with its figures, and all states with their lights', async () => {
  const html = await renderView(connectFakeHost({ catalog, values, settingValues }), ScorecardView)
  expect(html).toContain('Quarterly figures are not here yet.')
  expect(html).toContain('Nigeria: scorecard')
  expect(html).toContain('53.0%')
  expect(html).toContain('+3.0 points since 2018, better')
  expect(html).toContain('No figure for this kind of place: Beds.')
  expect(html).toContain('DPT3 <small>NDHS 2024</small>')
  expect(html).toContain('80.0%')
  expect(html).toContain('Target not met')
})

it('does not judge a figure of a few interviews that are too near the target', async () => {
  const few = [
    ...values,
    { ...value(9, '2024', 20), value_type: 7, value: 3 },
    { ...value(8, '2024', 80), value_type: 7, value: 900 },
  ]
  const html = await renderView(connectFakeHost({ catalog, values: few, settingValues }), ScorecardView)
  expect(html.split('Cannot be told: interval spans the target')).toHaveLength(3)
  expect(html).toContain(', Target met')
})

it('says so where nothing was chosen', async () => {
  const html = await renderView(
    connectFakeHost({ catalog, values, settingValues: { ...settingValues, indicators: [] } }),
    ScorecardView,
  )
  expect(html).toContain('Choose a place and at least one indicator.')
})

it('gives pinned places a column of their own, whatever their level, and keeps the ranks of the level', async () => {
  const draw = (places: number[]) =>
    renderView(
      connectFakeHost({
        catalog,
        values,
        settingValues: { ...settingValues, place: 8 },
        selection: { places },
      }),
      ScorecardView,
    )
  const card = (html: string) => html.slice(0, html.indexOf('Places compared'))
  const html = card(await draw([9, 1]))
  expect(html).toMatch(/<th[^>]*>(?:(?!<\/th>).)*Kano.*<th[^>]*>(?:(?!<\/th>).)*Nigeria/)
  expect(html).toContain('20.0%')
  expect(html).toContain('1 of 2')
  expect(card(await draw([]))).not.toContain('20.0%')
})
