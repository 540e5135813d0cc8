import { sql, type Kysely } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'
import { sameKey } from './stagedSql.ts'

/**
 * Takes down how many rows of a file stood in the data already, and from which imports: those cannot be undone as
 * long as the file stands. Belongs into the transaction of the commit, after its figures are written.
 */
export async function keepConfirmations(
  db: Kysely<DataTables>,
  { job, importId }: { job: number; importId: number },
): Promise<void> {
  const isGivenBack = sql`v.updated_import in (select id from imports where kind = 'undo')`
  await sql`insert into import_confirmations (import, confirmed, figures)
    select ${importId}, confirmed, count(*)
    from (select case when ${isGivenBack} then ${lastStanding} else v.updated_import end as confirmed
      from import_rows as r join data_values as v on ${sameKey}
      where r.job = ${job} and v.updated_import <> ${importId}) as same
    group by confirmed`.execute(db)
}

/**
 * Takes down of which pairs of indicator and source a file is the complete list. It says of each other figure of them
 * that there is none, and what an earlier import has removed there cannot come back as long as the file stands.
 */
export async function keepCompletePairs(
  db: Kysely<DataTables>,
  { job, importId }: { job: number; importId: number },
): Promise<void> {
  await sql`insert into import_complete_pairs (import, indicator, datasource, figures)
    select ${importId}, indicator, datasource, count(*) from import_rows where job = ${job}
    group by indicator, datasource`.execute(db)
}

/**
 * An undo gives a value `v` back as an earlier import had left it: the last one that wrote the value and is not undone
 * itself. Each import but the first one has left a revision of the value.
 */
const lastStanding = sql`coalesce((select max(p.replaced_import) from value_revisions as p
  join imports as i on i.id = p.replaced_import
  where p.value_id = v.id and i.kind <> 'undo' and i.undone_by is null), v.created_import)`
