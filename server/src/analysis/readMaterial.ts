import { levels } from '@msdat/sdk/contracts/levels'
import type { Kysely } from 'kysely'
import type { SourceSeries } from '@msdat/sdk/methods'
import type { DataTables } from '../db/DataTables.ts'
import type { Caller } from '../longReads/LongReads.ts'
import { nationOf, type AnalysisContext } from './analysisContext.ts'
import { meetingOf, placesOf, supportOf } from './meetingPlaces.ts'
import { readSeries, type Series } from './readSeries.ts'
import { sourceSeries, type Coverage, type Measurement } from './sourceSeries.ts'

export interface MaterialQuestion {
  primary: number
  compared: readonly number[]
  indicator: number
  /** Null where no place is fixed: the nation is compared, with the states beside it. */
  location: number | null
}

/** One indicator as each of the sources in question gives it. */
export type Material = (datasource: number) => SourceSeries

/**
 * Reads what the comparison needs and no more: a source that reports monthly from every local
 * government area has a hundred thousand rows for one indicator, and none of them has a counterpart.
 */
export async function readMaterial(
  context: AnalysisContext,
  question: MaterialQuestion,
  caller: Caller,
): Promise<Material> {
  const { db, data } = context
  const lists = await data.lists()
  const { primary, compared, indicator, location } = question
  const datasources = [primary, ...compared]
  const series = await readSeries(db, {
    indicators: [indicator],
    datasources,
    locations: [location ?? nationOf(lists)],
  })
  const coverage = location === null ? await readCoverage(context, question, caller) : null
  const measurements = await readMeasurements(db, indicator, datasources)
  return (datasource) =>
    sourceSeries({
      lists,
      indicator,
      datasource,
      observations: series.find((one) => one.datasource === datasource)?.observations ?? [],
      coverage: coverage?.(datasource) ?? null,
      measurement: measurements.find((one) => one.datasource === datasource),
    })
}

async function readCoverage(
  { db, data }: AnalysisContext,
  { primary, compared, indicator }: MaterialQuestion,
  caller: Caller,
): Promise<(datasource: number) => Coverage> {
  const levelOf = new Map((await data.lists()).locations.map(({ id, level }) => [id, level]))
  const datasources = [primary, ...compared]
  const extents = await data.extents(indicator, caller)
  const ofStates = extents.filter((extent) => levelOf.get(extent.location) === levels.state)
  const states = await readStates(db, { indicator, datasources, ...meetingOf(ofStates, primary, compared) })
  return (datasource) => {
    const own = states.filter((one) => one.datasource === datasource)
    return {
      support: supportOf(extents, datasource),
      places: placesOf(extents, datasource).map((place) => ({
        location: place,
        level: levelOf.get(place) ?? levels.state,
        observations: own.find((one) => one.location === place)?.observations ?? [],
      })),
    }
  }
}

interface StatesFilters {
  indicator: number
  datasources: readonly number[]
  locations: readonly number[]
  years: readonly string[]
}

async function readStates(
  db: Kysely<DataTables>,
  { indicator, datasources, locations, years }: StatesFilters,
): Promise<Series[]> {
  return locations.length === 0
    ? []
    : readSeries(db, { indicators: [indicator], datasources, locations, years })
}

async function readMeasurements(
  db: Kysely<DataTables>,
  indicator: number,
  datasources: readonly number[],
): Promise<Measurement[]> {
  return db
    .selectFrom('datasource_specific_indicators')
    .select(['datasource', 'indicator_definition', 'data_level', 'senatorial', 'lga'])
    .where('indicator', '=', indicator)
    .where('datasource', 'in', datasources)
    .execute()
}
