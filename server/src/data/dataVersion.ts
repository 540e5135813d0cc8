import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { readSetting, writeSetting } from '../db/settings.ts'

const setting = 'data_version'

/**
 * Everything that readers keep is kept under the data version. It is random rather than a count:
 * a data folder that was thrown away and made anew must not bring old versions back.
 */
export async function raiseDataVersion(db: Kysely<DataTables>): Promise<void> {
  await writeSetting(db, setting, randomBytes(8).toString('hex'))
}

export async function readDataVersion(db: Kysely<DataTables>): Promise<string> {
  return (await readSetting(db, setting)) ?? 'empty'
}
