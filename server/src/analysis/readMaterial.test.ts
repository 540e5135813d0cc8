import { beforeAll, expect, it } from 'vitest'
import { triangulate, type SourceSeries } from '@msdat/sdk/methods'
import { VersionedData } from '../data/VersionedData.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { AnalysisContext } from './analysisContext.ts'
import { meetingOf, type Extent } from './meetingPlaces.ts'
import { readMaterial } from './readMaterial.ts'
import { readSeries } from './readSeries.ts'

// NDHS has the states of every round, UW those of two.
const [ndhs, uw, dpt3] = [2, 102, 18]

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
    const make = await readMaterial(context, question)
    const answer = compared(make)
    expect(answer).toMatchObject({
      status: 'ok',
      sources: [{ consistency: { metrics: { pattern: { status: 'ok' } } } }],
    })
    expect(answer).toEqual(compared(await withAllRows(make)))
  })

  it('holds the states of years that both sources have, and no other', async () => {
    const make = await readMaterial(context, question)
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

  it('leaves local government areas out, of which no other source speaks', async () => {
    const before = compared(await readMaterial(context, question))
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
    const make = await readMaterial(fresh, question)
    expect(make(uw).places?.some((place) => place.location >= 9_001)).toBe(false)
    expect(compared(make)).toEqual(before)
  })
})

it('two sources meet in the places and years that the primary shares with any other', () => {
  const extent = (datasource: number, location: number, year: string, value_type = 2): Extent => ({
    datasource,
    location,
    year,
    value_type,
  })
  const extents = [
    extent(1, 10, '2018'),
    extent(1, 11, '2018'),
    extent(1, 12, '2018'),
    extent(2, 10, '2018'),
    extent(2, 11, '2019'),
    extent(3, 11, '2018'),
    // Bounds without a figure compare with nothing.
    extent(3, 12, '2018', 3),
  ]
  expect(meetingOf(extents, 1, [2])).toEqual({ locations: [10], years: ['2018'] })
  expect(meetingOf(extents, 1, [2, 3])).toEqual({ locations: [10, 11], years: ['2018'] })
  expect(meetingOf(extents, 2, [3])).toEqual({ locations: [], years: [] })
})
