import { sql, type RawBuilder } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { momentOf } from './momentOf.ts'
import { lastImportUpTo } from './revisions.ts'

/**
 * The values as they stood at a moment: those of today that no later import has written, and those
 * that an import has replaced or removed since. Without a moment, the values of today.
 */
export function valuesAsOf(asOf: string | undefined): RawBuilder<DataTables['data_values']> {
  if (asOf === undefined) return sql<DataTables['data_values']>`data_values`
  const last = lastImportUpTo(momentOf(asOf, 'as_of'))
  const figure = sql`indicator, datasource, location, period, value_type, value, citation, note, created_import,
    updated_import`
  return sql<DataTables['data_values']>`(select id, ${figure} from data_values where updated_import <= ${last}
    union all select value_id as id, ${figure} from value_revisions
    where updated_import <= ${last} and replaced_import > ${last})`
}
