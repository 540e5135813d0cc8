import { expect, it } from 'vitest'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { ImportJobs } from '../import/jobs/ImportJobs.ts'
import { readJob } from '../import/jobs/jobStates.ts'
import { bringIn, commit, csv, undo, withSmallSet } from '../import/testImport.fixture.ts'
import type { EntryRow } from './entryTable.ts'
import { importEntry } from './importEntry.ts'
import type { EntryDb } from './readEntries.ts'

describeDatabases('an approved table', ({ makeDatabase }) => {
  it('keeps its figures where they stood in the data already: the file that brought them is not undone first', async () => {
    const database = await withSmallSet(makeDatabase)
    const { db } = database
    await db
      .insertInto('citations')
      .values({ id: 9, text: 'NDHS 2018, table 4', licence: '', vintage: '', is_secondary: 0 })
      .execute()
    const file = await commit(database, await bringIn(database, csv('1,1,1,2018,2,57.3,9,')))
    const entry: Partial<EntryRow> = {
      id: 1,
      datasource: 1,
      period: '2018',
      citation: 'NDHS 2018, table 4',
      cells: [{ indicator: 1, location: 1, value: '57.3' }],
      author_email: 'chika@example.org',
    }
    let job = 0
    const approvals = { db: db as unknown as EntryDb, jobs: new ImportJobs(db) }
    await importEntry(approvals, entry as EntryRow, async (id) => void (job = id))
    const approved = await readJob(db, job)
    expect(approved).toMatchObject({ state: 'committed', import: 3, same: 1, added: 0, changed: 0 })
    await expect(undo(database, file)).rejects.toThrow('in the file of import 3.')
    await undo(database, approved)
    expect(await undo(database, file)).toMatchObject({ state: 'undone' })
  })
})
