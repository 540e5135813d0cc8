import { sql, type Kysely } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { plansOf } from '../db/plansOf.fixture.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { LongReads } from '../longReads/LongReads.ts'
import { combinationsOf } from './combinationsOf.fixture.ts'
import { readColumns, readCsv, readPage } from './readValues.ts'
import { selectValues } from './selectValues.ts'
import type { ValueFilters, Way } from './ValueFilters.ts'
import { VersionedData } from './VersionedData.ts'

const caller = { address: '10.0.0.1' }
const longAgo = '2000-01-01T00:00:00Z'
const later = '2100-01-01T00:00:00Z'
const absentIds = (many: number) => Array.from({ length: many }, (_, at) => 900_000 + at).join(',')

describeDatabases('reads of few values', ({ dialect, makeDatabase }) => {
  let database: Database<DataTables>
  beforeAll(async () => {
    database = await makeDatabase()
    await writeSmallSet(database, [
      '1,1,1,2016,2,10,1,',
      '1,1,1,2018,2,12.5,1,',
      '1,1,2,2018-01,5,3,,',
      '1,2,1,2019,1,13,2,',
      '2,2,2,2017,1,0,2,',
      '2,1,1,2018,1,7,2,',
    ])
  })

  describe.runIf(dialect === 'sqlite')('of a database that holds millions', () => {
    beforeAll(() => pretendMillions(database.db))

    it.each([
      { indicator: absentIds(1_000) },
      { indicator: absentIds(30) },
      { indicator: absentIds(30), datasource: '1' },
      { indicator: `1,2,${absentIds(900)}`, datasource: '2', value_type: '1' },
      { datasource: '2', location: absentIds(2_000) },
      { indicator: '1', level: '1', period_from: '2015' },
      { indicator: '1', period_from: '2015' },
      { indicator: '1,2', location: '1,2', latest: true },
      { indicator: '1,2', value_type: '5', period: '2016,2018' },
      { location: absentIds(1_000) },
      { location: absentIds(30), period_from: '2015' },
      { datasource: absentIds(30) },
      { period: '1918,1919' },
      { id: absentIds(1_000) },
    ])('go by an index to what they have counted, %j', async (input) => {
      const plans = await plansOf(database.db, async (db) => {
        const routes = { db, data: new VersionedData(db, new LongReads(() => expect.fail('It is long.'))) }
        await readPage(routes, { ...input, size: 1 }, caller)
        await readPage(routes, { ...input, size: 1, ordering: '-updated_at' }, caller)
        await readColumns(routes, input, caller)
        for await (const _ of await readCsv(routes, input, caller));
        for await (const _ of await readCsv(routes, { ...input, updated_after: later }, caller));
      })
      const steps = plans.flatMap((plan) => plan.split('\n')).filter((step) => / v\b/.test(step))
      expect(steps).not.toEqual([])
      expect(steps.filter((step) => !goesStraight.test(step))).toEqual([])
    })
  })

  it('find the same by each way', async () => {
    const read = async (filters: ValueFilters) => {
      const rows = await selectValues(database.db, filters).select('v.id').execute()
      return rows.map(({ id }) => id).sort((a, b) => a - b)
    }
    let found = 0
    for (const filters of combinations) {
      const expected = await read(filters)
      found += expected.length
      for (const way of waysOf(filters))
        expect(await read({ ...filters, way }), `${JSON.stringify(filters)} by ${way}`).toEqual(expected)
    }
    expect(found).toBeGreaterThan(20)
  })
})

const goesStraight =
  /^SEARCH v USING (COVERING )?INDEX data_values_(key \(indicator=\? AND datasource=\?|by_pair_id \(|by_location_period \(|by_period \()|^SEARCH v USING INTEGER PRIMARY KEY \(rowid=\?\)$/

/** The planner goes by these counts of a real database of three million values; of one pair alone there are few. */
async function pretendMillions(db: Kysely<DataTables>): Promise<void> {
  await sql`analyze figures`.execute(db)
  const counts = {
    data_values_by_datasource_change: '3011252 143393 143393 1',
    data_values_by_location_period: '3011252 3682 136 1',
    data_values_by_datasource_id: '3011252 143393 1',
    data_values_by_indicator_id: '3011252 35427 1',
    data_values_by_pair_id: '3011252 143393 10072 1',
    data_values_by_change: '3011252 1505626 1',
    data_values_by_period: '3011252 35427 581',
    data_values_key: '3011252 35427 10072 117 1 1',
  }
  for (const [name, stat] of Object.entries(counts))
    await sql`update figures.sqlite_stat1 set stat = ${stat} where idx = ${name}`.execute(db)
  await sql`analyze figures.sqlite_schema`.execute(db)
  await db
    .updateTable('indicator_datasources')
    .set({ values_count: 90_000 })
    .where('datasource', '=', 1)
    .execute()
}

const combinations = combinationsOf({
  indicator: [undefined, '1,1,2,900000'],
  datasource: [undefined, '2,900000'],
  location: [undefined, '1,2,2'],
  level: [undefined, '2'],
  period: [undefined, '2016,2018,2018,2018-01'],
  period_from: [undefined, '2017'],
  period_to: [undefined, '2018'],
  latest: [undefined, true],
  updated_after: [longAgo],
})

function waysOf({ indicator, location, level, period, period_from, period_to }: ValueFilters): Way[] {
  const ways: Way[] = ['pair']
  if ((location ?? level) !== undefined) ways.push('place')
  if (period !== undefined || (indicator !== undefined && (period_from ?? period_to) !== undefined))
    ways.push('time')
  return ways
}
