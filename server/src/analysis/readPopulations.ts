import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { populationIndicator } from './analysisContext.ts'
import { readSeries } from './readSeries.ts'

/** The newest population of each place that has one. */
export async function readPopulations(db: Kysely<DataTables>): Promise<Map<number, number>> {
  const series = await readSeries(db, { indicators: [populationIndicator] })
  return new Map(
    series.flatMap(({ location, observations }) => {
      const newest = observations.at(-1)
      return newest ? [[location, newest.value]] : []
    }),
  )
}
