import { sql, type Kysely } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'
import { differs, isGone, sameKey } from './stagedSql.ts'

export interface ChangeCounts {
  added: number
  changed: number
  same: number
  removed: number
}

/** What the commit of a file would do to the values as they stand. */
export async function diffStaged(
  db: Kysely<DataTables>,
  job: number,
  removeMissing: boolean,
): Promise<ChangeCounts> {
  const { rows } = await sql<Record<'total' | 'added' | 'changed', number>>`select count(*) as total,
    coalesce(sum(case when v.id is null then 1 else 0 end), 0) as added,
    coalesce(sum(case when v.id is not null and ${differs} then 1 else 0 end), 0) as changed
    from import_rows as r left join data_values as v on ${sameKey} where r.job = ${job}`.execute(db)
  const { total, added, changed } = rows[0] ?? { total: 0, added: 0, changed: 0 }
  const removed = removeMissing ? await countGone(db, job) : 0
  return { added, changed, same: total - added - changed, removed }
}

async function countGone(db: Kysely<DataTables>, job: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from data_values as v where ${isGone(job)}`.execute(db)
  return rows[0]?.count ?? 0
}

export interface Duplicates {
  count: number
  first: { line: number; earlier: number }[]
}

/** Rows of the file that say again what an earlier row says. */
export async function findDuplicates(db: Kysely<DataTables>, job: number, most: number): Promise<Duplicates> {
  const columns = sql`indicator, datasource, location, period, value_type`
  // Nearly every file has none, and to know that much the index is enough.
  const any = await sql`select 1 from import_rows where job = ${job} group by ${columns} having count(*) > 1
    limit 1`.execute(db)
  if (any.rows.length === 0) return { count: 0, first: [] }
  const repeated = sql`(select line, min(line) over (partition by ${columns})
    as earlier from import_rows where job = ${job}) as numbered where line > earlier`
  const found = await sql<{ line: number; earlier: number }>`select line, earlier from ${repeated}
    order by line limit ${most}`.execute(db)
  if (found.rows.length < most) return { count: found.rows.length, first: found.rows }
  const all = await sql<{ count: number }>`select count(*) as count from ${repeated}`.execute(db)
  return { count: all.rows[0]?.count ?? 0, first: found.rows }
}
