import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { idsOf } from './idsOf.ts'
import type { ValueFilters } from './ValueFilters.ts'

type ValueQuery = SelectQueryBuilder<DataTables & { v: DataTables['data_values'] }, 'v', object>

/**
 * Values `v` that the filters' `way` leads to. What to look for comes first, and a cross join keeps it first on SQLite:
 * for each of it an index is gone into once. A list of ids has SQLite look through millions of values instead, where the
 * list is long or the order asked for is at hand. Ids that no value has are not looked for at all.
 */
export function valuesByWay(db: Kysely<DataTables>, filters: ValueFilters): ValueQuery {
  const { way, indicator, period } = filters
  if (way === 'pair') {
    return db
      .selectFrom(pairs(db, filters).select(['indicator', 'datasource']).as('pair'))
      .crossJoin('data_values as v')
      .whereRef('v.indicator', '=', 'pair.indicator')
      .whereRef('v.datasource', '=', 'pair.datasource') as unknown as ValueQuery
  }
  const named = pairs(db, filters).select('indicator').distinct().as('named')
  if (way === 'place') {
    const ofPlaces = db.selectFrom(places(db, filters).select('id').as('place'))
    if (indicator === undefined) {
      return ofPlaces
        .crossJoin('data_values as v')
        .whereRef('v.location', '=', 'place.id') as unknown as ValueQuery
    }
    return ofPlaces
      .crossJoin(named)
      .crossJoin('data_values as v')
      .whereRef('v.location', '=', 'place.id')
      .whereRef('v.indicator', '=', 'named.indicator') as unknown as ValueQuery
  }
  if (way === 'time') {
    const ofIndicators = db.selectFrom(named)
    if (period === undefined) {
      return ofIndicators
        .crossJoin('data_values as v')
        .whereRef('v.indicator', '=', 'named.indicator') as unknown as ValueQuery
    }
    return ofIndicators
      .crossJoin(periods(period).as('time'))
      .crossJoin('data_values as v')
      .whereRef('v.indicator', '=', 'named.indicator')
      .whereRef('v.period', '=', 'time.period') as unknown as ValueQuery
  }
  return db.selectFrom('data_values as v') as unknown as ValueQuery
}

function pairs(db: Kysely<DataTables>, { indicator, datasource }: ValueFilters) {
  let query = db.selectFrom('indicator_datasources')
  if (indicator !== undefined) query = query.where('indicator', 'in', idsOf(indicator))
  if (datasource !== undefined) query = query.where('datasource', 'in', idsOf(datasource))
  return query
}

function places(db: Kysely<DataTables>, { location, level }: ValueFilters) {
  let query = db.selectFrom('locations')
  if (location !== undefined) query = query.where('id', 'in', idsOf(location))
  if (level !== undefined) query = query.where('level', 'in', idsOf(level))
  return query
}

const periods = (text: string) =>
  sql<{ period: string }>`(select column1 as period from (values ${sql.join(
    [...new Set(text.split(','))].map((period) => sql`(${period})`),
  )}) as listed)`
