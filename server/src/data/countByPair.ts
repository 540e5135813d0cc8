import { sql, type Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { lastImport } from './dataRows.ts'
import { idsOf } from './idsOf.ts'
import type { ValueFilters } from './ValueFilters.ts'

/** Every import keeps these counts: at ten million rows counting again takes half a second. */
export function countByPair(
  db: Kysely<DataTables>,
  { indicator, datasource }: Pick<ValueFilters, 'indicator' | 'datasource'>,
): Promise<{ count: number; last_import: number }> {
  let query = db
    .selectFrom('indicator_datasources')
    .select([sql<number>`coalesce(sum(values_count), 0)`.as('count'), lastImport.as('last_import')])
  if (indicator !== undefined) query = query.where('indicator', 'in', idsOf(indicator))
  if (datasource !== undefined) query = query.where('datasource', 'in', idsOf(datasource))
  return query.executeTakeFirstOrThrow()
}
