import { beforeAll, expect, it } from 'vitest'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { refuseLongColumns, refuseLongReads } from './refuseLongReads.ts'

describeDatabases('reads that would take too long', ({ makeDatabase }) => {
  let database: Database<DataTables>
  beforeAll(async () => {
    database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2016,2,10,1,', '1,1,1,2018,2,12.5,1,', '2,2,2,2017,1,0,2,'])
  })
  const read = (input: Parameters<typeof refuseLongReads>[1]) => refuseLongReads(database.db, input, 2)

  it.each([{ ordering: 'value' }, { ordering: '-period', datasource: '1,2' }, { latest: true }])(
    'are refused, with what to do: %j',
    async (input) => {
      const field = 'ordering' in input ? 'ordering' : 'latest'
      await expect(read(input)).rejects.toMatchObject({
        code: 'invalid_input',
        message: expect.stringMatching(/over 3 values takes too long\. Name a location/),
        fields: { [field]: [expect.stringContaining('at most 2 values')] },
      })
    },
  )

  it.each([
    {},
    { ordering: '-updated_at' },
    { ordering: 'created_at' },
    { ordering: 'value', indicator: '1' },
    { ordering: 'value', datasource: '2' },
    { ordering: 'value', location: '1' },
    { latest: true, indicator: '2' },
  ])('are let through where few values are in reach, or an index has the order: %j', async (input) => {
    await expect(read(input)).resolves.toBeUndefined()
  })

  it.each([
    { ordering: 'value', location: '1,2' },
    { latest: true, location: '1,2', value_type: '1' },
    { latest: true, level: '1,2' },
    { ordering: 'value', period: '2016,2017,2018' },
    { ordering: 'value', period_from: '2030' },
  ])('are refused also where the filters leave all in reach: %j', async (input) => {
    await expect(read(input)).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(/over (3|more than 2) values takes too long/) as string,
    })
  })

  it.each([
    { ordering: 'value', level: '2' },
    { latest: true, location: '2' },
    { ordering: 'value', period: '2016' },
    { latest: true, id: '1,2' },
  ])('are let through where place, time or id leave few: %j', async (input) => {
    await expect(read(input)).resolves.toBeUndefined()
  })

  it('are refused where the newest of an earlier day is looked for, also of one value', async () => {
    const as_of = '2100-01-01T00:00:00Z'
    await expect(read({ id: '1', as_of })).resolves.toBeUndefined()
    await expect(read({ id: '1', as_of, latest: true })).rejects.toThrow(/as_of over 3 values takes too long/)
    const indicator = '1,2'
    await expect(read({ indicator, period_from: '2018', as_of })).resolves.toBeUndefined()
    await expect(read({ indicator, period_from: '2018', as_of, latest: true })).rejects.toThrow(
      /takes too long/,
    )
  })

  it('are refused as columns, which have no pages', async () => {
    const { db } = database
    for (const input of [{}, { value_type: '999999' }, { level: '1,2' }])
      await expect(refuseLongColumns(db, input, 2)).rejects.toThrow(/values takes too long/)
    for (const input of [
      { indicator: '1' },
      { location: '1' },
      { period: '2018' },
      { datasource: '2', value_type: '9' },
    ])
      await expect(refuseLongColumns(db, input, 2)).resolves.toBeUndefined()
    const indicators = { indicator: '1,2' }
    await expect(refuseLongColumns(db, indicators, 2)).rejects.toThrow(/values takes too long/)
    await expect(refuseLongColumns(db, { ...indicators, period_from: '2018' }, 2)).resolves.toBeUndefined()
  })

  it('are refused beyond 100,000 values that are sorted, and beyond 300,000 that are looked at', async () => {
    const { db } = database
    const sorted = { indicator: '1', datasource: '1', ordering: 'value' }
    const columns = { indicator: '1', datasource: '1' }
    const hold = (values_count: number) =>
      db.updateTable('indicator_datasources').set({ values_count }).where('indicator', '=', 1).execute()
    await hold(100_000)
    await expect(refuseLongReads(db, sorted)).resolves.toBeUndefined()
    await hold(100_001)
    await expect(refuseLongReads(db, sorted)).rejects.toMatchObject({
      fields: { ordering: [expect.stringContaining('at most 100000 values') as string] },
    })
    await hold(300_000)
    await expect(refuseLongColumns(db, columns)).resolves.toBeUndefined()
    await hold(300_001)
    await expect(refuseLongColumns(db, columns)).rejects.toThrow(/300001 values takes too long/)
  })
})
