import { expect, it } from 'vitest'
import { fillCatalog } from '../../testing/index.ts'
import { findByName } from '../values/findByName.ts'
import { clusterPoints } from './clusterPoints.ts'
import { facilityColumns, tellFacility, type Facility } from './facilityColumns.ts'
import { allFacilities, facilityFilters, facilityQuery } from './facilityFilters.ts'
import { lgaPlaces, stateAround } from './lgaPlaces.ts'
import { mapWindow, readPosition, writePosition } from './mapWindow.ts'
import { countsTwice, registryNames, registryYears, tellFacilities } from './tellRegistries.ts'
import type { Registry } from './useRegistries.ts'

const list = (name: string, date: string, is_built_in: boolean) => ({ name, date, is_built_in }) as Registry
const own = [list('Public list', '2019-03', true), list('Positions', '2026-01', true)]

it('registries are told by name and year, and what they hold by whether all come with the platform', () => {
  expect(registryYears(own)).toBe('2019 and 2026')
  expect(registryNames(own)).toBe('Public list, 2019-03; Positions, 2026-01')
  expect(tellFacilities(own)).toBe('Public facilities')
  const more = [...own, list('State list', '2024', false)]
  expect([tellFacilities(more), countsTwice(more), countsTwice(own)]).toEqual([
    'Health facilities',
    true,
    false,
  ])
})

it('several facilities are one point with their number, a single one has its name and level', () => {
  const at = { longitude: 8.5, latitude: 12, location: 27 }
  const clusters = [
    { ...at, count: 1200, facility: null },
    { ...at, count: 1, facility: { name: 'Dala', level: 2 } },
  ] as Parameters<typeof clusterPoints>[0]
  const points = clusterPoints(clusters, { nameOfPlace: () => 'Kano', hint: 'Press' })
  expect(points.map(({ id, label }) => [id, label])).toEqual([
    ['0', '1,200 facilities, Kano'],
    ['1', 'Dala'],
  ])
  expect(points[0]?.note).toBe('Press')
  expect(clusterPoints(clusters)[0]?.label).toBe('1,200 facilities')
})

const states = fillCatalog({
  locations: [
    { id: 27, name: 'Kano', level: 3, parent: 1 },
    { id: 28, name: 'Lagos', level: 3, parent: 1 },
    { id: 29, name: 'Oyo', level: 3, parent: 1 },
  ],
}).locations
const places = lgaPlaces(
  [
    { id: 5, location: 27, name: 'Dala', latitude: 12.01, longitude: 8.49 },
    { id: 6, location: 28, name: 'Surulere', latitude: 6.5, longitude: 3.35 },
    { id: 7, location: 29, name: 'Surulere', latitude: 8.05, longitude: 4.4 },
  ],
  states,
)

it('an LGA is found by name, also where two states have one of that name, and tells the state around a position', () => {
  const found = (typed: string) => findByName(typed, places).map(({ label }) => label)
  expect(found('dala')).toEqual(['Dala, Kano'])
  expect(found('Surulere')).toEqual(['Surulere, Lagos', 'Surulere, Oyo'])
  expect(found('suru oyo')).toEqual(['Surulere, Oyo'])
  expect(found('nowhere')).toEqual([])
  expect(stateAround({ latitude: 12.1, longitude: 8.5 }, places)).toBe(27)
  expect(stateAround({ latitude: 51, longitude: 0 }, places)).toBeNull()
})

it('a map asks for larger cells the wider it looks, and for bounds around a point', () => {
  expect(mapWindow(null, false)).toEqual({ cell: 0.4 })
  expect(mapWindow(null, true)).toEqual({ cell: 0.09 })
  const centre = { longitude: 8.5, latitude: 12 }
  expect(mapWindow(centre, true)).toEqual({ cell: 0.004, bounds: '8.150,11.650,8.850,12.350' })
  expect(readPosition(writePosition(centre))).toEqual(centre)
  expect(readPosition('x')).toBeNull()
})

it('filters that are not set are not asked for, and are offered only where they can be chosen', () => {
  expect(facilityQuery({ ...allFacilities, search: ' a ', state: 27 })).toEqual({
    search: 'a',
    location: '27',
  })
  const names = (state: number) =>
    facilityFilters(state, { states, places, registries: [] }).map(({ name }) => name)
  expect(names(0)).toEqual(['search', 'state', 'level', 'ownership'])
  expect(names(27)).toContain('lga')
})

it('the file says the registry of each facility, and the list what is worth knowing of it', () => {
  const facility = {
    type: 'Clinic',
    level: 2,
    ownership: 'federal',
    registry: 'public',
    confidence: 'medium',
    services: '',
    note: '',
  } as Facility
  const registry = { id: 'public', citation: 'Maina et al. (2019)', date: '2019' } as Registry
  const columns = facilityColumns(() => 'Kano', [registry])
  const cells = columns.map(({ value }) => value(facility))
  expect(columns.map(({ header }) => header)).toContain('Registry')
  expect(cells).toContain('Health centre')
  expect(cells).toContain('Maina et al. (2019)')
  expect(tellFacility(facility)).toBe('Clinic; federal; entry: medium confidence')
})
