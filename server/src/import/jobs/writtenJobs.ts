import { setImmediate as letOthersCome } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'
import { findNews } from '../../followed/findNews.ts'
import { notify } from '../../notifications/notify.ts'
import { holdImportLock } from '../keepRevisions.ts'
import { changeJob, type Job } from './jobStates.ts'

/**
 * What stands in the data tells whether a job is written. The job itself is told afterwards, in a transaction of its
 * own: with SQLite the figures stand in another file, and jobs are not locked while they are written. Whoever finds a
 * job that was not told, since its process died in between, tells it.
 */
export async function finishWritten(db: Kysely<DataTables>, job: Job): Promise<boolean> {
  // Behind the lock of imports: where the answer of the database was lost, it may still be writing.
  const written = await db.transaction().execute(async (tx) => {
    await holdImportLock(tx)
    return findWritten(tx, job)
  })
  if (written !== null) await finish(db, job, written)
  return written !== null
}

/** The number under which the figures of a job are in the data, or under which they were taken back. */
export async function findWritten(db: Kysely<DataTables>, job: Job): Promise<number | null> {
  const imports = db.selectFrom('imports').select('id')
  const found =
    job.import === null ? imports.where('job', '=', job.id) : imports.where('undoes', '=', job.import)
  return (await found.executeTakeFirst())?.id ?? null
}

/**
 * Tells the job under which number it is written or taken back, and after a commit those who follow what it has brought.
 * After a kill the server does this on the thread that answers, so nothing here looks at rows of a file or at values.
 */
export const finish = (db: Kysely<DataTables>, job: Job, written: number): Promise<void> =>
  job.import === null ? finishCommit(db, job.id, written) : finishUndo(db, job.id, written)

async function finishCommit(db: Kysely<DataTables>, job: number, importId: number): Promise<void> {
  const news = await findNews(db, importId)
  await db.transaction().execute(async (tx) => {
    const message = `The file is in the data, as import ${importId}.`
    const told = await changeJob(tx, job, {
      from: ['committing'],
      set: { state: 'committed', import: importId, progress: 100, message },
    })
    if (!told) return
    for (const one of news) {
      await notify(tx, one)
      await letOthersCome()
    }
  })
}

async function finishUndo(db: Kysely<DataTables>, job: number, undo: number): Promise<void> {
  const message = `The import was taken back, as import ${undo}; the data are as they were before it.`
  await changeJob(db, job, { from: ['undoing'], set: { state: 'undone', progress: 100, message } })
}
