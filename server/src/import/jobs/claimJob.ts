import { sql, type Kysely } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../../db/DataTables.ts'
import type { ImportState } from '../ImportTables.ts'
import { readJob, thisRunner, type Job } from './jobStates.ts'
import { settleAbandoned } from './settleJobs.ts'

const asked: Record<string, string> = { committing: 'committed', undoing: 'undone' }

/** Takes a job for this process to commit or undo; refused while any other import is being written. */
export async function claimJob(
  db: Kysely<DataTables>,
  { id }: Job,
  { from, to, message }: { from: ImportState; to: 'committing' | 'undoing'; message: string },
): Promise<Job> {
  await settleAbandoned(db)
  const now = new Date().toISOString()
  const claimed = await db
    .updateTable('import_jobs')
    .set({ state: to, message, progress: 0, runner: thisRunner(), alive_at: now, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', from)
    .where(
      sql<boolean>`not exists (select 1 from import_jobs as b where b.state in ('committing', 'undoing'))`,
    )
    .returningAll()
    .executeTakeFirst()
  if (claimed) return claimed
  const present = await readJob(db, id)
  throw new AppError(
    'conflict',
    present.state === from
      ? 'Another import is being written. Please try again when it has ended.'
      : `Import ${id} is ${present.state} and cannot be ${asked[to]}. ${present.message}`,
  )
}
