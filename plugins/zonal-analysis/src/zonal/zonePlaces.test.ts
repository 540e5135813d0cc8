import type { Catalog, Indicator, Location } from '@msdat/sdk'
import type { Figure } from '@msdat/sdk/kit'
import { describe, expect, it } from 'vitest'
import { computedNote, computeZone, tellComputed, wayToCompute, type Computing } from './computeZone.ts'
import { canCompute, countOf, isInside, tellZones, zonePlaces } from './zonePlaces.ts'

const place = (id: number, name: string, level: number, parent: number | null) =>
  ({ id, name, level, parent }) as Location
const catalog = {
  factors: [] as Catalog['factors'],
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
const asked = { catalog, indicator: positive, targets: [], computing: null }
const mean: Computing = { way: 'mean', population: new Map() }
const sum: Computing = { way: 'sum', population: new Map() }
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
    const some = zonePlaces({ ...asked, figures: [...states, figure(5, 95)], computing: mean })
    expect(find(some, 'North-West')).toMatchObject({
      value: 10,
      computed: { states: 2, of: 3, how: 'plain mean' },
    })
    expect(find(some, 'South-East')).toMatchObject({ value: 95, computed: null })
  })

  it('adds people up, and only where no state of the zone is missing', () => {
    const some = zonePlaces({ ...asked, figures: states, computing: sum })
    expect(find(some, 'South-East')).toMatchObject({
      value: 190,
      computed: { states: 2, of: 2, how: 'sum' },
    })
    expect(find(some, 'North-West')).toMatchObject({ value: null, computed: null })
  })

  it('can be computed only where a zone lacks a figure and has states enough', () => {
    const some = zonePlaces({ ...asked, figures: [...states, figure(5, 95)] })
    expect([canCompute(some, 'mean'), canCompute(some, 'sum')]).toEqual([true, false])
    expect(canCompute(zonePlaces({ ...asked, figures: states }), 'sum')).toBe(true)
    const noStates = zonePlaces({ ...asked, figures: [figure(8, 92), figure(24, 98), figure(5, 95)] })
    expect(canCompute(noStates, 'mean')).toBe(false)
  })

  it('tells the states of the zone that is looked into, beside all zones', () => {
    const inside = places.filter((one) => isInside(one, 5))
    expect(names(inside)).toEqual(['Nigeria', 'South-East', 'North-West', 'Imo', 'Abia'])
    expect(tellZones(inside, String)).toContain('2 of 2 states have data.')
    expect(places.filter((one) => isInside(one, null))).toEqual(places)
  })

  it('is told in words, with computed zones named as such', () => {
    const some = zonePlaces({ ...asked, figures: states, computing: mean })
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
    expect(computeZone([27, 41, 29], values, { way: 'mean', population })).toMatchObject({
      value: 15,
      computed: { how: 'population-weighted mean' },
    })
    expect(
      computeZone([27, 41], values, { way: 'mean', population: new Map([[27, 9_000_000]]) }),
    ).toMatchObject({
      value: 10,
      computed: { how: 'plain mean' },
    })
  })

  it('chooses by type and unit: people add up, rates have a mean, other plain numbers neither', () => {
    const [plain, percentage] = [{ multiplier_factor: 1 }, { multiplier_factor: 100 }]
    expect(wayToCompute({ indicator_type: 'Population' }, plain)).toBe('sum')
    expect(wayToCompute({ indicator_type: 'Outcome' }, percentage)).toBe('mean')
    expect(wayToCompute({ indicator_type: 'Impact' }, plain)).toBeNull()
    expect(wayToCompute({ indicator_type: 'Impact' }, undefined)).toBeNull()
  })

  it('has no mean of nothing', () => {
    expect(computeZone([29], values, mean)).toBeNull()
  })

  it('says what it is', () => {
    expect(tellComputed({ states: 2, of: 3, how: 'population-weighted mean' })).toBe(
      'Computed: population-weighted mean of 2 of its 3 states',
    )
    expect(tellComputed({ states: 3, of: 3, how: 'plain mean' })).toBe('Computed: plain mean of its states')
    expect(tellComputed({ states: 7, of: 7, how: 'sum' })).toBe('Computed: sum of its states')
    expect(computedNote('sum')).toBe(
      '* No figure was published for these zones: each is the sum of its states.',
    )
    expect(computedNote('mean')).toContain('each is the mean of its states, weighted by population')
  })
})
