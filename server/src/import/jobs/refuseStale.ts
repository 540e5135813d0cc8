import { sql, type Kysely } from 'kysely'
import { readDataVersion } from '../../data/dataVersion.ts'
import type { DataTables } from '../../db/DataTables.ts'
import { diffStaged, type ChangeCounts } from './diffStaged.ts'
import type { Job } from './jobStates.ts'
import { differs, isGone, sameKey, sameKeyOf } from './stagedSql.ts'

/** The state of the data that a file was compared with. */
export interface DataState {
  checked_version: string
  /** Number of the newest import in it. */
  checked_import: number
}

/** Read before the data themselves: what is written in between counts as later. */
export async function readDataState(db: Kysely<DataTables>): Promise<DataState> {
  const checked_version = await readDataVersion(db)
  const { newest } = await db
    .selectFrom('imports')
    .select(sql<number>`coalesce(max(id), 0)`.as('newest'))
    .executeTakeFirstOrThrow()
  return { checked_version, checked_import: newest }
}

type Compared = ChangeCounts & DataState & { flagged_series: null }

/** The data are no longer those that the file was compared with. */
export class StaleChanges extends Error {
  readonly compared: Compared

  constructor(compared: Compared) {
    const { added, changed, removed } = compared
    super(
      `The data have changed since this file was checked: it now adds ${added}, changes ${changed} and removes ${removed} values. Look at the changes, then commit again.`,
    )
    this.compared = compared
  }
}

/** Throws StaleChanges where the file would do something else than was shown. Answers whether nothing at all has changed. */
export async function refuseStale(db: Kysely<DataTables>, job: Job): Promise<boolean> {
  const state = await readDataState(db)
  if (state.checked_version === job.checked_version) return true
  const changes = await diffStaged(db, job.id, job.remove_missing === 1)
  const names = ['added', 'changed', 'same', 'removed'] as const
  const isOther = names.some((name) => changes[name] !== job[name]) || (await meetsLaterImport(db, job))
  if (isOther) throw new StaleChanges({ ...changes, ...state, flagged_series: null })
  return false
}

/** Whether a later import wrote what this file changes or removes, or removed what it adds: the counts may be as before. */
async function meetsLaterImport(db: Kysely<DataTables>, job: Job): Promise<boolean> {
  // Of a file that was checked before this was kept, nothing is known, so that everything counts as later.
  const since = job.checked_import ?? 0
  const rows = sql`import_rows as r`
  const changed = sql`${rows} join data_values as v on ${sameKey}
    where r.job = ${job.id} and ${differs} and v.updated_import > ${since}`
  const gone = sql`data_values as v where v.updated_import > ${since} and ${isGone(job.id)}`
  const removed = sql`value_revisions as v join ${rows} on ${sameKey}
    where v.replaced_import > ${since} and r.job = ${job.id} and not exists (select 1 from data_values as d
      where ${sameKeyOf('d', 'v')})`
  for (const found of job.remove_missing === 1 ? [changed, gone, removed] : [changed, removed])
    if ((await sql`select 1 from ${found} limit 1`.execute(db)).rows.length > 0) return true
  return false
}
