import type { Catalog, Indicator, Location } from '@msdat/sdk'
import { emptyText } from '@msdat/sdk/kit'
import { connectFakeHost, renderView, type FakeValue } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { ZonesView } from './ZonesView.tsx'

const at = '2026-11-21T08:00:00Z'
const moments = { created_at: at, updated_at: at }
const indicator: Indicator = {
  id: 32,
  full_name: 'Under 5 mortality rate',
  short_name: 'Under 5 Mortality Rate',
  description: '',
  factor: 1,
  desirable_slope: 'Negative',
  indicator_type: 'Impact',
  program_area: 'Mortality',
  national_target: 64,
  national_source: '',
  national_information: '',
  sdg_target: 25,
  sdg_information: '',
  first_related: null,
  second_related: null,
  third_related: null,
  fourth_related: null,
  datasources: [26],
  ...moments,
}
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
  indicators: [indicator],
  levels: [],
  valueTypes: [],
  datasources: [
    {
      id: 26,
      datasource: 'UN IGME',
      classification: 'Estimate',
      full_name: 'UN IGME',
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
  factors: [{ id: 1, display_factor: 'per 1000', multiplier_factor: 1000 }],
}
const value = (location: number, value: number): FakeValue => ({
  indicator: 32,
  datasource: 26,
  location,
  period: '2021',
  value,
})
const selection = { indicator: 32, datasource: 26, period: '2021' }

describe('ZonesView', () => {
  it('tells zones and states in words', async () => {
    const values = [value(1, 104), value(4, 150), value(27, 165.8), value(41, 167.3)]
    const html = await renderView(connectFakeHost({ catalog, values, selection }), ZonesView)
    expect(html).toContain(
      'Nigeria: 104.0. Zones from high to low: North-West 150.0. 2 of 2 states have data.',
    )
    expect(html).not.toContain('Compute missing zones')
  })

  it('leaves a zone without a figure empty, and offers to compute it', async () => {
    const fake = connectFakeHost({ catalog, values: [value(27, 165.8), value(41, 167.3)], selection })
    const html = await renderView(fake, ZonesView)
    expect(html).toContain('No zone has a figure.')
    expect(html).toContain('North-West: no data')
    expect(html).toContain('Compute missing zones from their states')
  })

  it('says what is missing, and offers the nearest there is', async () => {
    const fake = connectFakeHost({
      catalog,
      values: [value(27, 165.8)],
      selection: { ...selection, period: '2016' },
    })
    const html = await renderView(fake, ZonesView)
    expect(html).toContain(emptyText)
    expect(html).toContain('UN IGME 2021 (1 place)')
  })
})
