import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { readFigureSetting, readSetting, writeFigureSetting, writeSetting } from '../db/settings.ts'

const setting = 'data_version'

/**
 * Everything that readers keep is kept under the data version. It is random rather than a count:
 * a data folder that was thrown away and made anew must not bring old versions back. This raises it where something
 * else than figures has changed that readers keep beside them.
 */
export async function raiseDataVersion(db: Kysely<DataTables>): Promise<void> {
  await writeSetting(db, setting, newVersion())
}

/** The same where figures have changed. Belongs into the transaction that writes them. */
export async function raiseFiguresVersion(db: Kysely<DataTables>): Promise<void> {
  await writeFigureSetting(db, setting, newVersion())
}

const newVersion = (): string => randomBytes(8).toString('hex')

export async function readDataVersion(db: Kysely<DataTables>): Promise<string> {
  const parts = await Promise.all([readSetting(db, setting), readFigureSetting(db, setting)])
  return parts.filter((part) => part !== null).join('-') || 'empty'
}
