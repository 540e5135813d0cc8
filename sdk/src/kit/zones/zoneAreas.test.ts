import { expect, it } from 'vitest'
import { fillCatalog } from '../../testing/fillCatalog.ts'
import type { Figure } from '../values/readFigures.ts'
import { zoneAreas } from './zoneAreas.ts'

const catalog = fillCatalog({
  locations: [
    { id: 4, name: 'North-West', level: 2 },
    { id: 5, name: 'South-East', level: 2 },
    { id: 27, name: 'Kano', level: 3, parent: 4 },
    { id: 8, name: 'Abia', level: 3, parent: 5 },
  ],
})

it('states have the figure of their zone, and none where the zone has none of its own', () => {
  const figures = [{ location: 4, value: 18, lower: null, upper: null }] as Figure[]
  const areas = zoneAreas(catalog, figures, { period: '2018' })
  expect(areas.map(({ name, value, note }) => [name, value, note])).toEqual([
    ['Kano', 18, 'figure of North-West'],
    ['Abia', null, 'figure of South-East'],
  ])
  expect(areas[0]?.period).toBe('2018')
})
