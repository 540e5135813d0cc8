import { expect, it } from 'vitest'
import { importLimits } from '@msdat/sdk/contracts/imports'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { listFindings } from './readImports.ts'
import { readJob } from './jobs/jobStates.ts'
import { bringIn, commit, csv, withSmallSet } from './testImport.fixture.ts'

describeDatabases('an indicator that has as many values as it may', ({ dialect, makeDatabase }) => {
  it('takes no more on SQLite, and still has those mended that it has', async () => {
    const database = await withSmallSet(makeDatabase)
    const { db } = database
    const values_count = importLimits.valuesPerIndicator
    await db.updateTable('indicator_datasources').set({ values_count }).where('indicator', '=', 1).execute()
    const mended = await bringIn(database, csv('1,1,1,2014,2,51,1,', '2,2,2,2021,1,3,,'))
    expect(mended).toMatchObject({ state: 'ready', changed: 1, added: 1 })
    const job = await bringIn(database, csv('1,1,1,2014,2,51,1,', '1,1,1,2015,2,51,1,'))
    if (dialect === 'postgres') return expect(job.state).toBe('ready')
    expect(job).toMatchObject({ state: 'rejected', errors: 1 })
    expect((await listFindings(db, job.id, {})).results).toMatchObject([
      { kind: 'too_many_values', problem: expect.stringContaining('would have 300001 values') },
    ])
  })

  it('is looked at again when a file is committed that was checked before it had them', async () => {
    const database = await withSmallSet(makeDatabase)
    const { db } = database
    const job = await bringIn(database, csv('1,1,1,2015,2,51,1,'))
    expect(job.state).toBe('ready')
    const values_count = importLimits.valuesPerIndicator
    await db.updateTable('indicator_datasources').set({ values_count }).where('indicator', '=', 1).execute()
    if (dialect === 'postgres') return expect((await commit(database, job)).state).toBe('committed')
    await expect(commit(database, job)).rejects.toThrow('Nothing was written.')
    const values = await db.selectFrom('data_values').select('id').where('period', '=', '2015').execute()
    expect(values).toEqual([])
    expect(await readJob(db, job.id)).toMatchObject({
      state: 'ready',
      message: expect.stringContaining('would have 300001 values'),
    })
  })

  it('has notes of no more than ten million characters on SQLite', async () => {
    const database = await withSmallSet(makeDatabase)
    const { db } = database
    const note = 'n'.repeat(importLimits.noteLettersPerIndicator)
    await db.updateTable('data_values').set({ note }).where('indicator', '=', 2).execute()
    const job = await bringIn(database, csv('2,2,2,2021,1,3,,n'))
    if (dialect === 'postgres') return expect(job.state).toBe('ready')
    expect(job).toMatchObject({ state: 'rejected', errors: 1 })
    expect((await listFindings(db, job.id, {})).results).toMatchObject([{ kind: 'too_long_notes' }])
  })
})
