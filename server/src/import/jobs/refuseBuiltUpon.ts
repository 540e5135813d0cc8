import { sql, type Kysely, type RawBuilder } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../../db/DataTables.ts'
import { sameKeyOf } from './stagedSql.ts'

/** Throws `conflict` where an import is to be undone on whose figures later ones rely. */
export async function refuseBuiltUpon(db: Kysely<DataTables>, undone: number): Promise<void> {
  const builtUpon = await findLater(db, undone, changedBy(undone))
  const confirmed = await findLater(db, undone, confirmedBy(undone))
  const reasons = [
    ...(builtUpon.length === 0 ? [] : [`has been built upon by import ${builtUpon.join(', ')}`]),
    ...(confirmed.length === 0
      ? []
      : [`has brought figures that also stand in the file of import ${confirmed.join(', ')}`]),
  ]
  if (reasons.length === 0) return
  throw new AppError(
    'conflict',
    `Import ${undone} ${reasons.join(', and ')}. Undo the later ones first, the last one first.`,
  )
}

/** Later imports that have not been taken back. */
const laterThan = (undone: number) =>
  sql`(select id from imports where id > ${undone} and undone_by is null and undoes is null)`

/** Imports that replaced or removed what this one had written, or have brought again what it had replaced or removed. */
function changedBy(undone: number): RawBuilder<unknown> {
  // Values with another id under the same key. They are looked for only where the earlier value is gone: a key has one
  // value at a time.
  const before = sql`value_revisions as p`
  const isGone = sql`p.replaced_import = ${undone}
    and not exists (select 1 from data_values as v where v.id = p.value_id)`
  const standing = sql`${before} join data_values as n on ${sameKeyOf('n', 'p')} where ${isGone}`
  const past = sql`${before} join value_revisions as n on ${sameKeyOf('n', 'p')}
    where ${isGone} and n.value_id <> p.value_id`
  return sql`select r.replaced_import as id from value_revisions as r
    where r.replaced_import in ${laterThan(undone)} and (r.created_import = ${undone}
      or r.value_id in (select value_id from value_revisions where replaced_import = ${undone}))
    union select n.created_import as id from ${standing}
    union select n.created_import as id from ${past}
    union select n.replaced_import as id from ${past}`
}

/** Imports whose files hold figures as this one has brought them. */
const confirmedBy = (undone: number): RawBuilder<unknown> =>
  sql`select import as id from import_confirmations where confirmed = ${undone}`

/** Those of the found imports that came later and still stand, the last one first. */
async function findLater(
  db: Kysely<DataTables>,
  undone: number,
  which: RawBuilder<unknown>,
): Promise<number[]> {
  // An earlier import never bars the way: it would have to be undone after this one, and neither could be.
  const { rows } = await sql<{ id: number }>`select distinct id from (${which}) as found
    where id in ${laterThan(undone)} order by id desc`.execute(db)
  return rows.map(({ id }) => id)
}
