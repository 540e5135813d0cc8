import { sql, type Kysely } from 'kysely'
import type { DataValue } from '@msdat/sdk/contracts/data'
import type { DataTables } from '../db/DataTables.ts'
import type { selectValues } from './selectValues.ts'

/** A value as its table has it, with the number of the last import at the moment of reading. */
type DataRow = Omit<DataTables['data_values'], 'id'> & { id: number; last_import: number }

/** The last import there is: two statements that find the same one have read the same data. */
export const lastImport = sql<number>`(select max(id) from imports)`

export function selectRows(query: ReturnType<typeof selectValues>) {
  return query
    .select([
      'v.id',
      'v.indicator',
      'v.datasource',
      'v.location',
      'v.period',
      'v.value_type',
      'v.value',
      'v.citation',
      'v.note',
      'v.created_import',
      'v.updated_import',
    ])
    .select(lastImport.as('last_import'))
}

// An import never gets another time. Joining the times instead takes a look-up for each row, and for
// each row that a later page passes over.
const knownTimes = new WeakMap<Kysely<DataTables>, Map<number, string>>()

/** The rows as the contract gives them. */
export async function valuesOf(db: Kysely<DataTables>, rows: readonly DataRow[]): Promise<DataValue[]> {
  const times = await timesOf(db, rows)
  return rows.map((row) => ({
    id: row.id,
    indicator: row.indicator,
    datasource: row.datasource,
    location: row.location,
    period: row.period,
    value_type: row.value_type,
    value: row.value,
    citation: row.citation,
    note: row.note,
    created_at: times.get(row.created_import) ?? '',
    updated_at: times.get(row.updated_import) ?? '',
  }))
}

async function timesOf(
  db: Kysely<DataTables>,
  rows: readonly DataRow[],
): Promise<ReadonlyMap<number, string>> {
  const times = knownTimes.get(db) ?? new Map<number, string>()
  knownTimes.set(db, times)
  const named = new Set<number>()
  for (const row of rows) named.add(row.created_import).add(row.updated_import)
  const unknown = [...named].filter((id) => !times.has(id))
  if (unknown.length === 0) return times
  const found = await db
    .selectFrom('imports')
    .select(['id', 'committed_at'])
    .where('id', 'in', unknown)
    .execute()
  for (const { id, committed_at } of found) times.set(id, committed_at)
  return times
}
