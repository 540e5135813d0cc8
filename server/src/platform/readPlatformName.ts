import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { PlatformStore } from './PlatformStore.ts'

/** The name that the admins of this installation gave it; in the transaction of who asks, if there is one. */
export async function readPlatformName<Tables>(db: Kysely<Tables>): Promise<string> {
  const tables = db as unknown as Kysely<DataTables>
  const { platform_name } = await new PlatformStore(tables, { old_versions: [], activity_days: 365 }).read()
  return platform_name
}
