import { describe, expect, it } from 'vitest'
import topology from '../geo/nigeria-states.topo.json' with { type: 'json' }
import type { Location } from '../../contracts/reference.ts'
import { nationOf, placeCode, tellArea, zoneOf } from './places.ts'

describe('placeCode', () => {
  it('is short, and its own for each of the 37 states', () => {
    const names = topology.objects.states.geometries.map(({ properties }) => properties.name)
    const codes = names.map((name) => placeCode({ name, level: 3 }))
    expect(new Set(codes).size).toBe(37)
    expect(codes).toContain('ABI')
    expect(codes).toContain('ZAM')
  })

  it('is NGA for the nation and initials for a zone', () => {
    expect(placeCode({ name: 'Nigeria', level: 1 })).toBe('NGA')
    expect(placeCode({ name: 'South-South', level: 2 })).toBe('SS')
  })
})

describe('the places around a place', () => {
  const place = (id: number, name: string, level: number, parent: number | null) =>
    ({ id, name, level, parent }) as Location
  const ghana = place(1, 'Ghana', 1, null)
  const north = place(4, 'North', 2, 1)
  const tamale = place(27, 'Tamale', 3, 4)
  const places = [tamale, north, ghana]

  it('are its zone and its nation, found by level and not by name', () => {
    expect(nationOf(places)).toBe(ghana)
    expect(zoneOf(tamale, places)).toBe(north)
    expect(nationOf([tamale])).toBeNull()
  })

  it('are told as the part of the country that is looked into', () => {
    expect(places.map((one) => tellArea(one, places))).toEqual(['North, Ghana', 'North, Ghana', 'Ghana'])
  })
})
