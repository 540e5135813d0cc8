import { expect, it } from 'vitest'
import { clusterPoints } from './clusterPoints.ts'
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
