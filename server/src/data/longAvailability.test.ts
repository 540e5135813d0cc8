import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { LongReads } from '../longReads/LongReads.ts'
import { readPeriods, type AvailabilityFilters } from './availability.ts'
import type { DataRoutes } from './DataRoutes.ts'
import { readRemovedValues } from './removedValues.ts'
import { VersionedData } from './VersionedData.ts'

const caller = { address: '10.0.0.1' }
const many = 20_001

describeDatabases('what there is and was of a large indicator', ({ makeDatabase }) => {
  let routes: DataRoutes
  let beside: number
  beforeAll(async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2024,2,50,1,', '1,2,2,2025,2,51,1,', '2,1,1,2023,2,52,1,'])
    await addMonths(database)
    await addRevisions(database)
    const { db } = database
    const longReads = new LongReads(() => {
      beside += 1
      return db
    })
    routes = { db, data: new VersionedData(db, longReads) }
  })
  beforeEach(() => void (beside = 0))
  const periods = (filters: AvailabilityFilters) => readPeriods(routes, filters, caller)

  it('is looked for beside the thread that answers once, whatever its periods are asked by', async () => {
    expect(await periods({})).toEqual(['2025', '2024', '2023'])
    expect(await periods({ indicator: '1', datasource: '2,900001' })).toEqual(['2025'])
    expect(await periods({ datasource: '1,900002' })).toEqual(['2024', '2023'])
    expect(await periods({ indicator: '2' })).toEqual(['2023'])
    expect(beside).toBe(1)
  })

  it('is looked for beside it at places where it has very many values', async () => {
    expect(await periods({ location: '2' })).toEqual(['2025'])
    expect(beside).toBe(0)
    expect(await periods({ location: '1,2' })).toEqual(['2025', '2024', '2023'])
    expect(beside).toBe(1)
    expect(await periods({ location: '1', datasource: '1' })).toEqual(['2024', '2023'])
    expect(beside).toBe(2)
  })

  it('is looked for beside it where very many values were replaced or removed', async () => {
    expect(await readRemovedValues(routes, { size: 5 }, caller)).toMatchObject({ count: many })
    expect(await readRemovedValues(routes, { indicator: '1', datasource: '1,9' }, caller)).toMatchObject({
      count: many,
    })
    expect(beside).toBe(2)
    const none = { count: 0, results: [] }
    expect(await readRemovedValues(routes, { indicator: '2' }, caller)).toEqual(none)
    expect(await readRemovedValues(routes, { updated_after: '2999-01-01' }, caller)).toEqual(none)
    expect(await readRemovedValues(routes, { indicator: '1', location: '2' }, caller)).toEqual(none)
    expect(beside).toBe(2)
  })
})

/** Lower bounds alone, so that no period is added. */
async function addMonths({ db }: Database<DataTables>): Promise<void> {
  await sql`with recursive months(n) as (select 1 union all select n + 1 from months where n < ${many})
    insert into data_values (indicator, datasource, location, period, value_type, value, citation, note,
      created_import, updated_import)
    select 1, 1, 1, cast(n as text), 3, 1, null, '', 1, 1 from months`.execute(db)
  await db
    .updateTable('indicator_datasources')
    .set({ values_count: many })
    .where('indicator', '=', 1)
    .execute()
}

async function addRevisions({ db }: Database<DataTables>): Promise<void> {
  await sql`with recursive months(n) as (select 1 union all select n + 1 from months where n < ${many})
    insert into value_revisions (value_id, indicator, datasource, location, period, value_type, value, citation, note,
      created_import, updated_import, replaced_import)
    select 1000000 + n, 1, 1, 1, cast(n as text), 2, 1, null, '', 1, 1, 1 from months`.execute(db)
}
