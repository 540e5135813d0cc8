import { sql, type Kysely } from 'kysely'
import { hyphenRefusal, type PlaceFigures } from '@msdat/sdk/contracts/availability'
import { pointValueTypes } from '@msdat/sdk/contracts/valueTypes'
import { IdList } from '@msdat/sdk/contracts/page'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Indicator, Location } from '@msdat/sdk/contracts/reference'
import { validate } from '@msdat/sdk/contracts/validate/node'
import type { DataTables } from '../db/DataTables.ts'
import { letOthersInAfterSome } from '../http/letOthersIn.ts'
import { mostHere, type Caller } from '../longReads/LongReads.ts'
import type { DataRoutes } from './DataRoutes.ts'
import type { ReferenceLists } from './ReferenceLists.ts'
import { idsOf } from './idsOf.ts'
import { countInReach } from './refuseLongReads.ts'

/** Ids with commas between them, as the query string says it. */
export interface AvailabilityFilters {
  indicator?: string | undefined
  datasource?: string | undefined
  location?: string | undefined
}

/** Periods that have a figure, newest first. Bounds, numerators and denominators alone are none. */
export async function readPeriods(
  routes: DataRoutes,
  filters: AvailabilityFilters,
  caller: Caller,
): Promise<string[]> {
  const periods = new Set<string>()
  const isOfPlaces = filters.location !== undefined
  const sources = filters.datasource === undefined ? null : new Set(idsOf(filters.datasource))
  for (const { id } of indicatorsOf(await routes.data.lists(), filters)) {
    const rows = isOfPlaces
      ? await periodsOfPlaces(routes, id, filters, caller)
      : (await routes.data.periods(id, caller))
          .filter(({ datasource }) => sources === null || sources.has(datasource))
          .flatMap((one) => one.periods.split(','))
    for (const period of rows) periods.add(period)
    await letOthersInAfterSome()
  }
  return [...periods].sort().reverse()
}

/** Those of a few places an index leads to. Of very many, nearly all values of the indicator are looked at. */
async function periodsOfPlaces(
  { db, data }: DataRoutes,
  indicator: number,
  filters: AvailabilityFilters,
  caller: Caller,
): Promise<string[]> {
  const read = (from: Kysely<DataTables>) =>
    figuresOf(from, indicator, filters).select('period').distinct().execute()
  const inReach = { indicator: String(indicator), location: filters.location }
  const isLong = (await countInReach(db, inReach, mostHere)) > mostHere
  const rows = await (isLong ? data.longReads.run(caller, read) : read(db))
  return rows.map(({ period }) => period)
}

/**
 * Locations that have a figure, by id. Each place stops at the first pair of indicator and source that
 * has one there, where going through the figures would read them all.
 */
export async function readPlaces(
  db: Kysely<DataTables>,
  lists: ReferenceLists,
  { indicator, datasource, location }: AvailabilityFilters,
): Promise<Location[]> {
  const only = (column: string, ids: string | undefined) =>
    ids === undefined ? sql`` : sql`and ${sql.ref(column)} in (${sql.join(idsOf(ids))})`
  // The largest first, since they have figures nearly everywhere.
  const { rows } = await sql<{ id: number }>`
    with p as materialized (
      select indicator, datasource from indicator_datasources
      where true ${only('indicator', indicator)} ${only('datasource', datasource)}
      order by values_count desc
    )
    select l.id from locations l where exists (
      select 1 from p where exists (
        select 1 from data_values v
        where v.indicator = p.indicator and v.datasource = p.datasource and v.location = l.id
          and v.value_type in (${sql.join(pointValueTypes)})
      )
    ) ${only('l.id', location)}`.execute(db)
  const ids = new Set(rows.map(({ id }) => id))
  return lists.locations.filter(({ id }) => ids.has(id))
}

/** What there is of a place itself: how many sources of each indicator, and the newest period. */
export async function readIndicatorsOfPlace(
  db: Kysely<DataTables>,
  lists: ReferenceLists,
  location: number,
): Promise<PlaceFigures> {
  const results: PlaceFigures['results'] = []
  for (const { id } of indicatorsOf(lists, {})) {
    const rows = await figuresOf(db, id, { location: String(location) })
      .groupBy('datasource')
      .select((of) => [of.fn.max('period').as('newest')])
      .execute()
    const newest = rows
      .map((row) => row.newest)
      .sort()
      .at(-1)
    if (newest !== undefined) results.push({ indicator: id, datasources: rows.length, newest })
    await letOthersInAfterSome()
  }
  return { location, results }
}

export const yearsOf = (periods: readonly string[]): string[] => [
  ...new Set(periods.map((period) => period.slice(0, 4))),
]

/** Refuses what the first platform refused, in its words, and after that whatever is no list of ids. */
export function checkPlaceFilters(filters: Pick<AvailabilityFilters, 'indicator' | 'datasource'>): void {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined)
  for (const [field, text] of given) {
    if (text.includes('-')) throw new AppError('invalid_input', hyphenRefusal, { [field]: [hyphenRefusal] })
  }
  for (const [field, text] of given) {
    if (validate(IdList, text).ok) continue
    const reason = 'is not valid: One id, or several with commas between them'
    throw new AppError('invalid_input', `${field} ${reason}.`, { [field]: [reason] })
  }
}

/** One indicator at a time, with turns for others between: over all of them a single query would hold everybody up. */
function indicatorsOf(lists: ReferenceLists, { indicator, datasource }: AvailabilityFilters): Indicator[] {
  const wanted = indicator === undefined ? null : new Set(idsOf(indicator))
  const sources = datasource === undefined ? null : idsOf(datasource)
  return lists.indicators.filter(
    ({ id, datasources }) =>
      (wanted === null || wanted.has(id)) &&
      (sources === null ? datasources.length > 0 : sources.some((source) => datasources.includes(source))),
  )
}

function figuresOf(db: Kysely<DataTables>, indicator: number, { datasource, location }: AvailabilityFilters) {
  let query = db
    .selectFrom('data_values')
    .where('indicator', '=', indicator)
    .where('value_type', 'in', pointValueTypes)
  if (datasource !== undefined) query = query.where('datasource', 'in', idsOf(datasource))
  if (location !== undefined) query = query.where('location', 'in', idsOf(location))
  return query
}
