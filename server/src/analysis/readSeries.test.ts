import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { readSeries, type Series } from './readSeries.ts'
import type { SeriesFilters } from './seriesParts.ts'

const byPlace = (series: Series[]): Series[] =>
  series.toSorted((a, b) => a.location - b.location || a.datasource - b.datasource)

/** Values of one source at place 1, one a month since 1500. */
async function addMonths({ db }: Database<DataTables>, datasource: number, months: number): Promise<void> {
  await sql`with recursive m(n) as (select 0 union all select n + 1 from m where n < ${months - 1})
    insert into data_values (indicator, datasource, location, period, value_type, value, citation, note,
      created_import, updated_import)
    select 1, ${datasource}, 1, cast(1500 + n / 12 as text) || '-' || substr(cast(101 + n % 12 as text), 2), 2,
      n, null, '', 1, 1 from m`.execute(db)
}

/** Tells how many rows the largest answer had. */
function watch(db: Database<DataTables>['db']) {
  let largest = 0
  const watched = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      largest = Math.max(largest, result.rows.length)
      return Promise.resolve(result)
    },
  })
  return { db: watched, largest: () => largest }
}

describeDatabases('the series of an indicator', ({ makeDatabase }) => {
  it('are the same where so many values are in reach that they are read place by place', async () => {
    const database = await makeDatabase()
    const { db } = database
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,', '1,1,2,2014,2,51,1,', '1,2,2,2015,1,52,2,'])
    const questions: SeriesFilters[] = [{ indicators: [1] }, { indicators: [1], locations: [1, 2, 2] }]
    const read = () => Promise.all(questions.map(async (filters) => byPlace(await readSeries(db, filters))))
    const atOnce = await read()
    expect(atOnce.map(({ length }) => length)).toEqual([3, 3])
    await db.updateTable('indicator_datasources').set({ values_count: 200_000 }).execute()
    let turns = 0
    const timer = setInterval(() => (turns += 1), 0)
    expect(await read()).toEqual(atOnce)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(0)
  })

  it('are read source by source where one place, or one year, has so many', async () => {
    const database = await makeDatabase()
    const { db } = database
    await writeSmallSet(database, ['1,1,1,2024,2,50,1,', '1,2,1,2024,2,51,1,', '1,2,2,2024,2,52,2,'])
    for (const datasource of [1, 2]) await addMonths(database, datasource, 12_000)
    await db.updateTable('indicator_datasources').set({ values_count: 12_001 }).execute()
    const watched = watch(db)
    const ofPlace = await readSeries(watched.db, { locations: [1] })
    expect(byPlace(ofPlace).map(({ observations }) => observations.length)).toEqual([12_001, 12_001])
    expect(watched.largest()).toBe(12_001)
    expect(await readSeries(db, { indicators: [1], year: '2024' })).toHaveLength(3)
  })

  it('are read source by source also where the series of a place are long together', async () => {
    const database = await makeDatabase()
    const { db } = database
    await writeSmallSet(database, ['1,1,1,2024,2,50,1,', '1,2,1,2024,2,51,1,', '1,2,2,2024,2,52,2,'])
    for (const datasource of [1, 2]) await addMonths(database, datasource, 3_000)
    await db.updateTable('indicator_datasources').set({ values_count: 12_001 }).execute()
    const watched = watch(db)
    const ofPlace = await readSeries(watched.db, { indicators: [1], locations: [1] })
    expect(byPlace(ofPlace).map(({ observations }) => observations.length)).toEqual([3_001, 3_001])
    expect(watched.largest()).toBe(3_001)
  })
})
