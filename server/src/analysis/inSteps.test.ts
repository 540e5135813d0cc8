import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Steps } from '@msdat/sdk/methods'
import { VersionedData } from '../data/VersionedData.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { countTurns } from '../http/countTurns.fixture.ts'
import { sliceMs } from '../http/letOthersIn.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import type { AnalysisContext } from './analysisContext.ts'
import { inSteps } from './inSteps.ts'
import { prediction } from './prediction.ts'
import { triangulation } from './triangulation.ts'

const caller = { address: '10.0.0.1' }

/** How many turns others had meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  const turns = countTurns()
  await work()
  turns.stop()
  return turns.passed
}

describe('a method in steps', () => {
  function* pieces(count: number): Steps<string> {
    for (let i = 0; i < count; i++) {
      const until = performance.now() + sliceMs
      while (performance.now() < until);
      yield
    }
    return 'done'
  }

  it('gives others a turn after each piece that takes a while, and answers what it answers at once', async () => {
    expect(await inSteps(pieces(0))).toBe('done')
    let answer = ''
    expect(await turnsDuring(async () => (answer = await inSteps(pieces(10))))).toBeGreaterThanOrEqual(10)
    expect(answer).toBe('done')
  })
})

describeDatabases('an analysis of a long series', ({ makeDatabase }) => {
  let database: Database<DataTables>
  let context: AnalysisContext
  beforeAll(async () => {
    database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,1900,2,50,1,', '1,2,1,1900,1,51,2,', '2,1,1,1900,2,52,1,'])
    await addMonths(database, { indicator: 1, datasource: 1, every: 1 })
    await addMonths(database, { indicator: 1, datasource: 2, every: 1 })
    await addMonths(database, { indicator: 2, datasource: 1, every: 2 })
    await database.db.deleteFrom('data_values').where('period', '=', '1900').execute()
    const now = () => new Date('2026-01-02T00:00:00Z')
    context = { db: database.db, data: new VersionedData(database.db), now }
  })

  it.each([1, 2])('lets others in for the forecasts of the back-test of indicator %i', async (indicator) => {
    const question = { indicator, datasource: 1, location: 1 }
    const turns = await turnsDuring(async () =>
      expect(await prediction(context, question)).toMatchObject({ status: 'ok' }),
    )
    expect(turns).toBeGreaterThanOrEqual(10)
  })

  it('lets others in for the trends of a triangulation', async () => {
    const question = { primary: '1', secondary: '2', indicator_id: '1', location_id: '1' }
    const turns = await turnsDuring(async () =>
      expect(await triangulation(context, question, caller)).toHaveLength(1),
    )
    expect(turns).toBeGreaterThanOrEqual(3)
  })
})

interface Months {
  indicator: number
  datasource: number
  /** Every month, or every second one. */
  every: number
}

/** A figure for each of 1,500 months. */
async function addMonths(
  { db }: Database<DataTables>,
  { indicator, datasource, every }: Months,
): Promise<void> {
  await sql`with recursive m(n) as (select 0 union all select n + ${every} from m where n < ${1500 - every})
    insert into data_values (indicator, datasource, location, period, value_type, value, citation, note,
      created_import, updated_import)
    select ${indicator}, ${datasource}, 1, cast(1900 + n / 12 as text) || '-' || substr(cast(101 + n % 12 as text), 2),
      2, 40 + n * ${17 + datasource} % 23, null, '', 1, 1 from m`.execute(db)
}
