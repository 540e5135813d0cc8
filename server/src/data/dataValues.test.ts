import { beforeAll, expect, it } from 'vitest'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { getCoverage, getDataColumns, getDataValue, listDataValues } from './dataValues.ts'

describeDatabases('data values', ({ dialect, makeDatabase }) => {
  let database: Database<DataTables>
  beforeAll(async () => {
    database = await makeDatabase()
    await writeSmallSet(database, [
      '1,1,1,2016,2,10,1,',
      '1,1,1,2018,2,12.5,1,about',
      '1,1,1,2018,3,11,1,',
      '1,1,2,2018-01,5,3,,',
      '1,1,2,2018-12,5,4,,',
      '1,2,1,2019,1,13,2,',
      '2,2,2,2017,1,0,2,',
    ])
  })
  const list = (input: Parameters<typeof listDataValues>[1]) => listDataValues(database.db, input)
  const values = async (input: Parameters<typeof listDataValues>[1]) =>
    (await list(input)).results.map((row) => row.value)

  it('come with their citation, note and times', async () => {
    const { count, results } = await list({ indicator: '1', period: '2018', value_type: '2' })
    expect(count).toBe(1)
    expect(results).toEqual([
      {
        id: 2,
        indicator: 1,
        datasource: 1,
        location: 1,
        period: '2018',
        value_type: 2,
        value: 12.5,
        citation: 1,
        note: 'about',
        created_at: '2026-01-02T00:00:00.000Z',
        updated_at: '2026-01-02T00:00:00.000Z',
      },
    ])
  })

  it('are filtered by every field, by one value or several', async () => {
    expect(await values({})).toEqual([10, 12.5, 11, 3, 4, 13, 0])
    expect(await values({ datasource: '2' })).toEqual([13, 0])
    expect(await values({ location: '2', value_type: '1,5' })).toEqual([3, 4, 0])
    expect(await values({ period: '2016,2019' })).toEqual([10, 13])
    expect(await values({ level: '2' })).toEqual([3, 4, 0])
    expect(await values({ id: '1,7' })).toEqual([10, 0])
    expect(await values({ indicator: '3' })).toEqual([])
  })

  it.each([
    {},
    { indicator: '1' },
    { datasource: '2' },
    { indicator: '1,2', datasource: '2' },
    { location: '2' },
  ])('are counted on a page of one as on a page of all: %j', async (filters) => {
    const all = await list(filters)
    expect(all.results.length).toBeGreaterThan(1)
    expect((await list({ ...filters, size: 1 })).count).toBe(all.results.length)
  })

  it('are counted as they stand after an import', async () => {
    const other = await makeDatabase()
    await writeSmallSet(other, ['1,1,1,2016,2,10,1,', '1,1,1,2018,2,12.5,1,', '1,2,1,2019,1,13,2,'])
    await writeSmallSet(other, ['1,1,1,2018,2,12.5,1,', '1,2,1,2019,1,13,2,', '1,2,1,2020,1,14,2,'])
    expect((await listDataValues(other.db, { indicator: '1', size: 1 })).count).toBe(3)
    expect((await listDataValues(other.db, { datasource: '1', size: 1 })).count).toBe(1)
    expect((await listDataValues(other.db, { indicator: '3' })).count).toBe(0)
  })

  // One connection of SQLite cannot be made to write while it answers.
  it.skipIf(dialect === 'sqlite')(
    'are counted in the state in which they were read, also while an import comes in',
    async () => {
      const other = await makeDatabase()
      const before = ['1,1,1,2016,2,10,1,', '1,1,1,2018,2,12.5,1,']
      await writeSmallSet(other, before)
      let isBetween = true
      // Stands after the first answer of the database, which is that of the rows.
      const importing = other.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (isBetween) {
            isBetween = false
            await writeSmallSet(other, [...before, '1,2,1,2019,1,13,2,'])
          }
          return result
        },
      })
      const page = await listDataValues(importing, { size: 2, ordering: '-id' })
      expect(page.count).toBe(3)
      expect(page.results.map(({ id }) => id)).toEqual([3, 2])
    },
  )

  it('take the months of a year for part of it', async () => {
    expect(await values({ period_to: '2018' })).toEqual([10, 12.5, 11, 3, 4, 0])
    expect(await values({ period_from: '2018', period_to: '2018-11' })).toEqual([12.5, 11, 3])
    expect(await values({ period_from: '2018-02' })).toEqual([4, 13])
  })

  it('are reduced to the newest of each series, within the asked periods', async () => {
    expect(await values({ latest: true })).toEqual([12.5, 11, 4, 13, 0])
    expect(await values({ latest: true, period_to: '2017' })).toEqual([10, 0])
    expect(await values({ latest: true, period: '2016,2018', location: '1' })).toEqual([12.5, 11])
  })

  it('come in the asked order, equal ones by id in the same direction', async () => {
    expect(await values({ ordering: '-value' })).toEqual([13, 12.5, 11, 10, 4, 3, 0])
    expect(await values({ ordering: 'period', location: '1' })).toEqual([10, 12.5, 11, 13])
    expect(await values({ ordering: '-updated_at', indicator: '1', datasource: '1', location: '1' })).toEqual(
      [11, 12.5, 10],
    )
  })

  it('come in pages that are counted', async () => {
    const page = await list({ size: 3, page: 3 })
    expect([page.count, page.results.map((row) => row.value)]).toEqual([7, [0]])
    expect((await list({ size: 7 })).count).toBe(7)
    await expect(list({ size: 3, page: 4 })).rejects.toMatchObject({
      code: 'not_found',
      fields: { page: expect.anything() },
    })
  })

  it('are found one by one', async () => {
    expect((await getDataValue(database.db, 6)).value).toBe(13)
    await expect(getDataValue(database.db, 99)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('come as columns of equal length, with codes for periods', async () => {
    expect(await getDataColumns(database.db, { location: '2' }, 'v')).toEqual({
      version: 'v',
      count: 3,
      id_steps: [4, 1, 2],
      indicator: [1, 1, 2],
      datasource: [1, 1, 2],
      location: [2, 2, 2],
      period: { values: ['2017', '2018-01', '2018-12'], codes: [1, 2, 0] },
      value_type: [5, 5, 1],
      value: [3, 4, 0],
      citation: [0, 0, 2],
    })
  })

  it('tell where an indicator has figures, bounds not counted', async () => {
    expect(await getCoverage(database.db, 1)).toEqual({
      indicator: 1,
      results: [
        { datasource: 1, location: 1, periods: ['2016', '2018'] },
        { datasource: 1, location: 2, periods: ['2018-01', '2018-12'] },
        { datasource: 2, location: 1, periods: ['2019'] },
      ],
    })
  })

  it('are not counted or sorted where very many are in reach, with what to ask instead', async () => {
    const { db } = database
    await db.updateTable('indicator_datasources').set({ values_count: 5_000_000 }).execute()
    const everywhere = '1,2'
    for (const input of [{ value_type: '2' }, { indicator: '1', value_type: '2' }, { as_of: '2026-02-01' }])
      await expect(list({ ...input, size: 1 }), JSON.stringify(input)).rejects.toThrow(
        /values takes too long/,
      )
    for (const input of [{}, { indicator: '1' }, { location: everywhere }, { id: '1' }, { period: '2018' }])
      await expect(list({ ...input, size: 1 }), JSON.stringify(input)).resolves.toBeTruthy()
  })
})
