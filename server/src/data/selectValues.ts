import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { isPostgres } from '../db/isPostgres.ts'
import { momentOf } from './momentOf.ts'
import { valuesAsOf } from './valuesAsOf.ts'
import { idsOf } from './idsOf.ts'
import { hasFewEntries } from './listLengths.ts'
import { valuesByWay, type ValueQuery } from './valuesByWay.ts'
import type { ValueFilters } from './ValueFilters.ts'

type Tables = DataTables & { v: DataTables['data_values'] }

const idColumns = ['id', 'indicator', 'datasource', 'location', 'value_type'] as const

/**
 * Values `v` that pass the filters. `isById` has no index of a filter serve, since a column that is added to nothing has
 * none: for whoever goes through all values by their ids, so many at a time. Where the filters have a way, its index
 * alone serves.
 */
export function selectValues(
  db: Kysely<DataTables>,
  filters: ValueFilters,
  { isById = false } = {},
): ValueQuery {
  // PostgreSQL finds its way by itself, and to plan a forced one takes it longer than to go it.
  const way = isPostgres(db) ? undefined : filters.way
  const isServed = !isById && way === undefined
  // Where the way is forced, another index helps on from there, unless it had to be gone into for too many combinations.
  const isHelped = !isById && hasFewEntries(filters)
  const isPeriodServed = isById || isServed || isHelped || way === 'time'
  let query =
    way === undefined
      ? (db.selectFrom(valuesAsOf(filters.as_of).as('v')) as unknown as ValueQuery)
      : valuesByWay(db, filters)
  const columnOf = (name: (typeof idColumns)[number]) =>
    !isServed && !isHelped && name !== 'id'
      ? sql<number>`${sql.ref(`v.${name}`)} + 0`
      : sql.ref<number>(`v.${name}`)
  for (const column of idColumns) {
    const text = filters[column]
    if (text !== undefined) query = query.where(columnOf(column), 'in', idsOf(text))
  }
  if (filters.level !== undefined) {
    const levels = idsOf(filters.level)
    query = query.where(columnOf('location'), 'in', (inner) =>
      inner.selectFrom('locations').select('locations.id').where('locations.level', 'in', levels),
    )
  }
  if (filters.period !== undefined && filters.indicator === undefined && isServed) {
    // Every value is of one of them: so that the index by indicator and period serves.
    query = query.where('v.indicator', 'in', (inner) =>
      inner.selectFrom('indicator_datasources').select('indicator_datasources.indicator'),
    )
  }
  const { changes } = filters
  if (changes?.areFew && (isServed || way === 'change')) {
    query = query.where(sql<SqlBool>`v.updated_import between ${changes.first} and ${changes.last}`)
  } else if (changes) {
    // Added to nothing, so that no index of changes serves it: the values come by id, which is the order asked for.
    query = query.where(sql<SqlBool>`v.updated_import + 0 between ${changes.first} and ${changes.last}`)
    if (isServed) query = query.where('v.id', '>=', changes.lowestId)
  } else if (filters.updated_after !== undefined) {
    const moment = momentOf(filters.updated_after, 'updated_after')
    const written = isServed ? sql.ref<number>('v.updated_import') : sql<number>`v.updated_import + 0`
    query = query.where(written, 'in', (inner) =>
      inner.selectFrom('imports').select('imports.id').where('imports.committed_at', '>', moment),
    )
  }
  query = query.where((builder) => builder.and(periodConditions(builder, filters, isPeriodServed)))
  if (!filters.latest) return query
  if (filters.as_of !== undefined) return query.where(isNewestOfAll(db, filters))
  const isLookedUp = filters.period === undefined || filters.id !== undefined || isById
  return isLookedUp ? query.where(isNewest(filters)) : newestOfPeriods(db, filters)
}

/** What to order and to page by: of few values the order is one that no index has, so that none is gone through for it. */
export const idOf = (areFew: boolean) => (areFew ? sql<number>`v.id + 0` : sql.ref<number>('v.id'))

function periodConditions(
  builder: ExpressionBuilder<Tables, 'v'>,
  { period, period_from, period_to }: ValueFilters,
  isServed: boolean,
): Expression<SqlBool>[] {
  const column = isServed ? sql.ref<string>('v.period') : sql<string>`v.period || ''`
  return [
    ...(period === undefined ? [] : [builder(column, 'in', period.split(','))]),
    ...(period_from === undefined ? [] : [builder(column, '>=', period_from)]),
    // All months of a year belong to it: "2018-12" sorts after "2018".
    ...(period_to === undefined ? [] : [builder(column, '<=', `${period_to}~`)]),
  ]
}

/**
 * No other value of the same series that passes the filters on periods is newer. The periods of a list are added to
 * nothing: else each of them would be sought for every value.
 */
function isNewest({ period, period_to }: ValueFilters): Expression<SqlBool> {
  const within = [
    ...(period === undefined ? [] : [sql`n.period || '' in (${sql.join(period.split(','))})`]),
    ...(period_to === undefined ? [] : [sql`n.period <= ${`${period_to}~`}`]),
  ].map((condition) => sql` and ${condition}`)
  return sql<SqlBool>`v.period = (select max(n.period) from data_values as n
    where n.indicator = v.indicator and n.datasource = v.datasource and n.location = v.location
      and n.value_type = v.value_type${sql.join(within, sql``)})`
}

/** The newest of listed periods. To look for each value's newest would take as many steps as there are values and periods. */
function newestOfPeriods(db: Kysely<DataTables>, filters: ValueFilters): ValueQuery {
  // The rest of the filters goes for all values of a series or for none.
  const { period_from, updated_after, changes } = filters
  const own = { period_from, updated_after, changes }
  return selectValues(db, { ...own, way: 'id' }).where(isNewestOfAll(db, filters))
}

/** The same where no index has the values in order: they are gone through once. */
function isNewestOfAll(db: Kysely<DataTables>, filters: ValueFilters): Expression<SqlBool> {
  const age = sql`row_number() over (partition by v.indicator, v.datasource, v.location, v.value_type
    order by v.period desc)`
  const aged = selectValues(db, { ...ofWholeSeries(filters), latest: undefined }).select([
    'v.id',
    age.as('age'),
  ])
  return sql<SqlBool>`v.id in (select aged.id from ${aged.as('aged')} where aged.age = 1)`
}

/** Without what narrows the series to some of their values, but for the end of time. */
export const ofWholeSeries = <Filters extends ValueFilters>(filters: Filters): Filters => ({
  ...filters,
  id: undefined,
  period_from: undefined,
  updated_after: undefined,
  changes: undefined,
})
