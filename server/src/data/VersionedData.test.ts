import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { DataTables } from '../db/DataTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { Database } from '../db/openDatabase.ts'
import { inPlace } from '../http/placeOfRead.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { LongReads } from '../longReads/LongReads.ts'
import { raiseDataVersion } from './dataVersion.ts'
import { VersionedData } from './VersionedData.ts'

const caller = { address: '10.0.0.1' }

describeDatabases('the data version', ({ makeDatabase }) => {
  it('is not believed from a reading that began before it was forgotten', async () => {
    const database: Database<DataTables> = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,'])
    const data = new VersionedData(database.db)
    const early = data.version()
    data.forget()
    const before = await early
    expect(data.recentVersion).toBeNull()
    await raiseDataVersion(database.db)
    expect(await data.version()).not.toBe(before)
  })

  it('is what it is kept for where an indicator has figures', async () => {
    const database: Database<DataTables> = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,', '1,1,1,2015,2,50,1,'])
    const data = new VersionedData(database.db)
    const coverage = await data.coverage(1, null)
    expect(coverage.results).toEqual([{ datasource: 1, location: 1, periods: ['2014', '2015'] }])
    expect(await data.coverage(1, null)).toBe(coverage)
    await database.db.deleteFrom('data_values').where('period', '=', '2014').execute()
    await raiseDataVersion(database.db)
    data.forget()
    expect((await data.coverage(1, null)).results).toMatchObject([{ periods: ['2015'] }])
  })

  it('has of each source of an indicator in which periods it has figures, bounds alone being none', async () => {
    const database: Database<DataTables> = await makeDatabase()
    await writeSmallSet(database, [
      '1,1,1,2014,2,50,1,',
      '1,1,2,2014,2,51,1,',
      '1,2,1,2015,1,5,2,',
      '1,2,1,2016,3,4,2,',
    ])
    const data = new VersionedData(database.db)
    const periods = await data.periods(1, caller)
    expect(periods.toSorted((a, b) => a.datasource - b.datasource)).toEqual([
      { datasource: 1, periods: '2014' },
      { datasource: 2, periods: '2015' },
    ])
    expect(await data.periods(1, caller)).toBe(periods)
  })
})

describeDatabases('what is kept of an indicator', ({ makeDatabase }) => {
  let database: Database<DataTables>
  let data: VersionedData
  let networks: string[]
  beforeAll(async () => {
    database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,', '2,1,1,2015,2,50,1,', '3,1,1,2015,2,50,1,'])
    // As if there were so many.
    const pairs = database.db.updateTable('indicator_datasources')
    await pairs.set({ values_count: 20_001 }).where('indicator', '!=', 2).execute()
  })
  beforeEach(() => {
    networks = []
    const longReads = new LongReads((network) => {
      networks.push(network)
      return database.db
    })
    data = new VersionedData(database.db, longReads)
  })

  it.each(['coverage', 'periods'] as const)(
    'is read beside only where it is large, once for all who ask, in the turn of the first: %s',
    async (name) => {
      const first = data[name](1, caller)
      const others = [data[name](1, { address: '10.0.0.2' }), data[name](1, null)]
      expect(await Promise.all(others)).toEqual([await first, await first])
      expect(networks).toEqual(['10.0.0.1'])
      await data[name](2, caller)
      expect(networks).toEqual(['10.0.0.1'])
    },
  )

  it('is not refused, also where a network asks for many at once', async () => {
    const asked = [1, 3].flatMap((indicator) => [
      data.coverage(indicator, caller),
      data.periods(indicator, caller),
    ])
    expect(await Promise.all(asked)).toHaveLength(4)
    expect(networks).toEqual(Array(4).fill('10.0.0.1'))
  })

  it('is waited for in no place, and needs none given back where it is there', async () => {
    const left: string[] = []
    const askInPlace = (whose: string) =>
      new Promise((resolve, reject) =>
        inPlace(
          () => left.push(whose),
          () => void data.coverage(1, caller).then(resolve, reject),
        ),
      )
    await Promise.all(['first', 'second', 'third'].map(askInPlace))
    await askInPlace('late')
    // Whoever reads leaves its own where it asks the process beside.
    expect(left).toEqual(['second', 'third'])
  })
})
