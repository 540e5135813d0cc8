import { setImmediate as hearEnd } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import { raiseFiguresVersion } from '../../data/dataVersion.ts'
import type { DataTables } from '../../db/DataTables.ts'
import { compareSetAfterUndo } from '../builtInSet/setDigest.ts'
import { refreshFlags } from '../flags/refreshFlags.ts'
import { holdImportLock, keepRevisions, summariseTouched } from '../keepRevisions.ts'
import { claimJob } from './claimJob.ts'
import { refuseCrowded } from './crowded.ts'
import { changeJob, readJob, refuseTakenOver, TakenOver, type Job } from './jobStates.ts'
import { refuseBuiltUpon } from './refuseBuiltUpon.ts'
import type { ImportDatabase } from './stageRows.ts'
import { sameKeyOf } from './stagedSql.ts'
import { finish, finishWritten } from './writtenJobs.ts'

/** Takes a committed file for this process to take back. */
export async function claimForUndo(db: Kysely<DataTables>, id: number): Promise<Job> {
  const message = 'The import is being taken back.'
  return claimJob(db, await readJob(db, id), { from: 'committed', to: 'undoing', message })
}

/** Takes a claimed import back, as an import of its own: the values are as they were before it. */
export async function undoJob(
  { db }: ImportDatabase,
  { job: id, actor }: { job: number; actor: string | null },
): Promise<void> {
  const job = { ...(await readJob(db, id)), actor }
  let undo: number
  try {
    undo = await db.transaction().execute((transaction) => takeBack(transaction, job))
  } catch (error) {
    if (error instanceof TakenOver) throw error
    const refused = error instanceof AppError ? error : null
    if (!refused && (await finishWritten(db, job))) return
    const message = refused?.message ?? 'The undo failed and nothing was changed. You can undo it again.'
    await changeJob(db, id, { from: ['undoing'], set: { state: 'committed', progress: 100, message } })
    throw error
  }
  await finish(db, job, undo)
}

async function takeBack(db: Kysely<DataTables>, job: Job): Promise<number> {
  await holdImportLock(db)
  await refuseTakenOver(db, job, 'undoing')
  const undone = job.import
  if (undone === null) throw new Error(`Import job ${job.id} has no number.`)
  await refuseBuiltUpon(db, undone)
  const now = new Date()
  const { id } = await db
    .insertInto('imports')
    .values({
      kind: 'undo',
      name: `undo of import ${undone}`,
      digest: job.digest,
      actor: job.actor,
      added: job.removed,
      changed: job.changed,
      removed: job.added,
      committed_at: now.toISOString(),
      undoes: undone,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('imports').set({ undone_by: id }).where('id', '=', undone).execute()
  await restore(db, undone, id)
  await compareSetAfterUndo(db, undone)
  await hearEnd()
  await summariseTouched(db, id)
  if (job.removed > 0) await refuseCrowded(db, id)
  await hearEnd()
  await refreshFlags(db, { importId: id, now })
  await raiseFiguresVersion(db)
  await hearEnd()
  return id
}

async function restore(db: Kysely<DataTables>, undone: number, undo: number): Promise<void> {
  const replaced = sql`v.id in (select value_id from value_revisions where replaced_import = ${undone})`
  const isNew = sql`v.created_import = ${undone}`
  await keepRevisions(db, undo, sql`data_values as v where ${replaced} or ${isNew}`)
  await sql`delete from data_values where created_import = ${undone}`.execute(db)
  await sql`update data_values as v set value = p.value, citation = p.citation, note = p.note, updated_import = ${undo}
    from value_revisions as p where p.replaced_import = ${undone} and p.value_id = v.id`.execute(db)
  // Before `refuseBuiltUpon` looked at values that are gone, an undo could give a value back too early. That one stays:
  // the imports that had brought and removed another one under its key can still be undone, and end at the same data.
  const isFree = sql`not exists (select 1 from data_values as d where ${sameKeyOf('d', 'p')})`
  await sql`insert into data_values (id, indicator, datasource, location, period, value_type, value, citation, note,
      created_import, updated_import)
    select p.value_id, p.indicator, p.datasource, p.location, p.period, p.value_type, p.value, p.citation, p.note,
      p.created_import, ${undo} from value_revisions as p
    where p.replaced_import = ${undone} and ${isFree}`.execute(db)
}
