import { sql, type Kysely } from 'kysely'
import { pointValueTypes } from '@msdat/sdk/contracts/valueTypes'
import type { DataTables } from '../db/DataTables.ts'

/** Periods in which a source has point values, with commas between them: as texts of their own they take many times as much. */
export interface PeriodsOfSource {
  datasource: number
  periods: string
}

/** No index holds this, so that all values of the indicator are looked at. */
export function getPeriodsBySource(db: Kysely<DataTables>, indicator: number): Promise<PeriodsOfSource[]> {
  const figures = db
    .selectFrom('data_values')
    .select(['datasource', 'period'])
    .distinct()
    .where('indicator', '=', indicator)
    .where('value_type', 'in', pointValueTypes)
  return db
    .selectFrom(figures.as('figures'))
    .select(['datasource', sql<string>`string_agg(period, ',')`.as('periods')])
    .groupBy('datasource')
    .execute()
}
