import type { Kysely } from 'kysely'
import type { DataTables } from './DataTables.ts'

/** One remembered fact of this installation, such as its data version; null where it was never written. */
export async function readSetting(db: Kysely<DataTables>, name: string): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

export async function writeSetting(db: Kysely<DataTables>, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
