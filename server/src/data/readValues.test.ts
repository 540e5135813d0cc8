import type { KyselyPlugin } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { LongReads } from '../longReads/LongReads.ts'
import type { DataRoutes } from './DataRoutes.ts'
import { readColumns, readCsv, readPage } from './readValues.ts'
import { VersionedData } from './VersionedData.ts'

const caller = { address: '10.0.0.1' }
/** Before all that the test imports, and after it. */
const [longAgo, later] = ['2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z']

const numbers = Array.from({ length: 1_001 }, (_, at) => at)
const manyIds = numbers.map((at) => 900_000 + at).join(',')
const manyPeriods = numbers.map((at) => 1_000 + at).join(',')

/** Hears of each statement for rows with their citations when it begins, and when the rows are here. */
function hearing(hear: (what: 'begins' | 'ends') => void): KyselyPlugin {
  const heard = new WeakSet<object>()
  return {
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes('citation')) {
        heard.add(queryId)
        hear('begins')
      }
      return node
    },
    transformResult({ result, queryId }) {
      if (heard.has(queryId)) hear('ends')
      return Promise.resolve(result)
    },
  }
}

describeDatabases('what may look at very many values', ({ makeDatabase }) => {
  let routes: DataRoutes
  let beside: number
  beforeAll(async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2016,2,10,1,', '1,1,1,2018,2,12.5,1,', '2,2,2,2017,1,0,2,'])
    const { db } = database
    // As if there were so many: what leads there is by these counts.
    await db.updateTable('indicator_datasources').set({ values_count: 90_000 }).execute()
    const longReads = new LongReads(() => {
      beside += 1
      return db
    })
    routes = { db, data: new VersionedData(db, longReads) }
  })
  beforeEach(() => void (beside = 0))

  it.each([
    { indicator: '1,2' },
    { indicator: '1', location: manyIds },
    { location: manyIds, datasource: '1' },
    { period: manyPeriods, indicator: '1' },
    { period: '2018,2019,2020', value_type: '99' },
    { value_type: '99', indicator: '1' },
    { as_of: later, indicator: '1' },
    { latest: true, indicator: '1' },
    { ordering: 'value', indicator: '1' },
  ])('is read beside the thread that answers: %j', async (input) => {
    await readPage(routes, input, caller)
    expect(beside).toBe(1)
  })

  it('is read beside it where the rows before the page are very many', async () => {
    // There are none, whatever the counts say: they are asked for again a few times, and not without end.
    const refusal = { code: 'conflict', message: expect.stringContaining('ask again') as string }
    await expect(readPage(routes, { page: 301, size: 100 }, caller)).rejects.toMatchObject(refusal)
    expect(beside).toBe(1)
  })

  it.each([
    {},
    { page: 1, size: 2, fields: 'id,value' } as object,
    { indicator: '1' },
    { datasource: '2', ordering: '-updated_at' },
    { id: '1,2,3' },
    { updated_after: longAgo },
    { updated_after: later },
    { indicator: '1', location: '1,2,3', value_type: '99' },
    { indicator: '1', level: '1' },
    { indicator: '1,2', period: '2018' },
    { period: '2018', value_type: '99' },
    { location: '2', latest: true },
    // A small source, and periods or places in which others have very many: the source alone leads to them.
    { datasource: '3', period: manyPeriods },
    { datasource: '3', location: manyIds },
    { datasource: '3', indicator: '1,2', period: manyPeriods },
  ])('is not, where an index has the page, or few can be in reach: %j', async (input) => {
    await readPage(routes, input, caller)
    expect(beside).toBe(0)
  })

  it('is read one after the other as columns, however many ask', async () => {
    const steps: string[] = []
    const { db } = routes
    const longReads = new LongReads(() => db.withPlugin(hearing((what) => steps.push(what))))
    const heard = { db, data: new VersionedData(db, longReads) }
    const networks = ['10.0.0.1', '10.1.0.1', '10.2.0.1']
    await Promise.all(networks.map((address) => readColumns(heard, { indicator: '1' }, { address })))
    expect(steps).toEqual(networks.flatMap(() => ['begins', 'ends']))
  })

  it('is read beside it as columns and as a download', async () => {
    await readColumns(routes, { indicator: '1' }, caller)
    await readColumns(routes, { indicator: '1', location: '1' }, caller)
    expect(beside).toBe(1)
    for await (const _ of await readCsv(routes, { indicator: '1', value_type: '99' }, caller));
    for await (const _ of await readCsv(routes, { location: manyIds, value_type: '99' }, caller));
    expect(beside).toBe(3)
    for await (const _ of await readCsv(routes, { indicator: '1', location: '1' }, caller));
    for await (const _ of await readCsv(routes, { indicator: '1' }, caller));
    for await (const _ of await readCsv(routes, {}, caller));
    expect(beside).toBe(3)
  })
})
