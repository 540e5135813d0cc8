import type { Catalog, Indicator, Location } from '@msdat/sdk'
import { connectFakeHost, renderView, type FakeValue } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { BubbleView } from './BubbleView.tsx'

const at = '2026-11-21T08:00:00Z'
const moments = { created_at: at, updated_at: at }
const indicator = (id: number, short_name: string): Indicator => ({
  id,
  full_name: short_name,
  short_name,
  description: '',
  factor: 1,
  desirable_slope: 'Positive',
  indicator_type: 'Coverage',
  program_area: 'Immunisation',
  national_target: 90,
  national_source: '',
  national_information: '',
  sdg_target: null,
  sdg_information: '',
  first_related: null,
  second_related: null,
  third_related: null,
  fourth_related: null,
  datasources: [10],
  ...moments,
})
const place = (id: number, name: string, level: number, parent: number | null): Location => ({
  id,
  name,
  level,
  parent,
  ...moments,
})
const catalog: Catalog = {
  version: '1',
  updated_at: at,
  indicators: [
    indicator(18, 'DPT3'),
    indicator(20, 'Measles'),
    { ...indicator(7, 'Population'), indicator_type: 'Population' },
  ],
  levels: [],
  valueTypes: [],
  datasources: [
    {
      id: 10,
      datasource: 'WUENIC',
      classification: 'Estimate',
      full_name: 'WUENIC',
      description: '',
      year_available: '',
      period_available: '',
      methodology: '',
      subnational_data: '',
      link: '',
      simulated: false,
      ...moments,
    },
  ],
  locations: [
    place(1, 'Nigeria', 1, null),
    place(4, 'North-West', 2, 1),
    place(27, 'Kano', 3, 4),
    place(41, 'Sokoto', 3, 4),
  ],
  factors: [{ id: 1, display_factor: 'in percentage', multiplier_factor: 100 }],
}
const value = (indicator: number, location: number, period: string, value: number): FakeValue => ({
  indicator,
  datasource: 10,
  location,
  period,
  value,
})

const values = [
  value(18, 27, '2018', 20),
  value(20, 27, '2018', 25),
  value(18, 27, '2021', 30),
  value(20, 27, '2021', 35),
  value(18, 41, '2021', 0),
  value(20, 41, '2021', 5),
  value(7, 27, '2016', 13_000_000),
  value(7, 41, '2016', 5_000_000),
]
const draw = (more: object = {}, period = '2021', some = values) =>
  renderView(
    connectFakeHost({
      catalog,
      values: some,
      selection: { indicator: 18, datasource: 10, location: 1, period },
      settingValues: { x: 18, y: 20, size: null, trails: true, log: false, chosen: 0, ...more },
    }),
    BubbleView,
  )

describe('BubbleView', () => {
  it('draws states that have all three, and says of which year the sizes are', async () => {
    const html = await draw()
    expect(html).toContain('2 states by DPT3 across and Measles upwards; the area of each is its Population.')
    expect(html).toContain('Sizes are the newest figures of each state: 2016.')
  })

  it('lists who is missing, and who has no logarithm', async () => {
    expect(await draw({}, '2021', values.slice(0, 7))).toContain('one of the three is missing: Sokoto.')
    expect(await draw({ log: true })).toContain('a value of 0 has no logarithm: Sokoto.')
  })

  it('offers the years that have figures where the chosen one has none', async () => {
    const html = await draw({}, '2016')
    expect(html).toContain('WUENIC 2018')
    expect(html).toContain('WUENIC 2021')
  })
})
