import { sql, type Kysely, type RawBuilder } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../../db/DataTables.ts'
import { sameKeyOf } from './stagedSql.ts'

/** Throws `conflict` where an import is to be undone on whose figures later ones rely. */
export async function refuseBuiltUpon(db: Kysely<DataTables>, undone: number): Promise<void> {
  const builtUpon = await findLater(db, undone, changedBy(undone))
  const confirmed = await findLater(db, undone, confirmedBy(undone))
  const named = [...builtUpon, ...confirmed]
  const completed = (await findLater(db, undone, completedBy(undone))).filter((id) => !named.includes(id))
  const reasons = [
    { by: builtUpon, words: 'has been built upon by import' },
    { by: confirmed, words: 'has brought figures that also stand in the file of import' },
    {
      by: completed,
      words: 'has changed or removed figures of an indicator and source whose complete list came with import',
    },
  ]
    .filter(({ by }) => by.length > 0)
    .map(({ by, words }) => `${words} ${by.join(', ')}`)
  if (reasons.length === 0) return
  throw new AppError(
    'conflict',
    `Import ${undone} ${reasons.join(', and ')}. Undo the later ones first, the last one first.`,
  )
}

/** Later imports that have not been taken back. */
const laterThan = (undone: number) =>
  sql`(select id from imports where id > ${undone} and undone_by is null and undoes is null)`

/** Imports that replaced or removed what this one had written, or brought again what it had replaced or removed. */
function changedBy(undone: number): RawBuilder<unknown> {
  // Values with another id under the same key. They are looked for only where the earlier value is gone: a key has one
  // value at a time.
  const isGone = sql`p.replaced_import = ${undone}
    and not exists (select 1 from data_values as v where v.id = p.value_id)`
  return sql`with past as (select distinct n.created_import, n.replaced_import
      from value_revisions as p join value_revisions as n on ${sameKeyOf('n', 'p')}
      where ${isGone} and n.value_id <> p.value_id)
    select r.replaced_import as id from value_revisions as r
    where r.replaced_import in ${laterThan(undone)} and (r.created_import = ${undone}
      or r.value_id in (select value_id from value_revisions where replaced_import = ${undone}))
    union select n.created_import as id from value_revisions as p join data_values as n
      on ${sameKeyOf('n', 'p')} where ${isGone}
    union select created_import as id from past union select replaced_import as id from past`
}

/** Imports whose files hold figures as this one has brought them. */
const confirmedBy = (undone: number): RawBuilder<unknown> =>
  sql`select import as id from import_confirmations where confirmed = ${undone}`

/**
 * Imports whose file, with `remove_missing`, is the complete list of an indicator and source in which this one has
 * changed or removed figures: it also says which figures there are not. Figures that this one has added need no look:
 * such a file holds them or has removed them, and is found by that.
 */
const completedBy = (undone: number): RawBuilder<unknown> =>
  sql`select import as id from import_complete_pairs where (indicator, datasource) in
    (select distinct indicator, datasource from value_revisions where replaced_import = ${undone})`

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
