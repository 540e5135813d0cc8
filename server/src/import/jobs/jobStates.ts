import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { Kysely, Selectable, Updateable } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import { isRunning } from '@msdat/plugin-registry'
import type { DataTables } from '../../db/DataTables.ts'
import type { ImportJobTable, ImportState } from '../ImportTables.ts'

export type Job = Selectable<ImportJobTable>

// In a container every start has the same process id, so chance tells them apart.
const start = randomBytes(6).toString('hex')

/** Names this process to the others on the same database. Of the main thread only. */
export const thisRunner = (): string => `${hostname()} ${process.pid} ${start}`

// Long enough for a busy machine: a process renews its lease several times within it.
const leaseMs = 60_000

/** States in which a process works on an import, and where one belongs whose process has died. */
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

const busyStates = Object.keys(afterDeath) as ImportState[]

export async function readJob(db: Kysely<DataTables>, id: number): Promise<Job> {
  const job = await db.selectFrom('import_jobs').selectAll().where('id', '=', id).executeTakeFirst()
  if (job) return job
  throw new AppError('not_found', `There is no import ${id}.`)
}

/** Changes a job that is in one of these states; null where it is in another one. */
export async function changeJob(
  db: Kysely<DataTables>,
  id: number,
  { from, set }: { from: readonly ImportState[]; set: Updateable<ImportJobTable> },
): Promise<Job | null> {
  const now = new Date().toISOString()
  const changed = await db
    .updateTable('import_jobs')
    .set({ ...set, updated_at: now, alive_at: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()
  return changed ?? null
}

/** Renews the lease of this process on its imports. */
export async function showLife(db: Kysely<DataTables>): Promise<void> {
  await db
    .updateTable('import_jobs')
    .set({ alive_at: new Date().toISOString() })
    .where('runner', '=', thisRunner())
    .where('state', 'in', busyStates)
    .execute()
}

/** Frees imports whose process has died in the middle, so that nothing seems to go on for ever. Mostly there are none. */
export async function settleAbandoned(db: Kysely<DataTables>): Promise<void> {
  const busy = await db.selectFrom('import_jobs').selectAll().where('state', 'in', busyStates).execute()
  for (const job of busy.filter(isOfDeadProcess)) await settle(db, job)
  const silent = busy.filter((job) => !isOfDeadProcess(job) && isSilent(job))
  // Not waited for: who is silent may be writing to SQLite, and then this waits for the end of the writing.
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
  if (!after) return
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
  const { state } = await readJob(db, id)
  const after = afterDeath[state]
  if (after) await changeJob(db, id, { from: [state], set: { ...after, progress: 0 } })
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
