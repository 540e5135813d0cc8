import { describe, expect, it } from 'vitest'
import topology from '../geo/nigeria-states.topo.json' with { type: 'json' }
import { placeCode } from './places.ts'

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
