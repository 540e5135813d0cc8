import { sql, type Kysely, type Selectable } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'
import type { ValueFlagTable } from '../ImportTables.ts'
import { readFlagContexts } from './flagContexts.ts'
import { flagPlace, type FlagContext, type PlaceValue } from './flagPlace.ts'

const rowsPerStatement = 500

interface StoredValue extends PlaceValue {
  id: number
  location: number
}

/** Computes the flags of every series that an import has touched anew. Belongs into its transaction. */
export async function refreshFlags(db: Kysely<DataTables>, importId: number, now: Date): Promise<void> {
  const contextOf = await readFlagContexts(db, now)
  // Flags of values that are gone.
  await sql`delete from value_flags where value_id in
    (select value_id from value_revisions where replaced_import = ${importId})`.execute(db)
  const pairs = await sql<{ indicator: number; datasource: number }>`
    select indicator, datasource from data_values where updated_import = ${importId}
    union select indicator, datasource from value_revisions where replaced_import = ${importId}`.execute(db)
  for (const { indicator, datasource } of pairs.rows) {
    await refreshPair(db, { importId, indicator, datasource, context: contextOf(indicator, datasource) })
  }
}

interface Pair {
  importId: number
  indicator: number
  datasource: number
  context: FlagContext
}

async function refreshPair(db: Kysely<DataTables>, pair: Pair): Promise<void> {
  const { importId, indicator, datasource, context } = pair
  const inTouched = sql`v.indicator = ${indicator} and v.datasource = ${datasource} and v.location in
    (select location from data_values where updated_import = ${importId} and indicator = ${indicator}
        and datasource = ${datasource}
      union select location from value_revisions where replaced_import = ${importId} and indicator = ${indicator}
        and datasource = ${datasource})`
  await sql`delete from value_flags where value_id in (select v.id from data_values as v where ${inTouched})`.execute(
    db,
  )
  const { rows } =
    await sql<StoredValue>`select v.id, v.location, v.period, v.value_type, v.value, ${before} as before
    from data_values as v where ${inTouched} order by v.location, v.period`.execute(db)
  const flags = byPlace(rows).flatMap((values) =>
    flagPlace(values, context).map(({ value, flag }) => ({
      value_id: value.id,
      import: importId,
      code: flag.code,
      severity: flag.severity,
      rule_version: flag.version,
      message: flag.message,
      inputs: JSON.stringify(flag.inputs),
    })),
  )
  await insertFlags(db, flags)
}

/** The value before the last change that was not taken back. */
const before = sql`(select p.value from value_revisions as p join imports as i on i.id = p.replaced_import
  where p.value_id = v.id and i.undone_by is null and i.undoes is null order by p.id desc limit 1)`

function byPlace(rows: readonly StoredValue[]): StoredValue[][] {
  const places: StoredValue[][] = []
  for (const row of rows) {
    const last = places.at(-1)
    if (last?.[0]?.location === row.location) last.push(row)
    else places.push([row])
  }
  return places
}

async function insertFlags(
  db: Kysely<DataTables>,
  flags: readonly Selectable<ValueFlagTable>[],
): Promise<void> {
  for (let start = 0; start < flags.length; start += rowsPerStatement) {
    await db
      .insertInto('value_flags')
      .values(flags.slice(start, start + rowsPerStatement))
      .execute()
  }
}
