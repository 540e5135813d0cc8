import { expect, it } from 'vitest'
import type { DataTables } from '../../db/DataTables.ts'
import type { Database } from '../../db/openDatabase.ts'
import { describeDatabases } from '../../db/testDatabases.fixture.ts'
import { bringIn, commit, csv, digestOf, undo, withSmallSet } from '../testImport.fixture.ts'
import type { Job } from './jobStates.ts'

const kept = '3,1,2,2016,2,20,1,'
const removed = '3,1,2,2017,2,10,1,'
const anew = '3,1,2,2017,2,11,1,'
/** All that stands of another indicator from the start. */
const elsewhere = ['1,1,1,2014,2,50,1,', '1,1,1,2016,2,60,1,']

describeDatabases('the undo of a file that has removed values', ({ makeDatabase }) => {
  const write = async (database: Database<DataTables>, ...rows: string[]): Promise<Job> =>
    commit(database, await bringIn(database, csv(...rows)))
  const writeComplete = async (database: Database<DataTables>, ...rows: string[]): Promise<Job> =>
    commit(database, await bringIn(database, csv(...rows), { removeMissing: true }))

  async function removedTwice() {
    const database = await withSmallSet(makeDatabase)
    const digests = [await digestOf(database)]
    const jobs: Job[] = []
    const steps = [
      () => write(database, removed, kept),
      () => writeComplete(database, kept),
      () => write(database, anew),
      () => writeComplete(database, kept),
    ]
    for (const step of steps) {
      jobs.push(await step())
      digests.push(await digestOf(database))
    }
    return { database, jobs, digests }
  }

  it('waits for the later ones that brought the value anew and removed it again', async () => {
    const { database, jobs, digests } = await removedTwice()
    const [first, removal, again, last] = jobs as [Job, Job, Job, Job]
    await expect(undo(database, removal)).rejects.toThrow('Import 3 has been built upon by import 5, 4.')
    await expect(undo(database, first)).rejects.toThrow('Import 2 has been built upon by import 3')
    await expect(undo(database, again)).rejects.toThrow('Import 4 has been built upon by import 5.')
    expect(await digestOf(database)).toBe(digests[4])
    for (const [at, job] of [last, again, removal, first].entries()) {
      expect(await undo(database, job)).toMatchObject({ state: 'undone' })
      expect(await digestOf(database)).toBe(digests[3 - at])
    }
  })

  it('bars none of the others where an earlier version has let it through too early', async () => {
    const { database, jobs, digests } = await removedTwice()
    const [first, removal, again, last] = jobs as [Job, Job, Job, Job]
    const later = database.db.updateTable('imports').where('id', 'in', [4, 5])
    await later.set({ undone_by: 0 }).execute()
    await undo(database, removal)
    await later.set({ undone_by: null }).execute()
    for (const job of [last, again]) {
      await undo(database, job)
      expect(await digestOf(database)).toBe(digests[1])
    }
    await undo(database, first)
    expect(await digestOf(database)).toBe(digests[0])
  })

  it('waits for a later complete file that does not hold them either', async () => {
    const database = await withSmallSet(makeDatabase)
    const first = await write(database, removed, kept)
    const before = await digestOf(database)
    const removal = await writeComplete(database, kept)
    const other = await writeComplete(database, ...elsewhere)
    const last = await writeComplete(database, '3,1,2,2016,2,21,1,')
    await expect(undo(database, removal)).rejects.toThrow(
      'Import 3 has changed or removed figures of an indicator and source whose complete list came with import 5. Undo the later ones first, the last one first.',
    )
    await undo(database, last)
    await undo(database, removal)
    expect(await digestOf(database)).toBe(before)
    await undo(database, first)
    await undo(database, other)
  })

  it('waits for no later file that is complete only for other indicators, or not complete', async () => {
    const database = await withSmallSet(makeDatabase)
    await write(database, removed, kept)
    const removal = await writeComplete(database, kept)
    await writeComplete(database, ...elsewhere)
    await write(database, '3,1,2,2016,2,21,1,')
    expect(await undo(database, removal)).toMatchObject({ state: 'undone' })
  })
})
