import { beforeAll, expect, it } from 'vitest'
import { triangulate, type SourceSeries } from '@msdat/sdk/methods'
import { VersionedData } from '../data/VersionedData.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { AnalysisContext } from './analysisContext.ts'
import type { PlaceExtent } from '../data/placeExtents.ts'
import { LongReads } from '../longReads/LongReads.ts'
import { meetingOf } from './meetingPlaces.ts'
import { readMaterial } from './readMaterial.ts'
import { readSeries } from './readSeries.ts'

// NDHS has the states of every round, UW those of two.
const [ndhs, uw, dpt3] = [2, 102, 18]
const caller = { address: '10.0.0.1' }

describeDatabases('what a comparison reads', ({ makeFilledDatabase }) => {
  let database: Database<DataTables>
  let context: AnalysisContext
  beforeAll(async () => {
    database = await makeFilledDatabase()
    context = { db: database.db, data: new VersionedData(database.db) }
  }, 60_000)

  /** The same material with every row of every place in it. */
  async function withAllRows(make: (id: number) => SourceSeries): Promise<(id: number) => SourceSeries> {
    const rows = await readSeries(database.db, { indicators: [dpt3], datasources: [uw, ndhs] })
    const lists = await context.data.lists()
    const levelOf = (id: number) => lists.locations.find((one) => one.id === id)?.level ?? 0
    return (id) => ({
      ...make(id),
      places: rows
        .filter((row) => row.datasource === id)
        .map(({ location, observations }) => ({ location, level: levelOf(location), observations }))
        .sort((a, b) => a.location - b.location),
    })
  }

  const compared = (make: (id: number) => SourceSeries) =>
    triangulate({ primary: make(ndhs), compared: [make(uw)], currentYear: 2026 })
  const question = { primary: ndhs, compared: [uw], indicator: dpt3, location: null }

  it('gives the answer that all rows of all places give', async () => {
    const make = await readMaterial(context, question, caller)
    const answer = compared(make)
    expect(answer).toMatchObject({
      status: 'ok',
      sources: [{ consistency: { metrics: { pattern: { status: 'ok' } } } }],
    })
    expect(answer).toEqual(compared(await withAllRows(make)))
  })

  it('holds the states of years that both sources have, and no other', async () => {
    const make = await readMaterial(context, question, caller)
    const held = (id: number) =>
      (make(id).places ?? []).flatMap(({ location, observations }) =>
        observations.map(({ period }) => `${location} ${period}`),
      )
    const yearsOf = (id: number) => [...new Set(held(id).map((one) => one.split(' ')[1]))].sort()
    expect(yearsOf(ndhs)).toEqual(['2018', '2024'])
    expect(yearsOf(uw)).toEqual(['2018', '2024'])
    const all = await readSeries(database.db, { indicators: [dpt3], datasources: [ndhs] })
    expect(held(ndhs).length).toBeLessThan(all.flatMap((one) => one.observations).length)
  })

  it('looks beside the thread that answers where an indicator with many values meets others, once', async () => {
    const expected = compared(await readMaterial(context, question, caller))
    const { db } = database
    const ofIndicator = db.updateTable('indicator_datasources').where('indicator', '=', dpt3)
    await ofIndicator.set((row) => ({ values_count: row('values_count', '+', 20_000) })).execute()
    let beside = 0
    const longReads = new LongReads(() => {
      beside += 1
      return db
    })
    const large = { ...context, data: new VersionedData(db, longReads) }
    const either = { ...question, primary: uw, compared: [ndhs] }
    expect(compared(await readMaterial(large, question, caller))).toEqual(expected)
    expect(compared(await readMaterial(large, either, caller))).toEqual(expected)
    expect(beside).toBe(1)
    await ofIndicator.set((row) => ({ values_count: row('values_count', '-', 20_000) })).execute()
  })

  it('leaves local government areas out, of which no other source speaks', async () => {
    const before = compared(await readMaterial(context, question, caller))
    const { db } = database
    const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' }
    const state = (await context.data.lists()).locations.find((one) => one.level === 3)!
    await db
      .insertInto('location_levels')
      .values({ id: 4, name: 'LGA' })
      .execute()
      .catch(() => {})
    await db
      .insertInto('locations')
      .values([9_001, 9_002].map((id) => ({ id, name: `Area ${id}`, parent: state.id, level: 4, ...times })))
      .execute()
    const { import: first } = await db
      .selectFrom('imports')
      .select((expression) => expression.fn.min('id').as('import'))
      .executeTakeFirstOrThrow()
    const row = { indicator: dpt3, datasource: uw, value_type: 2, citation: null, note: '' }
    const fromImport = { created_import: first, updated_import: first }
    await db
      .insertInto('data_values')
      .values(
        [9_001, 9_002].map((location) => ({ ...row, ...fromImport, location, period: '2021', value: 50 })),
      )
      .execute()
    const fresh = { ...context, data: new VersionedData(db) }
    const make = await readMaterial(fresh, question, caller)
    expect(make(uw).places?.some((place) => place.location >= 9_001)).toBe(false)
    expect(compared(make)).toEqual(before)
  })
})

it('two sources meet in the places and years that the primary shares with any other', () => {
  const extent = (datasource: number, location: number, years: string | null): PlaceExtent => ({
    datasource,
    location,
    years,
    has_bounds: 0,
    has_parts: 0,
  })
  const extents = [
    extent(1, 10, '2018'),
    extent(1, 11, '2018,2020'),
    extent(1, 12, '2018'),
    extent(2, 10, '2018,2021'),
    extent(2, 11, '2019'),
    extent(3, 11, '2018'),
    // Bounds without a figure compare with nothing.
    extent(3, 12, null),
  ]
  expect(meetingOf(extents, 1, [2])).toEqual({ locations: [10], years: ['2018'] })
  expect(meetingOf(extents, 1, [2, 3])).toEqual({ locations: [10, 11], years: ['2018'] })
  expect(meetingOf(extents, 2, [3])).toEqual({ locations: [], years: [] })
})
