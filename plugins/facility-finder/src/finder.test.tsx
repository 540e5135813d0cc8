import { fillCatalog, connectFakeHost, renderView } from '@msdat/sdk/testing'
import type { HostOutput } from '@msdat/sdk'
import { expect, it } from 'vitest'
import { FinderView } from './FinderView.tsx'
import { nothing, type FinderSettings } from './Finding.ts'
import { ProfileView } from './ProfileView.tsx'

type Facility = HostOutput<'facilities.list'>['results'][number]

const catalog = fillCatalog({
  locations: [
    { id: 1, name: 'Nigeria', level: 1, parent: null },
    { id: 27, name: 'Kano', level: 3, parent: 1 },
  ],
})
const facility = (id: number, change: Partial<Facility> = {}): Facility => ({
  id,
  name: `Clinic ${id}`,
  type: 'Clinic',
  level: 2,
  ownership: 'public',
  location: 27,
  lga: 5,
  town: '',
  latitude: 12,
  longitude: 8.5,
  coordinate_source: 'GPS',
  registry: 'public-2019',
  registry_id: '',
  ward: '',
  services: '',
  confidence: '',
  note: '',
  distance_km: null,
  ...change,
})
const settingValues: FinderSettings = { ...nothing, page: 1 }
const registry = (change: object = {}) => ({
  id: 'public-2019',
  name: 'Facilities managed by the public health sector',
  publisher: 'WHO',
  licence: 'CC BY 4.0',
  address: '',
  date: '2019',
  citation: 'Maina et al. (2019)',
  method: '',
  confidence: '',
  scope: 'Public facilities only.',
  is_built_in: true,
  is_shown: true,
  facilities: 3,
  updated_at: '2026-11-22T00:00:00.000Z',
  ...change,
})
const ownList = registry({
  id: 'kano-2026',
  name: 'List of Kano',
  date: '2026-03',
  is_built_in: false,
  scope: '',
})
const registries = (...all: ReturnType<typeof registry>[]) => ({
  'facilities.registries': () => ({ registries: all }),
})
const lga = { id: 5, location: 27, name: 'Dala', latitude: 12.01, longitude: 8.49 }

function finderOf(
  change: Partial<FinderSettings>,
  results: Facility[] = [facility(1)],
  lists = [registry()],
) {
  return connectFakeHost({
    catalog,
    settingValues: { ...settingValues, ...change },
    methods: {
      'facilities.lgas': () => ({ count: 1, next: null, previous: null, results: [lga] }),
      'facilities.list': () => ({ count: results.length, next: null, previous: null, results }),
      ...registries(...lists),
      'facilities.clusters': () => ({ matched: 3, located: 2, clusters: [] }),
    },
  })
}
const inputsTo = (host: ReturnType<typeof connectFakeHost>, name: string): unknown[] =>
  host.calls.filter(({ method }) => method === name).map(({ input }) => input)

it('lists what fits, says the registry with its date, and what is not on the map', async () => {
  const host = finderOf({}, [
    facility(1),
    facility(2, { ownership: 'federal', confidence: 'medium', latitude: null }),
  ])
  const html = await renderView(host, FinderView)
  expect(html).toContain('Clinic 1')
  expect(html).toContain('no coordinates')
  expect(html).toContain('entry: medium confidence')
  expect(html).toContain('managed by the public health sector')
  expect(html).toContain('Public facilities only')
  expect(html).toContain('2 of 3 on the map; 1 have no coordinates and are only in the list')
})

it('names the list of a facility that was brought in, offers to look at one list, and says what counts twice', async () => {
  const own = facility(3, { registry: 'kano-2026', level: null, ownership: 'private', services: 'Delivery' })
  const host = finderOf({ registry: 'kano-2026' }, [own], [registry(), ownList])
  const html = await renderView(host, FinderView)
  for (const text of [
    'From List of Kano, 2026-03',
    'Level not stated',
    'private; services: Delivery',
    'All registries',
  ])
    expect(html.replaceAll('<!-- -->', '')).toContain(text)
  expect(html).toContain('counted twice')
  expect(inputsTo(host, 'facilities.list')).toEqual([{ registry: 'kano-2026', size: 20, page: 1 }])
})

it('asks with the filters of the address, and by distance from the LGA that is chosen', async () => {
  const host = finderOf({ state: 27, level: 3, ownership: 'federal', search: ' general ', near: 5, page: 2 })
  await renderView(host, FinderView)
  const filters = { search: 'general', location: '27', level: '3', ownership: 'federal' }
  expect(inputsTo(host, 'facilities.list')).toContainEqual({
    ...filters,
    near: '12.01,8.49',
    size: 20,
    page: 2,
  })
  expect(inputsTo(host, 'facilities.clusters')).toContainEqual({
    ...filters,
    bounds: '8.140,11.660,8.840,12.360',
    cell: 0.004,
  })
})

it('says how far away each is under its place, in no column that a phone has no room for', async () => {
  const html = await renderView(
    finderOf({ state: 27, near: 5 }, [facility(1, { distance_km: 3.2 })]),
    FinderView,
  )
  expect(html.replaceAll('<!-- -->', '')).toContain('3.2 km away')
  expect(html.match(/<th scope="col"/g)).toHaveLength(2)
})

it('comes near a point of the map, and keeps it in the address', async () => {
  const host = finderOf({ state: 27, centre: '8.500,12.000' })
  await renderView(host, FinderView)
  expect(inputsTo(host, 'facilities.clusters')).toEqual([
    { location: '27', bounds: '8.150,11.650,8.850,12.350', cell: 0.004 },
  ])
})

it('says that nothing fits, in place of an empty table', async () => {
  expect(await renderView(finderOf({ search: 'xyz' }, []), FinderView)).toContain('No facility fits.')
})

it('shows the states by density, and says that private facilities are missing', async () => {
  const host = connectFakeHost({
    catalog,
    settingValues: { density: 'table', densitySort: '', levels: 'table', levelsSort: '' },
    methods: {
      ...registries(registry()),
      'facilities.states': () => ({
        states: [
          {
            location: 27,
            total: 1200,
            levels: [500, 650, 49, 1],
            level_not_stated: 0,
            federal: 5,
            located: 1100,
            population: {
              value: 15462177,
              datasource: 1,
              period: '2022',
            },
            per_100000: 7.76,
          },
        ],
      }),
    },
  })
  const html = await renderView(host, ProfileView)
  expect(html).toContain('1,200')
  expect(html).toContain('7.76')
  expect(html).toContain('Private ones do not')
})
