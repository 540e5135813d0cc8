import { sql, type AliasedExpression, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { idsOf } from './idsOf.ts'
import type { ValueFilters } from './ValueFilters.ts'

export type ValueQuery = SelectQueryBuilder<DataTables & { v: DataTables['data_values'] }, 'v', object>

/** What to look for, under a name, and the columns in which a value has to be the same. */
interface Lead {
  rows: AliasedExpression<object, string>
  name: string
  columns: readonly ('indicator' | 'datasource' | 'location' | 'period')[]
}

/**
 * Values `v` that the filters' `way` leads to. What to look for comes first, and a cross join keeps it first on SQLite:
 * for each of it an index is gone into once. A list of ids has SQLite look through millions of values instead, where the
 * list is long or the order asked for is at hand. Ids that no value has are not looked for at all.
 */
export function valuesByWay(db: Kysely<DataTables>, filters: ValueFilters): ValueQuery {
  const leads = leadsOf(db, filters)
  const values = sql<DataTables['data_values']>`data_values`.as('v')
  const [first = values, ...others] = [...leads.map(({ rows }) => rows), values]
  let query = db.selectFrom(first) as unknown as ValueQuery
  for (const other of others) query = query.crossJoin(other) as unknown as ValueQuery
  for (const { name, columns } of leads)
    for (const column of columns) query = query.whereRef(`v.${column}`, '=', sql.ref(`${name}.${column}`))
  return query
}

function leadsOf(db: Kysely<DataTables>, filters: ValueFilters): Lead[] {
  const { way, indicator, period } = filters
  if (way === 'pair') {
    const rows = pairs(db, filters).select(['indicator', 'datasource']).as('pair')
    return [{ rows, name: 'pair', columns: ['indicator', 'datasource'] }]
  }
  const named: Lead = {
    rows: pairs(db, filters).select('indicator').distinct().as('named'),
    name: 'named',
    columns: ['indicator'],
  }
  if (way === 'place') {
    const rows = places(db, filters).select('id as location').as('place')
    const place: Lead = { rows, name: 'place', columns: ['location'] }
    return indicator === undefined ? [place] : [place, named]
  }
  if (way === 'time') {
    if (period === undefined) return [named]
    return [named, { rows: periods(period).as('time'), name: 'time', columns: ['period'] }]
  }
  return []
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
