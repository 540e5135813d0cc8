import type { Catalog, Indicator, Location } from '@msdat/sdk'
import type { Figure } from '@msdat/sdk/kit'
import { describe, expect, it } from 'vitest'
import { computeZone, tellComputed } from './computeZone.ts'
import { countOf, tellZones, zonePlaces } from './zonePlaces.ts'

const place = (id: number, name: string, level: number, parent: number | null) =>
  ({ id, name, level, parent }) as Location
const catalog = {
  locations: [
    place(8, 'Abia', 3, 5),
    place(1, 'Nigeria', 1, null),
    place(4, 'North-West', 2, 1),
    place(5, 'South-East', 2, 1),
    place(27, 'Kano', 3, 4),
    place(41, 'Sokoto', 3, 4),
    place(29, 'Kebbi', 3, 4),
    place(24, 'Imo', 3, 5),
  ],
} as Catalog
const figure = (location: number, value: number): Figure => ({
  indicator: 7,
  datasource: 2,
  location,
  period: '2018',
  value,
  valueType: 2,
  lower: null,
  upper: null,
  citation: 0,
})
const positive = { desirable_slope: 'Positive' } as Indicator
const states = [figure(27, 20), figure(41, 0), figure(8, 92), figure(24, 98)]
const published = [...states, figure(1, 43), figure(4, 18), figure(5, 95)]
const asked = { catalog, indicator: positive, targets: [], population: null }
const names = (places: ReturnType<typeof zonePlaces>) => places.map((one) => one.place.name)
const find = (places: ReturnType<typeof zonePlaces>, name: string) =>
  places.find((one) => one.place.name === name)!

describe('zonePlaces', () => {
  const places = zonePlaces({ ...asked, figures: published })

  it('is Nigeria, zones from high to low, then states by zone and from high to low inside', () => {
    expect(names(places)).toEqual([
      'Nigeria',
      'South-East',
      'North-West',
      'Imo',
      'Abia',
      'Kano',
      'Sokoto',
      'Kebbi',
    ])
  })

  it('keeps 0 a value and a missing state missing', () => {
    expect(find(places, 'Sokoto').value).toBe(0)
    expect(find(places, 'Kebbi').value).toBeNull()
    expect(countOf(places, 3)).toEqual({ have: 4, expected: 5 })
  })

  it('measures the gap to the best of the zone, which is the lowest where low is good', () => {
    expect(find(places, 'Sokoto').gap).toEqual({ to: expect.objectContaining({ name: 'Kano' }), points: 20 })
    expect(find(places, 'Kano').gap?.points).toBe(0)
    const negative = zonePlaces({
      ...asked,
      figures: published,
      indicator: { desirable_slope: 'Negative' } as Indicator,
    })
    expect(find(negative, 'Kano').gap).toMatchObject({ to: { name: 'Sokoto' }, points: 20 })
    const unknown = zonePlaces({
      ...asked,
      figures: published,
      indicator: { desirable_slope: 'Unknown' } as Indicator,
    })
    expect(find(unknown, 'Kano').gap).toBeNull()
  })

  it('never averages of its own accord', () => {
    const empty = zonePlaces({ ...asked, figures: states })
    expect(find(empty, 'North-West').value).toBeNull()
  })

  it('computes a zone on request, and only one that has no figure', () => {
    const some = zonePlaces({ ...asked, figures: [...states, figure(5, 95)], population: new Map() })
    expect(find(some, 'North-West')).toMatchObject({
      value: 10,
      computed: { states: 2, of: 3, isWeighted: false },
    })
    expect(find(some, 'South-East')).toMatchObject({ value: 95, computed: null })
  })

  it('is told in words, with computed zones named as such', () => {
    const some = zonePlaces({ ...asked, figures: states, population: new Map() })
    expect(tellZones(some, String)).toBe(
      'Zones from high to low: South-East 95 (computed), North-West 10 (computed). 4 of 5 states have data.',
    )
  })
})

describe('computeZone', () => {
  const values = new Map([
    [27, 20],
    [41, 0],
  ])

  it('weighs by population where it is known for all states used', () => {
    const population = new Map([
      [27, 9_000_000],
      [41, 3_000_000],
    ])
    expect(computeZone([27, 41, 29], values, population)).toMatchObject({
      value: 15,
      computed: { isWeighted: true },
    })
    expect(computeZone([27, 41], values, new Map([[27, 9_000_000]]))).toMatchObject({
      value: 10,
      computed: { isWeighted: false },
    })
  })

  it('has no mean of nothing', () => {
    expect(computeZone([29], values, new Map())).toBeNull()
  })

  it('says what it is', () => {
    expect(tellComputed({ states: 2, of: 3, isWeighted: true })).toBe(
      'Computed: population-weighted mean of 2 of its 3 states',
    )
    expect(tellComputed({ states: 3, of: 3, isWeighted: false })).toBe('Computed: plain mean of its states')
  })
})
