import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as contracts from '@msdat/sdk/contracts/facilities'
import type { FacilitiesOfState, Facility, FacilityCluster } from '@msdat/sdk/contracts/facilities'
import type { Serve } from '@msdat/sdk/http/serve'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { dataFolder, startTestApp, type TestApp } from '../testApp.fixture.ts'
import { distanceKm } from './distance.ts'
import type { FacilityTables } from './facilityTables.ts'
import { listFacilities, listFacilityIds } from './listFacilities.ts'
import { mountFacilities } from './mountFacilities.ts'
import { seedFacilities } from './seedFacilities.ts'
import { emptyWords, partsOf } from './writtenRows.ts'
import { countTurns } from '../http/countTurns.fixture.ts'

const folder = join(dataFolder, 'facilities')
const linesOf = (file: string): string[] =>
  readFileSync(join(folder, file), 'utf8').trim().split('\n').slice(1)

describeDatabases('health facilities', ({ makeDatabase, makeFilledDatabase }) => {
  let app: TestApp
  let database: Awaited<ReturnType<typeof makeDatabase>>
  beforeAll(async () => {
    database = await makeFilledDatabase()
    await seedFacilities(database.db, folder)
    // The second start finds them there.
    await seedFacilities(database.db, folder)
    app = await startTestApp(database)
  })
  afterAll(() => app.close())
  const tables = () => database.db as unknown as Kysely<FacilityTables>
  const inputOf = (path: string) => {
    const { cell, size, ...texts } = Object.fromEntries(new URLSearchParams(path.split('?')[1]))
    return { ...texts, ...(cell && { cell: Number(cell) }), ...(size && { size: Number(size) }) }
  }
  const list = async (query: string): Promise<{ count: number; results: Facility[] }> =>
    (await app.getJson(`/api/facilities/?${query}`)).body as { count: number; results: Facility[] }

  it('are all of the lists, each federal hospital once', async () => {
    const onBoth = linesOf('federal.csv').filter((line) => line.includes('WHO 2019')).length
    const all = linesOf('public-2019.csv').length + linesOf('federal.csv').length
    expect(linesOf('public-2019.csv')).toHaveLength(20_807)
    expect((await list('size=1')).count).toBe(all - onBoth)
    expect(
      (await list('search=federal university teaching owerri&size=10')).results.map(
        ({ registry }) => registry,
      ),
    ).toEqual(['federal-2026'])
    expect((await app.getJson('/api/lgas/?size=5000')).body).toMatchObject({ count: 774 })
  })

  it('are found by words, state, LGA, level and ownership', async () => {
    const { results, count } = await list('search=general HOSPITAL&location=27&level=3&size=50')
    expect(count).toBeGreaterThan(10)
    expect(results.every(({ location, level }) => location === 27 && level === 3)).toBe(true)
    expect(
      results.every(({ name, type }) => /general/i.test(name + type) && /hospital/i.test(name + type)),
    ).toBe(true)
    expect((await list('ownership=federal&size=1')).count).toBe(85)
    const lga = results.find((one) => one.lga !== null)?.lga
    const ofLga = await list(`lga=${lga}&size=500`)
    expect(ofLga.count).toBeGreaterThan(0)
    expect(ofLga.results.every((one) => one.lga === lga)).toBe(true)
    expect((await list('search=100%25')).count).toBe(0)
  })

  it('are read for one question at a time, and the process does other things in between', async () => {
    let read: () => Promise<unknown> = () => Promise.reject(new Error('There is no list of facilities.'))
    const serve = (definition: unknown, handler: (input: object) => Promise<unknown>): void => {
      if (definition === contracts.listFacilities) read = () => handler({ size: 1 })
    }
    mountFacilities(serve as Serve, { db: database.db, data: app.data })
    const order: string[] = []
    setImmediate(() => order.push('other'))
    for (let asked = 0; asked < 3; asked += 1) {
      await read()
      order.push('list')
    }
    expect(order.slice(0, 3)).toContain('other')
  })

  it('are read in pieces for a map, a search and another order, and others are heard between', async () => {
    for (const path of ['clusters/?cell=0.5', '?size=1&search=zzz', '?size=1&ordering=level']) {
      const turns = countTurns()
      const serve = (definition: { path: string }, handler: (input: object) => Promise<unknown>): void => {
        if (definition.path === `/api/facilities/${path.split('?')[0]}`) read = () => handler(inputOf(path))
      }
      let read: () => Promise<unknown> = () => Promise.reject(new Error(path))
      mountFacilities(serve as unknown as Serve, { db: database.db, data: app.data })
      await read()
      turns.stop()
      expect(turns.passed, path).toBeGreaterThan(3)
    }
  })

  it('come in the order of their names by an index, also on the last page', async () => {
    const ids = await listFacilityIds(tables(), {})
    const pages = [1, 2, 3, 4, 5].map((page) => listFacilities(tables(), { size: 5000, page }))
    const results = (await Promise.all(pages)).flatMap((page) => page.results)
    expect(results.map(({ id }) => id)).toEqual(ids)
    expect(await listFacilityIds(tables(), { ordering: '-name' })).toEqual(ids.toReversed())
    if (database.dialect !== 'sqlite') return
    // SQLite sorts small letters by their bytes.
    const names = results.map(({ name }) =>
      Buffer.from(name.replace(/[A-Z]/g, (letter) => letter.toLowerCase())),
    )
    expect(names.every((name, at) => at === 0 || Buffer.compare(names[at - 1] ?? name, name) <= 0)).toBe(true)
    const plan = await sql<{ detail: string }>`explain query plan select id from facilities
      where registry in (select id from facility_registries where is_shown = 1) and location in (27)
      order by lower(name), id limit 100 offset 20000`.execute(database.db)
    const steps = plan.rows.map(({ detail }) => detail).join()
    expect(steps).toContain('COVERING INDEX facilities_in_order')
    expect(steps).not.toContain('TEMP B-TREE')
  })

  it('with very long texts come in smaller pages', async () => {
    const { results } = await listFacilities(tables(), { size: 5000 })
    const registry = 'long-texts'
    const about = {
      id: registry,
      name: '',
      publisher: '',
      licence: '',
      date: '',
      citation: '',
      ...emptyWords,
    }
    const state = { is_built_in: 0, is_shown: 1, created_at: '', updated_at: '' }
    await tables()
      .insertInto('facility_registries')
      .values({ ...about, ...state })
      .execute()
    const rows = results.map(({ distance_km: _none, level, ...row }, at) => ({
      ...row,
      level: level ?? 0,
      id: 2_000_000 + at,
      registry,
      services: 's'.repeat(1000),
    }))
    for (const part of partsOf(rows)) await tables().insertInto('facilities').values(part).execute()
    await expect(listFacilities(tables(), { size: 5000, registry })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { size: [expect.stringContaining('must be smaller')] },
    })
    expect((await listFacilities(tables(), { size: 1000, registry })).results).toHaveLength(1000)
    await tables().deleteFrom('facilities').where('registry', '=', registry).execute()
    await tables().deleteFrom('facility_registries').where('id', '=', registry).execute()
  })

  it('come by distance from a point, with the distance, and never without coordinates', async () => {
    const kano = { latitude: 12, longitude: 8.5 }
    const { results } = await list('near=12,8.5&size=30')
    const distances = results.map(({ latitude, longitude }) =>
      distanceKm(kano, { latitude: latitude ?? NaN, longitude: longitude ?? NaN }),
    )
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    expect(results.map(({ distance_km }) => distance_km)).toEqual(
      distances.map((km) => Math.round(km * 10) / 10),
    )
    // Lagos to Kano, by other tools.
    expect(distanceKm({ latitude: 6.455, longitude: 3.3841 }, kano)).toBeCloseTo(836, -1)
  })

  it('are gathered into clusters that hold each of them once', async () => {
    const { body } = await app.getJson('/api/facilities/clusters/?cell=0.5')
    const { matched, located, clusters } = body as {
      matched: number
      located: number
      clusters: FacilityCluster[]
    }
    expect(matched).toBe((await list('size=1')).count)
    expect(clusters.reduce((total, { count }) => total + count, 0)).toBe(located)
    expect(located).toBe((await list('near=9,8&size=1')).count)
    const inside = await app.getJson('/api/facilities/clusters/?cell=0.5&bounds=8.2,11.8,8.8,12.2')
    const found = (inside.body as { clusters: FacilityCluster[] }).clusters
    expect(
      found.every(
        ({ latitude, longitude }) =>
          longitude >= 8.2 && longitude <= 8.8 && latitude >= 11.8 && latitude <= 12.2,
      ),
    ).toBe(true)
    expect(found.length).toBeGreaterThan(0)
  })

  it('are counted for each state by level, and for every 100,000 of its newest population', async () => {
    const { states } = (await app.getJson('/api/facilities/states/')).body as { states: FacilitiesOfState[] }
    expect(states).toHaveLength(37)
    const kano = states.find(({ location }) => location === 27)
    expect(kano?.total).toBe((await list('location=27&size=1')).count)
    expect(kano?.levels.reduce((total, count) => total + count, 0)).toBe(kano?.total)
    expect(kano?.population).toEqual({ value: 15_462_177, datasource: 110, period: '2022' })
    expect(kano?.per_100000).toBeCloseTo(((kano?.total ?? 0) / 15_462_177) * 100_000, 1)
  })

  it('can be taken away as CSV with their registry', async () => {
    const response = await fetch(`${app.base}/api/facilities/?ownership=federal&location=32&format=csv`)
    const [heading = '', first = ''] = (await response.text()).split('\r\n')
    expect(heading).toBe(
      'Name,Type,Level,Ownership,State,LGA,Town,Latitude,Longitude,Coordinates from,Distance in km,Registry,Registry of,Confidence,Note,Ward,Services,Id in the registry',
    )
    expect(first).toContain('Federal,Lagos')
  })

  it.each(['ordering=-name', 'near=12,8.5', 'ordering=-level', 'search=health'])(
    'are in their order in the CSV too: %s',
    async (order) => {
      const query = `location=27,32,33,30&${order}`
      const { results } = await list(`${query}&size=5000`)
      // More than one page of it.
      expect(results.length).toBeGreaterThan(1000)
      const response = await fetch(`${app.base}/api/facilities/?${query}&format=csv`)
      const lines = (await response.text()).trim().split('\r\n').slice(1)
      expect(lines).toHaveLength(results.length)
      const isNamed = results.map(({ name }, at) => lines[at]?.includes(name.replaceAll('"', '""')))
      expect(isNamed).not.toContain(false)
    },
  )

  it('and what else is taken away is four at a time of one network', async () => {
    const paths = ['facilities', 'facilities', 'facilities', 'data', 'data', 'data']
    const asked = await Promise.all(
      paths.map((path) => fetch(`${app.base}/api/${path}/?format=csv`, { headers: { connection: 'close' } })),
    )
    const refused = asked.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ headers }) => headers.get('retry-after') === '60')).toBe(true)
    await Promise.all(asked.map((response) => response.text()))
    expect((await fetch(`${app.base}/api/facilities/?location=32&format=csv`)).status).toBe(200)
  })

  it.each(['bounds=1,2,3', 'near=abc', 'level=9', 'location=x', 'ownership=mine'])(
    '%s is refused',
    async (query) => {
      expect((await app.getJson(`/api/facilities/?${query}`)).status).toBe(400)
    },
  )
})
