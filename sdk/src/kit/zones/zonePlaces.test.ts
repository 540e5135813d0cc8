import type { Catalog, Indicator } from '../../contracts/reference.ts'
import type { Subject } from '../values/findSubject.ts'
import { describe, expect, it } from 'vitest'
import { computedNote, tellComputed } from './tellComputed.ts'
import { countOf } from '../values/placeRows.ts'
import { canCompute, isInside, tellZones, zonePlaces, type ZoneComputing } from './zonePlaces.ts'
import { figure, place } from './zoneSamples.fixture.ts'

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
const states = [figure(27, 20), figure(41, 0), figure(8, 92), figure(24, 98)]
const published = [...states, figure(1, 43), figure(4, 18), figure(5, 95)]
const towards = (desirable_slope: Indicator['desirable_slope']) =>
  ({ catalog, indicator: { desirable_slope }, targets: [], factor: undefined }) as unknown as Subject
const subject = towards('Positive')
const mean: ZoneComputing = { way: 'mean', population: new Map() }
const sum: ZoneComputing = { way: 'sum', population: new Map() }
const names = (places: ReturnType<typeof zonePlaces>) => places.map((one) => one.place.name)
const find = (places: ReturnType<typeof zonePlaces>, name: string) =>
  places.find((one) => one.place.name === name)!

describe('zonePlaces', () => {
  const places = zonePlaces(subject, published, null)

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
    const negative = zonePlaces(towards('Negative'), published, null)
    expect(find(negative, 'Kano').gap).toMatchObject({ to: { name: 'Sokoto' }, points: 20 })
    const unknown = zonePlaces(towards('Unknown'), published, null)
    expect(find(unknown, 'Kano').gap).toBeNull()
  })

  it('never averages of its own accord', () => {
    const empty = zonePlaces(subject, states, null)
    expect(find(empty, 'North-West').value).toBeNull()
  })

  it('computes a zone on request, and only one that has no figure', () => {
    const some = zonePlaces(subject, [...states, figure(5, 95)], mean)
    expect(find(some, 'North-West')).toMatchObject({
      value: 10,
      computed: { used: 2, of: 3, how: 'plain mean' },
    })
    expect(find(some, 'South-East')).toMatchObject({ value: 95, computed: null })
  })

  it('adds people up, and only where no state of the zone is missing', () => {
    const some = zonePlaces(subject, states, sum)
    expect(find(some, 'South-East')).toMatchObject({
      value: 190,
      computed: { used: 2, of: 2, how: 'sum' },
    })
    expect(find(some, 'North-West')).toMatchObject({ value: null, computed: null })
  })

  it('can be computed only where a zone lacks a figure and has states enough', () => {
    const some = zonePlaces(subject, [...states, figure(5, 95)], null)
    expect([canCompute(some, 'mean'), canCompute(some, 'sum')]).toEqual([true, false])
    expect(canCompute(zonePlaces(subject, states, null), 'sum')).toBe(true)
    const noStates = zonePlaces(subject, [figure(8, 92), figure(24, 98), figure(5, 95)], null)
    expect(canCompute(noStates, 'mean')).toBe(false)
  })

  it('tells the states of the zone that is looked into, beside all zones', () => {
    const inside = places.filter((one) => isInside(one, 5))
    expect(names(inside)).toEqual(['Nigeria', 'South-East', 'North-West', 'Imo', 'Abia'])
    expect(tellZones(inside, String)).toContain('2 of 2 states have data.')
    expect(places.filter((one) => isInside(one, null))).toEqual(places)
  })

  it('is told in words, with computed zones named as such', () => {
    const some = zonePlaces(subject, states, mean)
    expect(tellZones(some, String)).toBe(
      'Zones from high to low: South-East 95 (computed), North-West 10 (computed). 4 of 5 states have data.',
    )
  })
})

describe('a computed zone', () => {
  it('weighs by population where it is known for all states used', () => {
    const population = new Map([
      [27, 9_000_000],
      [41, 3_000_000],
    ])
    const some = zonePlaces(subject, states, { way: 'mean', population })
    expect(find(some, 'North-West')).toMatchObject({
      value: 15,
      computed: { how: 'population-weighted mean' },
    })
  })

  it('says what it is', () => {
    expect(tellComputed({ used: 2, of: 3, how: 'population-weighted mean' })).toBe(
      'Computed: population-weighted mean of 2 of its 3 states',
    )
    expect(tellComputed({ used: 3, of: 3, how: 'plain mean' })).toBe('Computed: plain mean of its states')
    expect(tellComputed({ used: 7, of: 7, how: 'sum' })).toBe('Computed: sum of its states')
    expect(computedNote('sum')).toBe(
      '* No figure was published for these zones: each is the sum of its states.',
    )
    expect(computedNote('mean')).toContain('each is the mean of its states, weighted by population')
  })
})
