import { sql, type Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import type { ValueDiff } from './diffValues.ts'
import { keepRevisions, summariseTouched } from './keepRevisions.ts'

// Ten columns each; both databases take well over 5,000 bound values in one statement.
const rowsPerStatement = 500

/** Writes the differences under the number of an import; returns how many values were new. Belongs into a transaction. */
export async function writeValues(
  db: Kysely<DataTables>,
  importId: number,
  diff: ValueDiff,
): Promise<number> {
  let added = 0
  for (const part of parts(diff.added)) {
    const rows = part.map((row) => ({ ...row, created_import: importId, updated_import: importId }))
    // Where the installation has brought in a figure of its own under the same key, that one stands.
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('data_values')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    added += Number(numInsertedOrUpdatedRows)
  }
  for (const part of parts([...diff.changed.map(({ before }) => before), ...diff.gone])) {
    const ids = part.map(({ id }) => id)
    await keepRevisions(db, importId, sql`data_values as v where v.id in (${sql.join(ids)})`)
  }
  for (const { before, after } of diff.changed) {
    const { value, citation, note } = after
    await db
      .updateTable('data_values')
      .set({ value, citation, note, updated_import: importId })
      .where('id', '=', before.id)
      .execute()
  }
  for (const part of parts(diff.gone)) {
    await db
      .deleteFrom('data_values')
      .where(
        'id',
        'in',
        part.map((row) => row.id),
      )
      .execute()
  }
  await summariseTouched(db, importId)
  return added
}

function parts<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsPerStatement)
  return Array.from({ length: count }, (_, part) =>
    rows.slice(part * rowsPerStatement, (part + 1) * rowsPerStatement),
  )
}
