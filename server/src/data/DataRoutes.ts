import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import type { VersionedData } from './VersionedData.ts'

/** What the routes that read data work with. */
export interface DataRoutes {
  db: Kysely<DataTables>
  data: VersionedData
}
