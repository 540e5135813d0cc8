import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { pointValueTypes, valueTypes } from '@msdat/sdk/contracts/data'
import type { Observation } from '@msdat/sdk/methods'
import { countByPair } from '../data/countByPair.ts'
import { countUpTo } from '../data/countUpTo.ts'
import type { DataTables } from '../db/DataTables.ts'

/** The figures of one indicator, source and place, one observation per period, ascending. */
export interface Series {
  indicator: number
  datasource: number
  location: number
  observations: SeriesObservation[]
}

/** An observation whose figure is there: the table holds numbers only. */
export interface SeriesObservation extends Observation {
  value: number
}

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

/** All series that pass the filters, figures with their bounds, numerators and denominators. */
export async function readSeries(db: Kysely<DataTables>, filters: SeriesFilters): Promise<Series[]> {
  const { indicators, datasources } = filters
  const inReach = await countByPair(db, { indicator: indicators?.join(), datasource: datasources?.join() })
  if (Number(inReach.count) <= mostAtOnce) return readAtOnce(db, filters)
  const series: Series[][] = []
  for (const place of await placesOf(db, filters)) {
    const isLong = (await countUpTo(db, selectFiltered(db, place), mostAtOnce)) > mostAtOnce
    const parts = isLong ? await bySource(db, place) : [place]
    for (const part of parts) {
      series.push(await readAtOnce(db, part))
      await setImmediate()
    }
  }
  return series.flat()
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

function selectFiltered(db: Kysely<DataTables>, filters: SeriesFilters) {
  let query = db.selectFrom('data_values')
  if (filters.indicators) query = query.where('indicator', 'in', filters.indicators)
  if (filters.datasources) query = query.where('datasource', 'in', filters.datasources)
  if (filters.locations) query = query.where('location', 'in', filters.locations)
  if (filters.year) query = query.where('period', '=', filters.year)
  if (filters.years) query = query.where(sql<string>`substr(period, 1, 4)`, 'in', filters.years)
  return query
}

async function readAtOnce(db: Kysely<DataTables>, filters: SeriesFilters): Promise<Series[]> {
  const rows = await selectFiltered(db, filters)
    .select(['indicator', 'datasource', 'location', 'period', 'value_type', 'value'])
    .orderBy('period')
    .execute()
  const series = new Map<string, Building>()
  for (const row of rows) {
    const key = `${row.indicator}/${row.datasource}/${row.location}`
    const one = series.get(key) ?? { ...row, parts: new Map() }
    series.set(key, one)
    const parts = one.parts.get(row.period) ?? new Map<number, number>()
    one.parts.set(row.period, parts.set(row.value_type, row.value))
  }
  return [...series.values()].map(({ indicator, datasource, location, parts }) => ({
    indicator,
    datasource,
    location,
    observations: [...parts].flatMap(([period, values]) => toObservation(period, values)),
  }))
}

interface Building {
  indicator: number
  datasource: number
  location: number
  parts: Map<string, Map<number, number>>
}

function toObservation(period: string, values: ReadonlyMap<number, number>): SeriesObservation[] {
  const type = pointValueTypes.find((one) => values.has(one))
  if (type === undefined) return []
  const part = (name: keyof typeof valueTypes): number | undefined => values.get(valueTypes[name])
  const [lower, upper] = [part('lowerBound'), part('upperBound')]
  const [numerator, denominator] = [part('numerator'), part('denominator')]
  return [
    {
      period,
      value: values.get(type) as number,
      ...(lower !== undefined && { lower }),
      ...(upper !== undefined && { upper }),
      ...(numerator !== undefined && { numerator }),
      ...(denominator !== undefined && { denominator }),
    },
  ]
}
