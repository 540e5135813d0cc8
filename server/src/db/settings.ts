import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DataTables } from './DataTables.ts'

/** One remembered fact of this installation, such as its data version; null where it was never written. */
export const readSetting = (db: Kysely<DataTables>, name: string): Promise<string | null> =>
  read(db, 'settings', name)

export const writeSetting = (db: Kysely<DataTables>, name: string, value: string): Promise<void> =>
  write(db, 'settings', { name, value })

/** The same of what only imports write; with SQLite it stands in their file. */
export const readFigureSetting = (db: Kysely<DataTables>, name: string): Promise<string | null> =>
  read(db, 'figure_settings', name)

export const writeFigureSetting = (db: Kysely<DataTables>, name: string, value: string): Promise<void> =>
  write(db, 'figure_settings', { name, value })

type SettingTable = 'settings' | 'figure_settings'

async function read(db: Kysely<DataTables>, table: SettingTable, name: string): Promise<string | null> {
  const row = await db.selectFrom(table).select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

async function write(
  db: Kysely<DataTables>,
  table: SettingTable,
  { name, value }: { name: string; value: string },
): Promise<void> {
  await db
    .insertInto(table)
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
