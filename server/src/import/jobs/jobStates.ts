import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { Kysely, Selectable, Updateable } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../../db/DataTables.ts'
import type { ImportJobTable, ImportState } from '../ImportTables.ts'

export type Job = Selectable<ImportJobTable>

// In a container every start has the same process id, so chance tells them apart.
const start = randomBytes(6).toString('hex')

/** Names this process to the others on the same database. Of the main thread only. */
export const thisRunner = (): string => `${hostname()} ${process.pid} ${start}`

/** States in which a process works on an import. */
export const busyStates: readonly ImportState[] = ['checking', 'committing', 'undoing']

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

/** Another process has taken the one of this job for dead. */
export class TakenOver extends Error {
  constructor() {
    super('The import was taken over by another process.')
  }
}

/**
 * Throws TakenOver unless the job is still where its process has put it. Belongs behind the lock of imports, as what
 * takes a job over does, and before all else that is read: with SQLite a transaction sees no later job.
 */
export async function refuseTakenOver(
  db: Kysely<DataTables>,
  { id, runner }: Job,
  state: 'committing' | 'undoing',
): Promise<void> {
  const present = await readJob(db, id)
  if (present.state !== state || present.runner !== runner) throw new TakenOver()
}
