import { sql, type Kysely, type RawBuilder } from 'kysely'
import { pointValueTypes } from '@msdat/sdk/contracts/valueTypes'
import { dialectOf } from '../../db/dialectOf.ts'
import type { DataTables } from '../../db/DataTables.ts'

/**
 * Values of one indicator, source and place that an import touches, and how far back the rules must
 * look for them. Monthly rules never look out of a value's own year, but for the value just before:
 * of ten years of months, the newest are read alone. Yearly rules look back, so their series are read whole.
 */
export interface TouchedSeries {
  /** Counted from 1. */
  n: number
  indicator: number
  datasource: number
  location: number
  /** The one value type whose flags may have changed; null for all of the place. */
  value_type: number | null
  /** Year from which all flags may have changed; empty for all years. */
  year: string
  /** Period of the value just before, which may be the newest no longer. */
  start: string
}

const pointTypes = sql`(${sql.join(pointValueTypes.map((type) => sql.lit(type)))})`
const isOfOnePointType = sql`low = high and low in ${pointTypes}`
const isTail = sql`${isOfOnePointType} and (previous is null or length(previous) = 7)`

/** The values of a touched series `t` that the rules must look at, as a condition on `v`. */
export const isInWindow = sql`v.indicator = t.indicator and v.datasource = t.datasource and v.location = t.location
  and v.period >= t.start
  and (t.value_type is null or v.value_type = t.value_type or v.value_type not in ${pointTypes})`

/** Lists the series of some changed values, in a table that only this transaction sees. Answers how many. */
export async function listTouched(
  transaction: Kysely<DataTables>,
  changed: RawBuilder<unknown>,
): Promise<number> {
  await sql`create temporary table touched_series as
    with changed as materialized (${changed}),
    places as (select indicator, datasource, location, substr(min(period), 1, 4) as first_year,
      min(value_type) as low, max(value_type) as high from changed group by indicator, datasource, location),
    tails as materialized (select places.*, case when ${isOfOnePointType} then (select v.period from data_values as v
      where v.indicator = places.indicator and v.datasource = places.datasource and v.location = places.location
        and v.value_type = places.low and v.period < places.first_year
      order by v.period desc limit 1) end as previous from places)
    select row_number() over (order by indicator, datasource, location) as n, indicator, datasource, location,
      case when ${isTail} then low end as value_type,
      case when ${isTail} then first_year else '' end as year,
      case when ${isTail} then coalesce(previous, first_year) else '' end as start
    from tails`.execute(transaction)
  await sql`create unique index touched_series_n on touched_series (n)`.execute(transaction)
  if (dialectOf(transaction) === 'postgres') await sql`analyze touched_series`.execute(transaction)
  const { rows } = await sql<{ count: number }>`select count(*) as count from touched_series`.execute(
    transaction,
  )
  return rows[0]?.count ?? 0
}

export async function readTouched(
  transaction: Kysely<DataTables>,
  { after, upTo }: { after: number; upTo: number },
): Promise<TouchedSeries[]> {
  const { rows } = await sql<TouchedSeries>`select * from touched_series
    where n > ${after} and n <= ${upTo} order by n`.execute(transaction)
  return rows
}

export async function forgetTouched(transaction: Kysely<DataTables>): Promise<void> {
  await sql`drop table touched_series`.execute(transaction)
}
