import { setImmediate as hearEnd } from 'node:timers/promises'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import { raiseFiguresVersion } from '../../data/dataVersion.ts'
import type { DataTables } from '../../db/DataTables.ts'
import { keepNews } from '../../followed/keepNews.ts'
import { refreshFlags } from '../flags/refreshFlags.ts'
import { holdImportLock, keepRevisions, summariseAdded, summariseTouched } from '../keepRevisions.ts'
import { claimJob } from './claimJob.ts'
import { refuseCrowded } from './crowded.ts'
import { changeJob, readJob, refuseTakenOver, TakenOver, type Job } from './jobStates.ts'
import { keepCompletePairs, keepConfirmations } from './keepConfirmations.ts'
import { refuseStale, StaleChanges } from './refuseStale.ts'
import type { ImportDatabase } from './stageRows.ts'
import { differs, isGone, sameKey } from './stagedSql.ts'
import { finish, finishWritten } from './writtenJobs.ts'

/**
 * Writes a claimed file into the data under the next number: all of it in one transaction, or nothing. With SQLite it
 * holds the file of the figures alone, so that everybody else goes on writing; the job is told afterwards. Between the
 * steps, and before it is written, this process hears whether its server has died, and then ends.
 */
export async function commitJob({ db }: ImportDatabase, id: number): Promise<void> {
  const job = await readJob(db, id)
  let written: number
  try {
    written = await db.transaction().execute((transaction) => writeJob(transaction, job))
  } catch (error) {
    if (error instanceof TakenOver) throw error
    const stale = error instanceof StaleChanges ? error : null
    const refused = stale ?? (error instanceof AppError ? error : null)
    // Written all the same, where the answer of the database was lost.
    if (!refused && (await finishWritten(db, job))) return
    const message =
      refused?.message ?? 'The commit failed and nothing of it was written. You can commit again.'
    // What the file would do now is taken down, so that the second press is about that.
    const set = { state: 'ready' as const, progress: 100, message, ...stale?.compared }
    await changeJob(db, id, { from: ['committing'], set })
    throw stale ? new AppError('conflict', message) : error
  }
  await finish(db, job, written)
}

/** Takes a checked file for this process to commit. */
export async function claimForCommit(db: Kysely<DataTables>, id: number): Promise<Job> {
  const job = await readJob(db, id)
  if (job.dry_run === 1) {
    throw new AppError(
      'conflict',
      'This was a trial run. Bring the file in again, without dry_run, to commit it.',
    )
  }
  return claimJob(db, job, { from: 'ready', to: 'committing', message: 'The file is being written.' })
}

async function writeJob(db: Kysely<DataTables>, job: Job): Promise<number> {
  await holdImportLock(db)
  await refuseTakenOver(db, job, 'committing')
  const isFresh = await refuseStale(db, job)
  const now = new Date()
  const { id } = await db
    .insertInto('imports')
    .values({
      kind: 'file',
      name: job.file_name,
      digest: job.digest,
      actor: job.actor,
      added: job.added,
      changed: job.changed,
      removed: job.removed,
      committed_at: now.toISOString(),
      job: job.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeStaged(db, job, id)
  if (job.same > 0) await keepConfirmations(db, { job: job.id, importId: id })
  if (job.remove_missing === 1) await keepCompletePairs(db, { job: job.id, importId: id })
  await hearEnd()
  await (job.removed > 0 ? summariseTouched(db, id) : summariseAdded(db, id))
  if (job.added > 0) await refuseCrowded(db, id)
  await hearEnd()
  await refreshFlags(db, { importId: id, now, only: seriesToFlag(job, { now, isFresh }) })
  await keepNews(db, id)
  await raiseFiguresVersion(db)
  await hearEnd()
  return id
}

/** Of a file of new values alone the check has told which series have flags; the rules go by the month. */
function seriesToFlag(
  job: Job,
  { now, isFresh }: { now: Date; isFresh: boolean },
): RawBuilder<unknown> | null {
  const isKnown = isFresh && job.flagged_series !== null && job.changed + job.same + job.removed === 0
  if (!isKnown || job.created_at.slice(0, 7) !== now.toISOString().slice(0, 7)) return null
  return sql`select indicator, datasource, location from import_flagged where job = ${sql.lit(job.id)}`
}

async function writeStaged(db: Kysely<DataTables>, job: Job, importId: number): Promise<void> {
  if (job.removed > 0) {
    const gone = isGone(job.id)
    await keepRevisions(db, importId, sql`data_values as v where ${gone}`)
    await sql`delete from data_values where id in (select v.id from data_values as v where ${gone})`.execute(
      db,
    )
  }
  if (job.changed > 0) {
    const changed = sql`import_rows as r where r.job = ${job.id} and ${sameKey} and ${differs}`
    await keepRevisions(
      db,
      importId,
      sql`import_rows as r join data_values as v on ${sameKey} where r.job = ${job.id} and ${differs}`,
    )
    await sql`update data_values as v set value = r.value, citation = r.citation, note = r.note,
      updated_import = ${importId} from ${changed}`.execute(db)
  }
  if (job.added > 0) {
    // Left to `on conflict`, each row that is there already would use up an id.
    const isNew =
      job.same + job.changed === 0
        ? sql``
        : sql`and not exists (select 1 from data_values as v where ${sameKey})`
    // In the order of the key, in which three of the indexes grow side by side rather than here and there.
    await sql`insert into data_values (indicator, datasource, location, period, value_type, value, citation, note,
        created_import, updated_import)
      select r.indicator, r.datasource, r.location, r.period, r.value_type, r.value, r.citation, r.note,
        ${importId}, ${importId} from import_rows as r where r.job = ${job.id} ${isNew}
      order by r.indicator, r.datasource, r.location, r.period, r.value_type`.execute(db)
  }
}
