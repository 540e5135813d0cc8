import type { Kysely } from 'kysely'
import { findPopulation } from '@msdat/sdk/contracts/findPopulation'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import type { DataTables } from '../db/DataTables.ts'
import { readSeries } from './readSeries.ts'

/** The newest population of each place that has one. */
export async function readPopulations(
  db: Kysely<DataTables>,
  { indicators }: ReferenceLists,
): Promise<Map<number, number>> {
  const population = findPopulation(indicators)
  const series = population ? await readSeries(db, { indicators: [population.id] }) : []
  return new Map(
    series.flatMap(({ location, observations }) => {
      const newest = observations.at(-1)
      return newest ? [[location, newest.value]] : []
    }),
  )
}
