import { connectFakeHost, fillCatalog, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { MapsView } from './MapsView.tsx'

const catalog = fillCatalog({
  indicators: [
    { id: 18, short_name: 'DPT3' },
    { id: 32, short_name: 'Deaths', desirable_slope: 'Negative' },
  ],
  datasources: [{ id: 2, datasource: 'NDHS' }],
  locations: [
    { id: 4, name: 'North-West', level: 2 },
    { id: 27, name: 'Kano', level: 3, parent: 4 },
    { id: 28, name: 'Lagos', level: 3 },
  ],
})
const value = (indicator: number, location: number, period: string, value: number) => ({
  indicator,
  datasource: 2,
  location,
  period,
  value,
})
const values = [
  value(18, 27, '2018', 20),
  value(18, 28, '2018', 80),
  value(18, 27, '2024', 30),
  value(18, 28, '2024', 75),
  value(32, 27, '2024', 90),
]
const settings = {
  indicator: 18,
  source: null,
  year: '2018',
  otherIndicator: null,
  otherSource: null,
  otherYear: null,
  view: 'auto',
  layers: 'zones,facilities',
  sort: '',
}
const draw = (settingValues: object) =>
  renderView(connectFakeHost({ catalog, values, settingValues: { ...settings, ...settingValues } }), MapsView)

it('two years of one indicator are compared in four ways', async () => {
  const html = await draw({})
  for (const text of ['DPT3, NDHS 2018', 'DPT3, NDHS 2024', 'Side by side', 'Slider', 'Difference', 'Zones'])
    expect(html).toContain(text)
  expect(html).toContain('From 2018 to 2024, 1 of 2 states are higher and 1 lower.')
  expect(html).toContain('Lagos is highest with 80.0%, Kano lowest with 20.0%.')
})

it('the slider has one scale for both maps', async () => {
  const html = await draw({ view: 'swipe' })
  expect(html).toContain('type="range"')
  expect(html).toContain('How much of the first map is seen')
})

it('two indicators of another direction have no common colours, no slider and no difference', async () => {
  const html = await draw({ year: null, otherIndicator: 32 })
  expect(html).toContain('their colours do not mean the same')
  expect(html).not.toContain('>Slider<')
  expect(html).not.toContain('>Difference<')
})

it('draws the layers that are switched on over the first map', async () => {
  const host = connectFakeHost({
    catalog,
    values,
    settingValues: {
      ...settings,
      view: 'layers',
      layers: 'bubbles,facilities',
      otherIndicator: 32,
      year: null,
    },
    methods: {
      'facilities.registries': () => ({
        registries: [
          {
            id: 'kano-2026',
            name: 'List of Kano',
            date: '2026',
            citation: 'Kano (2026)',
            licence: 'CC BY 4.0',
            publisher: 'Kano',
            address: '',
            method: '',
            confidence: '',
            scope: '',
            is_built_in: false,
            is_shown: true,
            facilities: 12,
            updated_at: '2026-11-22T00:00:00.000Z',
          },
        ],
      }),
      'facilities.clusters': () => ({
        matched: 12,
        located: 10,
        clusters: [{ latitude: 12, longitude: 8.5, count: 10, location: 27, facility: null }],
      }),
    },
  })
  const html = await renderView(host, MapsView)
  expect(html).toContain('10 of 12 facilities have coordinates. Lists: List of Kano, 2026 (Kano (2026)).')
  expect(html).toContain('Circles: Deaths, NDHS 2024')
  expect(html.match(/type="checkbox"/g)).toHaveLength(3)
})

it('says which map has no figures', async () => {
  expect(await draw({ otherYear: '1999' })).toContain('The second map has no figures of states')
})
