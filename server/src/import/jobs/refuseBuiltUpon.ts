import { sql, type Kysely, type RawBuilder } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../../db/DataTables.ts'
import { sameKeyOf } from './stagedSql.ts'

/** Throws `conflict` where an import is to be undone on whose figures later ones rely. */
export async function refuseBuiltUpon(db: Kysely<DataTables>, undone: number): Promise<void> {
  const builtUpon = await findImports(db, changedBy(undone))
  const confirmed = await findImports(db, confirmedBy(undone))
  const reasons = [
    ...(builtUpon === '' ? [] : [`has been built upon by import ${builtUpon}`]),
    ...(confirmed === '' ? [] : [`has brought figures that also stand in the file of import ${confirmed}`]),
  ]
  if (reasons.length === 0) return
  throw new AppError(
    'conflict',
    `Import ${undone} ${reasons.join(', and ')}. Undo the later ones first, the last one first.`,
  )
}

/** Imports that came later and replaced, removed or added anew what this one had written or removed. */
function changedBy(undone: number): RawBuilder<unknown> {
  const later = sql`(select id from imports where id > ${undone} and undone_by is null and undoes is null)`
  return sql`select r.replaced_import as id from value_revisions as r
    where r.replaced_import in ${later} and (r.created_import = ${undone}
      or r.value_id in (select value_id from value_revisions where replaced_import = ${undone}))
    union select d.created_import as id from value_revisions as p join data_values as d
      on ${sameKeyOf('d', 'p')}
    where p.replaced_import = ${undone} and d.id <> p.value_id`
}

/** Imports whose files hold figures as this one has brought them. */
const confirmedBy = (undone: number): RawBuilder<unknown> =>
  sql`select c.import as id from import_confirmations as c join imports as i on i.id = c.import
    where c.confirmed = ${undone} and i.undone_by is null`

/** Their numbers, the last one first. */
async function findImports(db: Kysely<DataTables>, which: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ id: number }>`select distinct id from (${which}) as found
    order by id desc`.execute(db)
  return rows.map(({ id }) => id).join(', ')
}
