import type { Kysely } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../db/DataTables.ts'
import { busyStates, readJob } from '../import/jobs/jobStates.ts'
import { settleAbandoned } from '../import/jobs/settleJobs.ts'
import type { EntryRow } from './entryTable.ts'
import { importEntry, type Approvals } from './importEntry.ts'
import type { EntryDb } from './readEntries.ts'
import { moveEntry } from './writeEntries.ts'

/**
 * One of two who approve at once wins; where the import refuses the figures, the table waits again. The table names
 * its import before anything is written, so that it can be told at any time whether its figures are in the data.
 */
export async function approveEntry(
  { db, jobs }: Approvals,
  entry: EntryRow,
  said: Pick<EntryRow, 'comments' | 'decided_by'>,
): Promise<void> {
  const approved = { ...said, state: 'approved' } as const
  if (await isBroughtIn({ db, jobs }, entry)) return moveEntry(db, entry, approved)
  await moveEntry(db, entry, { state: 'approving', import_job: null })
  const note = async (import_job: number): Promise<void> =>
    moveEntry(db, await findState(db, entry.id), { import_job })
  try {
    await importEntry({ db, jobs }, entry, note)
  } catch (error) {
    // Where this cannot be told, the table stays as it is until somebody decides again.
    const now = await findState(db, entry.id)
    if (!(await isBroughtIn({ db, jobs }, now))) {
      await moveEntry(db, now, { state: 'submitted', import_job: null })
      throw error
    }
  }
  await moveEntry(db, await findState(db, entry.id), approved)
}

/** Whether the figures are in the data already: the process of an approval may have died right after that. */
export async function isBroughtIn(
  { db, jobs }: Approvals,
  { import_job }: Pick<EntryRow, 'import_job'>,
): Promise<boolean> {
  if (import_job === null) return false
  await settleAbandoned(db as unknown as Kysely<DataTables>)
  const { state } = await readJob(db, import_job)
  if (busyStates.includes(state))
    throw new AppError('conflict', 'The figures are being brought in just now. Try again in a minute.')
  // The table waits again and may be rejected, so nobody is to find its figures among the imports.
  if (state === 'ready') await jobs.cancel(import_job)
  return state === 'committed'
}

const findState = (db: EntryDb, id: number) =>
  db
    .selectFrom('data_entries')
    .select(['id', 'state', 'updated_at', 'import_job'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
