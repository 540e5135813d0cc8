import { sql, type Kysely } from 'kysely'
import type { ImportChange } from '@msdat/sdk/contracts/imports'
import type { Rows } from '@msdat/sdk/contracts/page'
import { checkPage, spanOf, type ListInput } from '../../data/pageOf.ts'
import type { DataTables } from '../../db/DataTables.ts'
import type { Job } from '../jobs/jobStates.ts'
import { differs, isGone, sameKey } from '../jobs/stagedSql.ts'

export type ChangesInput = ListInput & { kind?: ImportChange['kind'] | undefined }

/** One page of what the commit of a file would do. */
export type ChangesReader = (job: Job, input: ChangesInput) => Promise<Rows<ImportChange>>

/** What a commit would do now. Once a file is committed or dropped, there is nothing left to do. */
export async function listChanges(
  db: Kysely<DataTables>,
  job: Job,
  input: ChangesInput,
): Promise<Rows<ImportChange>> {
  const changes = sql`(${changesOf(job)}) as c ${input.kind === undefined ? sql`` : sql`where c.kind = ${input.kind}`}`
  const counted = await sql<{ count: number }>`select count(*) as count from ${changes}`.execute(db)
  const count = counted.rows[0]?.count ?? 0
  checkPage(input, count)
  const { offset, limit } = spanOf(input)
  const direction = input.ordering === '-line' ? sql`desc` : sql`asc`
  const { rows } = await sql<ImportChange>`select * from ${changes}
    order by c.line ${direction}, c.indicator, c.datasource, c.location, c.period, c.value_type
    limit ${limit} offset ${offset}`.execute(db)
  return { count, results: rows }
}

function changesOf(job: Job) {
  const written = sql`select case when v.id is null then 'new' else 'changed' end as kind, r.line, r.indicator,
      r.datasource, r.location, r.period, r.value_type, v.value as old_value, r.value as new_value,
      v.citation as old_citation, r.citation as new_citation, v.note as old_note, r.note as new_note
    from import_rows as r left join data_values as v on ${sameKey}
    where r.job = ${job.id} and (v.id is null or ${differs})`
  if (job.remove_missing === 0) return written
  return sql`${written} union all select 'gone' as kind, null as line, v.indicator, v.datasource, v.location, v.period,
      v.value_type, v.value, null, v.citation, null, v.note, null
    from data_values as v where ${isGone(job.id)}`
}
