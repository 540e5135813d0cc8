import type { Kysely } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'
import { findNews } from '../../followed/findNews.ts'
import { notify } from '../../notifications/notify.ts'
import { changeJob, type Job } from './jobStates.ts'

/**
 * What stands in the data tells whether a job is written. The job itself is told afterwards, in a transaction of its
 * own: with SQLite the figures stand in another file, and jobs are not locked while they are written. Whoever finds a
 * job that was not told, since its process died in between, tells it.
 */
export async function finishWritten(db: Kysely<DataTables>, job: Job): Promise<boolean> {
  const written = await (job.import === null ? findCommit(db, job.id) : findUndo(db, job.import))
  if (written === null) return false
  await (job.import === null ? finishCommit(db, job.id, written) : finishUndo(db, job.id, written))
  return true
}

/** The number under which the figures of a job are in the data. */
export async function findCommit(db: Kysely<DataTables>, job: number): Promise<number | null> {
  const found = db.selectFrom('imports').select('id').where('job', '=', job)
  return (await found.executeTakeFirst())?.id ?? null
}

/** The number of the import that has taken this one back. */
export async function findUndo(db: Kysely<DataTables>, undone: number): Promise<number | null> {
  const found = db.selectFrom('imports').select('id').where('undoes', '=', undone)
  return (await found.executeTakeFirst())?.id ?? null
}

/** Tells the job, and those who follow what it has brought. Others may have taken its process for dead meanwhile. */
export async function finishCommit(db: Kysely<DataTables>, job: number, importId: number): Promise<void> {
  const news = await findNews(db, { job, importId })
  await db.transaction().execute(async (tx) => {
    const message = `The file is in the data, as import ${importId}.`
    const told = await changeJob(tx, job, {
      from: ['committing', 'ready', 'cancelled'],
      set: { state: 'committed', import: importId, progress: 100, message },
    })
    if (told) for (const one of news) await notify(tx, one)
  })
}

export async function finishUndo(db: Kysely<DataTables>, job: number, undo: number): Promise<void> {
  const message = `The import was taken back, as import ${undo}; the data are as they were before it.`
  await changeJob(db, job, {
    from: ['undoing', 'committed'],
    set: { state: 'undone', progress: 100, message },
  })
}
