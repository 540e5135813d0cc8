import { beforeAll, expect, it } from 'vitest'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { withChanges } from './changesAfter.ts'
import { listDataValues } from './dataValues.ts'

describeDatabases('values that changed after a moment', ({ makeDatabase }) => {
  let database: Database<DataTables>
  beforeAll(async () => {
    database = await makeDatabase()
    const first = ['1,1,1,2014,2,50,1,', '1,1,1,2016,2,60,1,', '2,2,2,2017,1,3,,']
    const second = ['1,1,1,2014,2,50,1,', '1,1,1,2016,2,61,1,', '2,2,2,2017,1,3,,', '2,2,2,2018,1,4,,']
    await writeSmallSet(database, first, new Date('2026-01-02T00:00:00Z'))
    await writeSmallSet(database, second, new Date('2026-03-04T00:00:00Z'))
  })
  const list = (filters: Parameters<typeof listDataValues>[1]) => listDataValues(database.db, filters)
  const between = '2026-02-01'

  it('are all, some or none', async () => {
    const seen = (updated_after: string) => withChanges(database.db, { updated_after, indicator: '1' })
    expect(await seen('2026-01-01')).toEqual({ indicator: '1' })
    expect(await seen(between)).toMatchObject({ changes: { first: 2, last: 2, areFew: true } })
    expect(await seen('2026-04-01')).toBeNull()
  })

  it.each([{}, { ordering: '-updated_at' }, { size: 1, page: 2 }, { indicator: '1' }, { datasource: '2' }])(
    'are the same where an import wrote more than can be sorted: %j',
    async (filters) => {
      const few = await list({ ...filters, updated_after: between })
      expect(few.results.length).toBeGreaterThan(0)
      const setAdded = (added: number) =>
        database.db.updateTable('imports').set({ added }).where('id', '=', 2).execute()
      await setAdded(1_000_000)
      const found = await withChanges(database.db, { updated_after: between })
      expect(found).toMatchObject({ changes: { areFew: false, lowestId: 2 } })
      expect(await list({ ...filters, updated_after: between })).toEqual(few)
      await setAdded(1)
    },
  )

  it('are found in a large data set, but many of them not by what no index serves', async () => {
    const { db } = database
    const asked = { updated_after: between, value_type: '2' }
    await db.updateTable('indicator_datasources').set({ values_count: 300_001 }).execute()
    await expect(list({ updated_after: between })).resolves.toMatchObject({ count: 2 })
    await expect(list(asked)).resolves.toMatchObject({ count: 1 })
    await db.updateTable('imports').set({ added: 1_000_000 }).where('id', '=', 2).execute()
    await expect(list({ updated_after: between })).resolves.toMatchObject({ count: 2 })
    await expect(list({ updated_after: between, datasource: '2' })).resolves.toMatchObject({ count: 1 })
    await expect(list(asked)).rejects.toThrow(/takes too long/)
  })

  it('have no second page where there are none', async () => {
    expect(await list({ updated_after: '2026-04-01' })).toEqual({ count: 0, results: [] })
    await expect(list({ updated_after: '2026-04-01', page: 2 })).rejects.toMatchObject({ code: 'not_found' })
  })
})
