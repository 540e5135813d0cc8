import { sql, type Kysely, type RawBuilder } from 'kysely'
import { dialectOf } from '../../db/dialectOf.ts'
import type { DataTables } from '../../db/DataTables.ts'
import type { ValueFlag } from './flagPlace.ts'
import { flagTouched, type SeriesValue } from './flagTouched.ts'
import { isInWindow } from './touchedSeries.ts'

interface StoredValue extends SeriesValue {
  id: number
  created_import: number
}

interface Refresh {
  importId: number
  now: Date
  /** Indicator, source and place of the only series whose flags can have changed, where that is known. */
  only?: RawBuilder<unknown> | null
}

/** Computes anew the flags of all that an import has touched. Belongs into its transaction. */
export async function refreshFlags(
  transaction: Kysely<DataTables>,
  { importId, now, only }: Refresh,
): Promise<void> {
  // Flags of values that are gone.
  await sql`delete from value_flags where value_id in
    (select value_id from value_revisions where replaced_import = ${importId})`.execute(transaction)
  await flagTouched<StoredValue>(transaction, {
    changed: only ? addedTo(only, importId) : changedBy(importId),
    now,
    async read({ after, upTo }) {
      const { rows } =
        await sql<StoredValue>`select t.n, v.id, v.created_import, v.period, v.value_type, v.value, ${before} as before
        from touched_series as t cross join data_values as v where t.n > ${after} and t.n <= ${upTo} and ${isInWindow}`.execute(
          transaction,
        )
      return rows
    },
    async keep({ flags, judged, older }) {
      // What this very import has added has no flags yet.
      const idsOf = (values: readonly StoredValue[]) =>
        values.filter((value) => value.created_import !== importId).map(({ id }) => id)
      await dropFlags(transaction, { all: idsOf(judged), ofAge: idsOf(older) })
      await insertFlags(transaction, importId, flags)
    },
  })
}

// A number that is written out, since a statement that creates a table takes no parameters.
const changedBy = (importId: number) => sql`
  select indicator, datasource, location, period, value_type from data_values
  where updated_import = ${sql.lit(importId)}
  union all select indicator, datasource, location, period, value_type from value_revisions
  where replaced_import = ${sql.lit(importId)}`

// The plus keeps SQLite from going through the whole import for each of the series: the key is the way in.
const addedTo = (only: RawBuilder<unknown>, importId: number) => sql`
  select v.indicator, v.datasource, v.location, v.period, v.value_type from (${only}) as o
    cross join data_values as v
  where v.indicator = o.indicator and v.datasource = o.datasource and v.location = o.location
    and +v.updated_import = ${sql.lit(importId)}`

/** The value before the last change that was not taken back. Most values have never changed. */
const before = sql`case when v.created_import <> v.updated_import then
  (select p.value from value_revisions as p join imports as i on i.id = p.replaced_import
    where p.value_id = v.id and i.undone_by is null and i.undoes is null order by p.id desc limit 1) end`

async function dropFlags(
  db: Kysely<DataTables>,
  { all, ofAge }: { all: readonly number[]; ofAge: readonly number[] },
): Promise<void> {
  if (all.length > 0) await sql`delete from value_flags where value_id in ${listOf(db, all)}`.execute(db)
  if (ofAge.length > 0)
    await sql`delete from value_flags where code = 'STALE' and value_id in ${listOf(db, ofAge)}`.execute(db)
}

const listOf = (db: Kysely<DataTables>, ids: readonly number[]) =>
  dialectOf(db) === 'sqlite'
    ? sql`(select value from json_each(${JSON.stringify(ids)}))`
    : sql`(select unnest(${ids}::int[]))`

/** Thousands of rows in one parameter: binding each cell by itself takes several times as long. */
async function insertFlags(
  db: Kysely<DataTables>,
  importId: number,
  flags: readonly ValueFlag<StoredValue>[],
): Promise<void> {
  if (flags.length === 0) return
  const columns = sql`value_id, import, code, severity, rule_version, message, inputs`
  const rows = flags.map(({ value, flag }) => [
    value.id,
    flag.code,
    flag.severity,
    flag.version,
    flag.message,
    JSON.stringify(flag.inputs),
  ])
  if (dialectOf(db) === 'sqlite') {
    await sql`insert into value_flags (${columns}) select value->>0, ${importId}, value->>1, value->>2, value->>3,
      value->>4, value->>5 from json_each(${JSON.stringify(rows)})`.execute(db)
    return
  }
  const [id, code, severity, version, message, inputs] = [0, 1, 2, 3, 4, 5].map((at) =>
    rows.map((row) => row[at]),
  )
  await sql`insert into value_flags (${columns}) select t.id, ${importId}::int, t.code, t.severity, t.version,
    t.message, t.inputs from unnest(${id}::int[], ${code}::text[], ${severity}::text[], ${version}::int[],
    ${message}::text[], ${inputs}::text[]) as t (id, code, severity, version, message, inputs)`.execute(db)
}
