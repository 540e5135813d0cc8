import { hostname } from 'node:os'
import type { Kysely } from 'kysely'
import { isRunning } from '@msdat/plugin-registry'
import type { DataTables } from '../../db/DataTables.ts'
import type { ImportState } from '../ImportTables.ts'
import { busyStates, changeJob, readJob, thisRunner, type Job } from './jobStates.ts'
import { finishWritten } from './writtenJobs.ts'

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
  // Not waited for: another program may hold the file of the jobs.
  if (silent.length > 0 && !settling.has(db)) {
    settling.add(db)
    Promise.all(silent.map((job) => settle(db, job)))
      .catch(() => {})
      .finally(() => settling.delete(db))
  }
}

const settling = new WeakSet<Kysely<DataTables>>()

async function settle(db: Kysely<DataTables>, job: Job): Promise<void> {
  const after = afterDeath[job.state]
  if (!after || (await finishWritten(db, job))) return
  await db
    .updateTable('import_jobs')
    .set({ ...after, progress: 0, updated_at: new Date().toISOString() })
    .where('id', '=', job.id)
    .where('state', '=', job.state)
    .where('runner', '=', job.runner)
    .where('alive_at', '=', job.alive_at)
    .execute()
}

/** Frees one import whose step in this process was broken off before it could tell. */
export async function settleBrokenOff(db: Kysely<DataTables>, id: number): Promise<void> {
  const job = await readJob(db, id)
  const after = afterDeath[job.state]
  if (!after || (await finishWritten(db, job))) return
  await changeJob(db, id, { from: [job.state], set: { ...after, progress: 0 } })
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
