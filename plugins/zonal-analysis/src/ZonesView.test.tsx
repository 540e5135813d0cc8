import type { Catalog, Indicator, Location } from '@msdat/sdk'
import { emptyText, findSubject } from '@msdat/sdk/kit'
import { connectFakeHost, renderView, type FakeValue } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { useZones } from './useZones.ts'
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
const settingValues = { shown: 'all', computed: false }
const selection = { indicator: 32, datasource: 26, period: '2021' }

describe('ZonesView', () => {
  it('tells zones and states in words', async () => {
    const values = [value(1, 104), value(4, 150), value(27, 165.8), value(41, 167.3)]
    const html = await renderView(connectFakeHost({ catalog, values, selection, settingValues }), ZonesView)
    expect(html).toContain(
      'Nigeria: 104.0. Zones from high to low: North-West 150.0. 2 of 2 states have data.',
    )
    expect(html).not.toContain('Compute missing zones')
  })

  it('leaves a zone without a figure empty, and says how to compute it', async () => {
    const fake = connectFakeHost({
      catalog,
      values: [value(27, 165.8), value(41, 167.3)],
      selection,
      settingValues,
    })
    const html = await renderView(fake, ZonesView)
    expect(html).toContain('No zone has a figure.')
    expect(html).toContain('No zone has a figure here.')
    expect(html).not.toContain('North-West: no data')
    expect(html).toContain('“Compute missing zones” fills them from their states')
  })

  it('says what is missing, and offers the nearest there is', async () => {
    const fake = connectFakeHost({
      catalog,
      values: [value(27, 165.8)],
      selection: { ...selection, period: '2016' },
      settingValues,
    })
    const html = await renderView(fake, ZonesView)
    expect(html).toContain(emptyText)
    expect(html).toContain('UN IGME 2021 (1 place)')
  })

  it('counts, warns and tells of the states it draws, and of all of them on the maps', async () => {
    const malaria = { ...indicator, id: 24, datasources: [4] }
    const south = [place(5, 'South-East', 2, 1), place(8, 'Abia', 3, 5)]
    const options = {
      catalog: {
        ...catalog,
        indicators: [malaria],
        datasources: catalog.datasources.map((one) => ({ ...one, id: 4 })),
        locations: [...catalog.locations, ...south],
      },
      values: [value(4, 35), value(5, 20), value(27, 30), value(41, 40)].map((one) => ({
        ...one,
        indicator: 24,
        datasource: 4,
        period: '2015',
      })),
    }
    const view = (location: number) => {
      const malariaSelection = { indicator: 24, datasource: 4, period: '2015', location }
      return renderView(
        connectFakeHost({ ...options, selection: malariaSelection, settingValues }),
        ZonesView,
      )
    }
    const warning = 'States without a figure had a prevalence under 10%'
    const times = (html: string, words: string) => html.split(words).length - 1
    const ofCountry = await view(1)
    expect(ofCountry).toContain(warning)
    expect(times(ofCountry, '2 of 2 states have data')).toBe(0)
    for (const location of [4, 27]) {
      const ofZone = await view(location)
      expect(ofZone).not.toContain(warning)
      // Its header and its summary; those of the two maps stay with the country.
      expect(times(ofZone, '2 of 2 states have data')).toBe(2)
      expect(times(ofZone, '2 of 3 states have data')).toBe(3)
    }
    expect(await view(8)).toContain('0 of 1 states have data')
    expect(await view(8)).toContain(warning)
  })
})

describe('computing zones', () => {
  const population = { ...indicator, id: 9100, indicator_type: 'Population', factor: 4 } as const
  const fertility = { ...indicator, id: 2, factor: 4 }
  const counted: Catalog = {
    ...catalog,
    indicators: [indicator, population, fertility, { ...indicator, id: 24 }],
    locations: [
      ...catalog.locations,
      place(5, 'South-East', 2, 1),
      place(8, 'Abia', 3, 5),
      place(24, 'Imo', 3, 5),
    ],
    factors: [...catalog.factors, { id: 4, display_factor: '1', multiplier_factor: 1 }],
  }
  const people = (location: number, many: number) => ({ ...value(location, many), indicator: 9100 })
  const values = [value(27, 100), value(41, 200), people(27, 9), people(41, 3)]

  /** What is told of an indicator while the visitor has the switch on, or off. */
  async function told(id: number, { known = values, looked = {}, computed = true } = {}) {
    const fake = connectFakeHost({
      catalog: counted,
      values: known,
      selection: { ...selection, ...looked },
      settingValues: { shown: 'all', computed },
    })
    return renderView(fake, function Told() {
      const zones = useZones(findSubject(counted, { ...fake.selection, indicator: id })!)
      const zone = zones.places.find(({ place }) => place.level === 2)
      return JSON.stringify([zone?.value, zones.notes])
    })
  }

  it('weighs rates by population', async () => {
    expect(await told(32)).toMatch(/^\[125,.*each is the mean of its states/)
  })

  it('adds people up, and has no total of a part', async () => {
    expect(await told(9100)).toMatch(/^\[12,.*each is the sum of its states/)
    expect(await told(9100, { known: [people(27, 9)] })).toBe('[null,[]]')
  })

  it('waits for the switch, and says what it would do', async () => {
    expect(await told(32, { computed: false })).toMatch(/^\[null,.*“Compute missing zones” fills them/)
  })

  it('leaves plain numbers alone that may be no count', async () => {
    const known = [27, 41].map((location) => ({ ...value(location, 5), indicator: 2 }))
    expect(await told(2, { known })).toBe('[null,[]]')
  })

  it('warns of means over states that are not drawn', async () => {
    const known = [27, 41, 8].map((location) => ({ ...value(location, 20), indicator: 24, period: '2015' }))
    const looked = { location: 27, period: '2015' }
    expect(await told(24, { known, looked })).toContain('a mean of the states shown is too high')
    expect(await told(24, { known, looked, computed: false })).not.toContain('too high')
  })
})
