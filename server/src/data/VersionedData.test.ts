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
})
