import type { Kysely } from 'kysely'
import { findPopulation } from '@msdat/sdk/contracts/findPopulation'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import type { DataTables } from '../db/DataTables.ts'
import { readSeries } from './readSeries.ts'

/** The newest population of each place that has one; of two sources of the same period, that of the lower id. */
export async function readPopulations(
  db: Kysely<DataTables>,
  { indicators }: ReferenceLists,
): Promise<Map<number, number>> {
  const population = findPopulation(indicators)
  const series = population ? await readSeries(db, { indicators: [population.id] }) : []
  const newest = new Map<number, { period: string; value: number }>()
  for (const { location, observations } of series.toSorted((a, b) => a.datasource - b.datasource)) {
    const last = observations.at(-1)
    if (last && last.period > (newest.get(location)?.period ?? '')) newest.set(location, last)
  }
  return new Map([...newest].map(([location, { value }]) => [location, value]))
}
