import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { plansOf } from '../db/plansOf.fixture.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { bringIn, commit, csv, undo } from '../import/testImport.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import { listDataValues } from './dataValues.ts'

describeDatabases('a long past', ({ dialect, makeDatabase }) => {
  let app: TestApp
  let database: Database<DataTables>
  let between = ''
  beforeAll(async () => {
    database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,', '1,1,2,2016,2,60,1,', '2,2,2,2017,1,3,,'])
    const added = await commit(
      database,
      await bringIn(database, csv('1,1,1,2020,2,70,1,', '2,2,2,2020,1,4,,')),
    )
    await wait()
    between = new Date().toISOString()
    await wait()
    const undone = await undo(database, added)
    // As if the same file had held a value of each of very many months.
    await addRevisions(database, { indicator: 1, last: undone.import ?? 0, many: 100_000 })
    app = await serveTestApp(database)
  })
  afterAll(() => app.close())
  const get = (path: string) => app.getJson(`/api/data/${path}`)

  it.each([
    'latest=true&indicator=1',
    'latest=true&location=1',
    'indicator=1',
    'level=1',
    'period=2020',
    'indicator=1&updated_after=1990-01-01',
    'indicator=1&ordering=value',
    'indicator=1&format=csv',
  ])('is not gone through for %s', async (query) => {
    const { status, body } = await get(`?${query}&as_of=${between}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      fields: { as_of: [expect.stringContaining('at most 100000 values at once')] },
    })
  })

  it('is not gone through for columns', async () => {
    const { status, body } = await get(`columns/?indicator=1&as_of=${between}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      message: expect.stringMatching(/^Reading .* values takes too long/) as string,
    })
  })

  it('is read where few of it are in reach', async () => {
    const newest = await get(`?latest=true&indicator=2&as_of=${between}`)
    expect(newest.body).toMatchObject({ results: [{ period: '2020', value: 4 }] })
    const ofPlace = await get(`?latest=true&indicator=1&location=2&as_of=${between}`)
    expect(ofPlace.body).toMatchObject({ results: [{ period: '2016', value: 60 }] })
    expect((await get(`?id=1&as_of=${between}`)).body).toMatchObject({ results: [{ period: '2014' }] })
    expect((await get(`?indicator=1&latest=true`)).body).toMatchObject({ count: 2 })
  })

  it
    .runIf(dialect === 'sqlite')
    .each([
      { indicator: '2' },
      { indicator: '2', ordering: 'value' },
      { indicator: '2', period: '2020' },
      { indicator: '1', location: '2', latest: true },
    ])('is not gathered for a page: %o', async (question) => {
    const plans = await plansOf(database.db, async (db) => {
      const { results } = await listDataValues(db, { ...question, as_of: between })
      expect(results).not.toHaveLength(0)
    })
    expect(plans.join()).toContain('data_values')
    // An index that is made for one statement stands for all values of that moment.
    expect(plans.filter((plan) => plan.includes('SEARCH v USING AUTOMATIC'))).toEqual([])
  })

  it('is not searched whole for removed values', async () => {
    for (const query of ['', '?indicator=1', '?location=2', '?datasource=2', '?updated_after=1990-01-01']) {
      const { status, body } = await get(`removed/${query}`)
      expect(status, query).toBe(400)
      expect(body).toMatchObject({ message: expect.stringContaining('or a later updated_after') as string })
    }
    expect((await get('removed/?indicator=2')).body).toMatchObject({
      count: 1,
      results: [{ period: '2020' }],
    })
    expect((await get('removed/?indicator=1&location=2')).body).toMatchObject({ count: 0 })
    expect((await get('removed/?updated_after=2999-01-01')).body).toMatchObject({ count: 0 })
  })
})

const wait = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Revisions at place 1, all taken back by the last import. */
async function addRevisions(
  { db }: Database<DataTables>,
  { indicator, last, many }: { indicator: number; last: number; many: number },
): Promise<void> {
  await sql`with recursive months(n) as (select 1 union all select n + 1 from months where n < ${many})
    insert into value_revisions (value_id, indicator, datasource, location, period, value_type, value, citation, note,
      created_import, updated_import, replaced_import)
    select 1000 + n, ${indicator}, 1, 1, cast(n as text), 2, 1, null, '', ${last}, ${last}, ${last + 1}
    from months`.execute(db)
}
