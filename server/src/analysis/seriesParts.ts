import { sql, type Kysely } from 'kysely'
import { countByPair } from '../data/countByPair.ts'
import { countUpTo } from '../data/countUpTo.ts'
import type { DataTables } from '../db/DataTables.ts'

export interface SeriesFilters {
  indicators?: readonly number[]
  datasources?: readonly number[]
  locations?: readonly number[]
  /** One period as it stands: a year does not take its months. */
  year?: string
  /** Years with their months. */
  years?: readonly string[]
}

/** More values than this are read in parts: SQLite reads on the thread that answers everybody. */
const mostAtOnce = 20_000
/** Splitting a place costs next to nothing, and half a dozen series of months with their bounds are more than this. */
const mostOfPlace = 5_000

/**
 * The filters as they are where few values are in reach, else place by place, and source by source where a place has many.
 * Whoever reads the parts gives others a turn between.
 */
export async function* seriesParts(
  db: Kysely<DataTables>,
  filters: SeriesFilters,
): AsyncGenerator<SeriesFilters, void> {
  const { indicators, datasources } = filters
  const inReach = await countByPair(db, { indicator: indicators?.join(), datasource: datasources?.join() })
  if (Number(inReach.count) <= mostAtOnce) return yield filters
  for (const place of await placesOf(db, filters)) {
    const isLong = (await countUpTo(db, selectFiltered(db, place), mostOfPlace)) > mostOfPlace
    if (isLong) yield* await bySource(db, place)
    else yield place
  }
}

/** The same by indicator and source. */
async function bySource(db: Kysely<DataTables>, filters: SeriesFilters): Promise<SeriesFilters[]> {
  let query = db.selectFrom('indicator_datasources').select(['indicator', 'datasource'])
  if (filters.indicators) query = query.where('indicator', 'in', filters.indicators)
  if (filters.datasources) query = query.where('datasource', 'in', filters.datasources)
  const pairs = await query.orderBy('indicator').orderBy('datasource').execute()
  return pairs.map(({ indicator, datasource }) => ({
    ...filters,
    indicators: [indicator],
    datasources: [datasource],
  }))
}

/** The same place by place; as it is, where one year is asked for. */
async function placesOf(db: Kysely<DataTables>, filters: SeriesFilters): Promise<SeriesFilters[]> {
  if (filters.year !== undefined) return [filters]
  const locations =
    filters.locations ?? (await db.selectFrom('locations').select('id').execute()).map(({ id }) => id)
  return [...new Set(locations)].map((location) => ({ ...filters, locations: [location] }))
}

export function selectFiltered(db: Kysely<DataTables>, filters: SeriesFilters) {
  let query = db.selectFrom('data_values')
  if (filters.indicators) query = query.where('indicator', 'in', filters.indicators)
  if (filters.datasources) query = query.where('datasource', 'in', filters.datasources)
  if (filters.locations) query = query.where('location', 'in', filters.locations)
  if (filters.year) query = query.where('period', '=', filters.year)
  if (filters.years) query = query.where(sql<string>`substr(period, 1, 4)`, 'in', filters.years)
  return query
}
