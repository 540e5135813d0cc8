import { expect, it } from 'vitest'
import type { DataTables } from '../db/DataTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { Database } from '../db/openDatabase.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { raiseDataVersion } from './dataVersion.ts'
import { VersionedData } from './VersionedData.ts'

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
    const coverage = await data.coverage(1)
    expect(coverage.results).toEqual([{ datasource: 1, location: 1, periods: ['2014', '2015'] }])
    expect(await data.coverage(1)).toBe(coverage)
    await database.db.deleteFrom('data_values').where('period', '=', '2014').execute()
    await raiseDataVersion(database.db)
    data.forget()
    expect((await data.coverage(1)).results).toMatchObject([{ periods: ['2015'] }])
  })
})
