import { hostname } from 'node:os'
import type { Kysely } from 'kysely'
import { isRunning } from '@msdat/plugin-registry'
import type { DataTables } from '../../db/DataTables.ts'
import type { ImportState } from '../ImportTables.ts'
import { holdImportLock } from '../keepRevisions.ts'
import { busyStates, readJob, thisRunner, type Job } from './jobStates.ts'
import { findWritten, finish } from './writtenJobs.ts'

// Long enough for a busy machine: a process renews its lease several times within it.
const leaseMs = 60_000

/** Where an import belongs whose process has died, by what it worked on. */
const afterDeath: Partial<Record<ImportState, { state: ImportState; message: string }>> = {
  checking: {
    state: 'interrupted',
    message: 'The check was interrupted; nothing was written. Please bring the file in again.',
  },
  committing: {
    state: 'ready',
    message: 'The commit was interrupted; nothing of it was written. You can commit again.',
  },
  undoing: {
    state: 'committed',
    message: 'The undo was interrupted; the import is still in the data. You can undo it again.',
  },
}

/** Frees imports whose process has died in the middle, so that nothing seems to go on for ever. Mostly there are none. */
export async function settleAbandoned(db: Kysely<DataTables>): Promise<void> {
  const busy = await db.selectFrom('import_jobs').selectAll().where('state', 'in', busyStates).execute()
  for (const job of busy.filter(isOfDeadProcess)) await settle(db, job)
  const silent = busy.filter((job) => !isOfDeadProcess(job) && isSilent(job))
  // Not waited for: who is silent may still be writing, and then this waits for the end of the writing.
  if (silent.length > 0 && !settling.has(db)) {
    settling.add(db)
    Promise.all(silent.map((job) => settle(db, job)))
      .catch(() => {})
      .finally(() => settling.delete(db))
  }
}

const settling = new WeakSet<Kysely<DataTables>>()

/** Frees one import whose step in this process was broken off before it could tell. */
export async function settleBrokenOff(db: Kysely<DataTables>, id: number): Promise<void> {
  const job = await readJob(db, id)
  if (job.runner === thisRunner()) await settle(db, job, { isAlive: true })
}

/**
 * Behind the lock of imports: the process may still be at its last statement, and whether it has written is known when
 * that is over. One that gets the lock later finds that the job is no longer its own.
 */
async function settle(db: Kysely<DataTables>, job: Job, { isAlive = false } = {}): Promise<void> {
  const after = afterDeath[job.state]
  if (!after) return
  const free = async (tables: Kysely<DataTables>): Promise<void> => {
    const updated = tables
      .updateTable('import_jobs')
      .set({ ...after, progress: 0, updated_at: new Date().toISOString() })
      .where('id', '=', job.id)
      .where('state', '=', job.state)
      .where('runner', '=', job.runner)
    await (isAlive ? updated : updated.where('alive_at', '=', job.alive_at)).execute()
  }
  if (job.state === 'checking') return free(db)
  const written = await db.transaction().execute(async (tx) => {
    await holdImportLock(tx)
    const found = await findWritten(tx, job)
    if (found === null) await free(tx)
    return found
  })
  if (written !== null) await finish(db, job, written)
}

/** A process of this machine can be missed at once. */
function isOfDeadProcess({ runner }: Job): boolean {
  const [host, pid] = runner.split(' ')
  if (runner === thisRunner() || host !== hostname()) return false
  return Number(pid) === process.pid || !isRunning(Number(pid))
}

/**
 * Nobody renews a lease whose process died on another machine, or here where another program has its number since,
 * or whose step could not say that it failed.
 */
const isSilent = ({ alive_at }: Job): boolean => Date.now() - Date.parse(alive_at) > leaseMs
