import { sql, type Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { letOthersInAfterSome } from '../http/letOthersIn.ts'
import type { ReferenceLists } from './ReferenceLists.ts'

/** For each indicator and each source of it the levels of place at which it has values, the highest first. */
export type SourceLevels = ReadonlyMap<number, ReadonlyMap<number, readonly number[]>>

export async function readSourceLevels(
  db: Kysely<DataTables>,
  { indicators }: ReferenceLists,
): Promise<SourceLevels> {
  const levels = new Map<number, Map<number, number[]>>()
  // One indicator at a time, so that other requests come in between.
  for (const { id } of indicators) {
    levels.set(id, await readLevelsOf(db, id))
    await letOthersInAfterSome()
  }
  return levels
}

/**
 * Asks at each level for one value, and stops at the first: at ten million rows that looks up some
 * hundred thousand keys, where counting would read them all. The cross join keeps SQLite to this order.
 */
async function readLevelsOf(db: Kysely<DataTables>, indicator: number): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ datasource: number; level: number }>`
    select p.datasource, l.id as level
    from indicator_datasources p cross join location_levels l
    where p.indicator = ${indicator} and exists (
      select 1 from locations o cross join data_values v
      where o.level = l.id and v.location = o.id and v.indicator = p.indicator and v.datasource = p.datasource
    )
    order by p.datasource, l.id`.execute(db)
  const bySource = new Map<number, number[]>()
  for (const { datasource, level } of rows)
    bySource.set(datasource, [...(bySource.get(datasource) ?? []), level])
  return bySource
}
