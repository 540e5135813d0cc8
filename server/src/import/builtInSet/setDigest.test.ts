import { expect, it } from 'vitest'
import { readFigureSetting } from '../../db/settings.ts'
import type { DataTables } from '../../db/DataTables.ts'
import type { Database } from '../../db/openDatabase.ts'
import { describeDatabases } from '../../db/testDatabases.fixture.ts'
import { readJob } from '../jobs/jobStates.ts'
import { bringIn, commit, csv, undo } from '../testImport.fixture.ts'
import { digestSetting } from './setDigest.ts'
import { writeSmallSet } from './testSet.fixture.ts'

const first = ['1,1,1,2014,2,50,1,', '1,1,1,2016,2,60,1,']
const second = ['1,1,1,2014,2,50,1,', '1,1,1,2016,2,61,1,', '1,1,1,2018,2,70,1,']

describeDatabases('a file that is taken back after the built-in set has grown', ({ makeDatabase }) => {
  const figuresOf = async ({ db }: Database<DataTables>) =>
    (await db.selectFrom('data_values').select(['period', 'value']).orderBy('period').execute()).map(
      ({ period, value }) => `${period}: ${value}`,
    )
  const importsOf = async ({ db }: Database<DataTables>) =>
    (await db.selectFrom('imports').select('kind').orderBy('id').execute()).map(({ kind }) => kind)

  it('leaves its keys to the built-in set at the next start, those that it changed and those that it added', async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, first)
    const own = await commit(
      database,
      await bringIn(database, csv('1,1,1,2016,2,99,1,', '1,1,1,2018,2,98,1,')),
    )
    await writeSmallSet(database, second)
    expect(await figuresOf(database)).toEqual(['2014: 50', '2016: 99', '2018: 98'])
    await undo(database, await readJob(database.db, own.id))
    await writeSmallSet(database, second)
    expect(await figuresOf(database)).toEqual(['2014: 50', '2016: 61', '2018: 70'])
    const imports = await importsOf(database)
    await writeSmallSet(database, second)
    expect(await importsOf(database)).toEqual(imports)
  })

  it('costs no comparison where no other edition of the set has come since', async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, first)
    const own = await commit(database, await bringIn(database, csv('1,1,1,2016,2,99,1,')))
    await undo(database, own)
    expect(await readFigureSetting(database.db, digestSetting)).not.toBeNull()
    await writeSmallSet(database, first)
    expect(await importsOf(database)).toEqual(['built-in', 'file', 'undo'])
    expect(await figuresOf(database)).toEqual(['2014: 50', '2016: 60'])
  })
})
