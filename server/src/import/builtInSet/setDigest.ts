import type { Kysely } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'

/** Setting beside the figures that says which built-in files have been taken in. */
export const digestSetting = 'built_in_set_digest'

/**
 * Has the next start compare the built-in files again, where a newer edition of them has come since an import that
 * is now taken back: what stood under its keys then was left out, and would else never come.
 */
export async function compareSetAfterUndo(db: Kysely<DataTables>, undone: number): Promise<void> {
  const later = db.selectFrom('imports').select('id').where('kind', '=', 'built-in').where('id', '>', undone)
  await db
    .deleteFrom('figure_settings')
    .where('name', '=', digestSetting)
    .where(({ exists }) => exists(later))
    .execute()
}
