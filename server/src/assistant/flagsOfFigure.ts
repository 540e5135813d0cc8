import type { Kysely } from 'kysely'
import { pointValueTypes } from '@msdat/sdk/contracts/data'
import type { DataTables } from '../db/DataTables.ts'
import type { FigureAsked } from './FigureAsked.ts'

/** What the data-quality rules say of one figure. */
export async function flagsOfFigure(db: Kysely<DataTables>, asked: FigureAsked): Promise<string[]> {
  const rows = await db
    .selectFrom('value_flags')
    .innerJoin('data_values', 'data_values.id', 'value_flags.value_id')
    .select('value_flags.message')
    .where('data_values.indicator', '=', asked.indicator)
    .where('data_values.datasource', '=', asked.datasource)
    .where('data_values.location', '=', asked.location)
    .where('data_values.period', '=', asked.period)
    .where('data_values.value_type', 'in', pointValueTypes)
    .orderBy('value_flags.code')
    .execute()
  return [...new Set(rows.map(({ message }) => message))]
}
