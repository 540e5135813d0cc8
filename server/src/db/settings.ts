import { randomBytes } from 'node:crypto'
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

/** A secret of this installation, made up at the first call and the same ever after. */
export async function installationSecret(db: Kysely<DataTables>, name: string): Promise<string> {
  // Two processes may start at once: the first to write wins, and both read what was written.
  await db
    .insertInto('settings')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const secret = await readSetting(db, name)
  if (secret === null) throw new Error(`The setting ${name} was not kept.`)
  return secret
}
