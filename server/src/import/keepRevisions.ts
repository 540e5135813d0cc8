import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { writeFigureSetting } from '../db/settings.ts'

/** Keeps values `v` as they stand, before the given import replaces or removes them. */
export async function keepRevisions(
  db: Kysely<DataTables>,
  importId: number,
  which: RawBuilder<unknown>,
): Promise<void> {
  await sql`insert into value_revisions (value_id, indicator, datasource, location, period, value_type, value, citation,
    note, created_import, updated_import, replaced_import)
    select v.id, v.indicator, v.datasource, v.location, v.period, v.value_type, v.value, v.citation, v.note,
      v.created_import, v.updated_import, ${importId} from ${which}`.execute(db)
}

/** Counts again, for the pairs of indicator and source that an import has touched, what values there are. */
export async function summariseTouched(db: Kysely<DataTables>, importId: number): Promise<void> {
  const touched = sql`(indicator, datasource) in
    (select indicator, datasource from data_values where updated_import = ${importId}
      union select indicator, datasource from value_revisions where replaced_import = ${importId})`
  await sql`delete from indicator_datasources where ${touched}`.execute(db)
  await sql`insert into indicator_datasources (indicator, datasource, values_count, first_period, last_period)
    select indicator, datasource, count(*), min(period), max(period) from data_values where ${touched}
    group by indicator, datasource`.execute(db)
}

/** Adds to what is counted of each pair what an import has added; for imports that remove nothing. */
export async function summariseAdded(db: Kysely<DataTables>, importId: number): Promise<void> {
  const known = sql.table('indicator_datasources')
  await sql`insert into indicator_datasources (indicator, datasource, values_count, first_period, last_period)
    select indicator, datasource, count(*), min(period), max(period) from data_values
    where updated_import = ${importId} and created_import = ${importId} group by indicator, datasource
    on conflict (indicator, datasource) do update set
      values_count = ${known}.values_count + excluded.values_count,
      first_period = case when excluded.first_period < ${known}.first_period
        then excluded.first_period else ${known}.first_period end,
      last_period = case when excluded.last_period > ${known}.last_period
        then excluded.last_period else ${known}.last_period end`.execute(db)
}

/**
 * One import at a time, over all processes: the second waits here until the first has ended. With SQLite a transaction
 * that begins with this locks the file of the figures alone.
 */
export const holdImportLock = (db: Kysely<DataTables>): Promise<void> =>
  writeFigureSetting(db, 'import_lock', new Date().toISOString())
