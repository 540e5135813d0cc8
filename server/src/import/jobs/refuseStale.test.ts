import { expect, it } from 'vitest'
import { describeDatabases } from '../../db/testDatabases.fixture.ts'
import { listChanges } from '../changes/listChanges.ts'
import { bringIn, commit, csv, withSmallSet } from '../testImport.fixture.ts'
import { readJob } from './jobStates.ts'

describeDatabases('a checked file that waits for its commit', ({ makeDatabase }) => {
  const prepared = () => withSmallSet(makeDatabase)

  it('asks to be looked at again also where another file has written the same value, and all counts are as before', async () => {
    const database = await prepared()
    const first = await bringIn(database, csv('1,1,1,2016,2,12,1,'))
    const second = await bringIn(database, csv('1,1,1,2016,2,11,1,', '1,1,2,2016,2,5,1,'))
    const beside = await bringIn(database, csv('1,1,1,2014,2,51,1,'))
    await commit(database, second)
    await expect(commit(database, first)).rejects.toThrow('it now adds 0, changes 1 and removes 0 values')
    const { results } = await listChanges(database.db, await readJob(database.db, first.id), {})
    expect(results).toMatchObject([{ old_value: 11, new_value: 12 }])
    expect(await commit(database, first)).toMatchObject({ state: 'committed', changed: 1 })
    // What the others wrote does not touch this one.
    expect(await commit(database, beside)).toMatchObject({ state: 'committed', changed: 1 })
  })

  it('asks to be looked at again where what it removes is another figure than was shown', async () => {
    const database = await prepared()
    const removal = await bringIn(database, csv('1,1,1,2014,2,50,1,'), { removeMissing: true })
    await commit(database, await bringIn(database, csv('1,1,1,2016,2,99,1,')))
    await expect(commit(database, removal)).rejects.toThrow('it now adds 0, changes 0 and removes 1 values')
    expect(await commit(database, removal)).toMatchObject({ state: 'committed', removed: 1 })
  })

  it('asks to be looked at again where others have removed what it holds and added what it adds', async () => {
    const database = await prepared()
    const file = csv('1,1,1,2014,2,50,1,', '1,1,1,2016,2,60,1,', '2,2,2,2021,1,4,,')
    const waiting = await bringIn(database, file)
    expect(waiting).toMatchObject({ added: 1, same: 2 })
    await commit(database, await bringIn(database, csv('1,1,1,2014,2,50,1,'), { removeMissing: true }))
    await commit(database, await bringIn(database, csv('2,2,2,2021,1,4,,')))
    await expect(commit(database, waiting)).rejects.toThrow('it now adds 1, changes 0')
    expect(await commit(database, waiting)).toMatchObject({ state: 'committed', added: 1, same: 2 })
  })
})
