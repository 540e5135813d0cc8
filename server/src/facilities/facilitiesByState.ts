import { sql, type Kysely } from 'kysely'
import type { FacilitiesOfState } from '@msdat/sdk/contracts/facilities'
import { findPopulation } from '@msdat/sdk/contracts/findPopulation'
import { levels } from '@msdat/sdk/contracts/levels'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import { readSeries } from '../analysis/readSeries.ts'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import { notStated, type FacilityTables } from './facilityTables.ts'
import { shownRegistries } from './selectFacilities.ts'

/** All states, also those without a facility on the lists; densities on the newest stored population. */
export async function facilitiesByState(context: AnalysisContext): Promise<{ states: FacilitiesOfState[] }> {
  const db = context.db as unknown as Kysely<FacilityTables>
  const lists = await context.data.lists()
  const rows = await db
    .selectFrom('facilities')
    .where('registry', 'in', shownRegistries(db))
    .select(['location', 'level', 'ownership'])
    .select((query) => [query.fn.countAll<number>().as('count'), sql<number>`count(latitude)`.as('located')])
    .groupBy(['location', 'level', 'ownership'])
    .execute()
  const states = lists.locations.filter(({ level }) => level === levels.state)
  const populations = await newestPopulations(
    context,
    lists,
    states.map(({ id }) => id),
  )
  return {
    states: states.map(({ id }) => {
      const own = rows.filter(({ location }) => location === id)
      const count = (of: typeof own): number => of.reduce((total, row) => total + Number(row.count), 0)
      const total = count(own)
      const population = populations.get(id) ?? null
      return {
        location: id,
        total,
        levels: [1, 2, 3, 4].map((level) => count(own.filter((row) => row.level === level))),
        level_not_stated: count(own.filter((row) => row.level === notStated)),
        federal: count(own.filter(({ ownership }) => ownership === 'federal')),
        located: own.reduce((sum, row) => sum + Number(row.located), 0),
        population,
        per_100000: population ? Math.round((total / population.value) * 1e7) / 100 : null,
      }
    }),
  }
}

async function newestPopulations(
  { db }: AnalysisContext,
  { indicators, datasources }: ReferenceLists,
  locations: readonly number[],
): Promise<Map<number, NonNullable<FacilitiesOfState['population']>>> {
  const indicator = findPopulation(indicators)
  if (!indicator) return new Map()
  const real = new Set(datasources.filter(({ simulated }) => !simulated).map(({ id }) => id))
  const newest = new Map<number, NonNullable<FacilitiesOfState['population']>>()
  const series = await readSeries(db, { indicators: [indicator.id], locations })
  for (const { location, datasource, observations } of series) {
    const last = observations.at(-1)
    const known = newest.get(location)
    if (!last || !real.has(datasource) || (known && known.period >= last.period)) continue
    newest.set(location, { value: last.value, datasource, period: last.period })
  }
  return newest
}
