import { sql, type Kysely } from 'kysely'
import { maxColumnRows, type Coverage, type DataColumns, type DataValue } from '@msdat/sdk/contracts/data'
import { pointValueTypes } from '@msdat/sdk/contracts/data'
import type { Rows } from '@msdat/sdk/contracts/page'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../db/DataTables.ts'
import { letOthersIn } from '../http/letOthersIn.ts'
import { withChanges } from './changesAfter.ts'
import { lastImport, selectRows, valuesOf } from './dataRows.ts'
import { checkPage, noRows, spanOf, type ListInput } from './pageOf.ts'
import { refuseLongColumns } from './refuseLongReads.ts'
import { idOf, selectValues } from './selectValues.ts'
import type { ValueQuery } from './valuesByWay.ts'
import type { ValueFilters } from './ValueFilters.ts'
import { countByPair } from './countByPair.ts'
import { countUpTo } from './countUpTo.ts'

// Ids and imports are numbered in the order of time, and both are indexed, which the times are not.
const orderColumns: Record<string, string> = { created_at: 'id', updated_at: 'updated_import' }

/** Imports do not follow each other that quickly. */
const mostTurns = 5

/** One page of values. Where the filters have a way, few are in reach, and need not be counted. */
export async function listDataValues(
  db: Kysely<DataTables>,
  asked: ValueFilters & ListInput,
): Promise<Rows<DataValue>> {
  const { offset, limit } = spanOf(asked)
  const input = await withChanges(db, asked)
  if (input === null) return noRows(asked)
  // What has no count at hand is counted, and mostly sorted: both look at all that is in reach.
  const isShort = input.way !== undefined
  if (!isShort && !isFoundByImport(input) && !isCountedByPair(input)) await refuseLongColumns(db, input)
  for (let turn = 1; turn <= mostTurns; turn += 1) {
    const counted = !isShort && isPeriodAlone(input) ? await countValues(db, input) : null
    const areFew = isShort || (counted ? counted.count <= mostSorted : isFewRows(input))
    const rows = await pageRows(db, input, areFew).execute()
    // A short first page is the whole answer, which spares counting it.
    if (offset === 0 && rows.length < limit) return { count: rows.length, results: await valuesOf(db, rows) }
    const { count, last_import } = counted ?? countOver(rows) ?? (await countValues(db, input))
    checkPage(input, count)
    if (rows[0]?.last_import === last_import) return { count, results: await valuesOf(db, rows) }
    // An import between the two statements: the count is not of these rows.
    await letOthersIn()
  }
  throw new AppError('conflict', 'The data changed while they were read. Please ask again.')
}

/** Whether the imports lead to what was changed: to a few values, or to all of them in their order. */
function isFoundByImport({ changes, updated_after: _after, ...others }: ValueFilters & ListInput): boolean {
  return changes !== undefined && (changes.areFew || isCountedByPair(others))
}

/** What `pageRows` has counted with the page. */
function countOver(rows: readonly { count: number | null; last_import: number }[]) {
  const [first] = rows
  return first && first.count !== null ? { count: Number(first.count), last_import: first.last_import } : null
}

/**
 * Where an index holds the page in its order, it is read as it stands. Else its ids come first: what is sorted is then
 * small, however long the notes of the values are.
 */
function pageRows(db: Kysely<DataTables>, input: ValueFilters & ListInput, areFew: boolean) {
  const { offset, limit } = spanOf(input)
  const direction = input.ordering?.startsWith('-') ? 'desc' : 'asc'
  const column = orderColumn(input)
  const isById = column === 'id'
  const place = isById ? idOf(areFew) : sql<number>`${sql.ref(`v.${column}`)}`
  // In the same direction, so that an index serves the whole order: the newest change is what every
  // client asks for first, and an import can have written millions of rows.
  const thenById = idOf(areFew && column === 'updated_import')
  const noCount = sql<number | null>`cast(null as integer)`
  if (isHeldInOrder(input)) {
    return selectRows(selectValues(db, input))
      .select(noCount.as('count'))
      .orderBy(place, direction)
      .$if(!isById, (query) => query.orderBy(thenById, direction))
      .limit(limit)
      .offset(offset)
  }
  // Finding the newest is most of the work, and is not done twice.
  const count = input.latest ? sql<number | null>`count(*) over ()` : noCount
  const page = selectValues(db, input)
    .select(['v.id', count.as('count'), place.as('place')])
    .orderBy('place', direction)
    .$if(!isById, (query) => query.orderBy(thenById, direction))
    .limit(limit)
    .offset(offset)
  if (input.as_of !== undefined) return rowsOfThePast()
  // Each is looked up: left its choice, SQLite goes through all values instead, where it takes the page for long.
  const rows = db.selectFrom(page.as('page')).crossJoin('data_values as v').whereRef('v.id', '=', 'page.id')
  // By the same columns, so that SQLite sorts no second time.
  return selectRows(rows as unknown as ValueQuery)
    .select(sql<number | null>`page.count`.as('count'))
    .orderBy(sql`page.place`, direction)
    .$if(!isById, (query) => query.orderBy(sql`page.id`, direction))

  /** Joined to a page, the values of an earlier moment would all be gathered first; looked for by id, only those are. */
  function rowsOfThePast() {
    const ids = page.clearSelect().select(['v.id', place.as('place')])
    return selectRows(selectValues(db, { as_of: input.as_of }))
      .select(noCount.as('count'))
      .where('v.id', 'in', (inner) => inner.selectFrom(ids.as('page')).select('page.id'))
      .orderBy(place, direction)
      .$if(!isById, (query) => query.orderBy(thenById, direction))
  }
}

/** All values, or those of one indicator, of one source or of both: by id, or without an indicator by change. */
export function isHeldInOrder(input: ValueFilters & ListInput): boolean {
  const { indicator, datasource } = input
  if (!isCountedByPair(input) || [indicator, datasource].some((ids) => ids?.includes(','))) return false
  const column = orderColumn(input)
  return column === 'id' || (column === 'updated_import' && indicator === undefined)
}

export async function getDataValue(db: Kysely<DataTables>, id: number): Promise<DataValue> {
  const [value] = await valuesOf(db, await selectRows(selectValues(db, { id: String(id) })).execute())
  if (value) return value
  throw new AppError('not_found', `There is no data value ${id}.`)
}

function orderColumn({ ordering = 'id' }: ListInput): string {
  const name = ordering.replace(/^-/, '')
  return orderColumns[name] ?? name
}

/**
 * Whether the filters leave few enough rows to sort them. The order is then one that no index has:
 * else the database may walk through a hundred thousand rows in their order to find those few.
 */
function isFewRows({ indicator, location, ...filters }: ValueFilters): boolean {
  const { level, period, period_from, period_to, value_type } = filters
  const others = [level, period, period_from, period_to, value_type]
  return (
    filters.changes?.areFew ||
    location !== undefined ||
    (indicator !== undefined && others.some((one) => one !== undefined))
  )
}

// More of them are dense enough to be found by walking through all values in their order.
const mostSorted = 20_000

/** Whether only counting tells how many there are: of 1990 there can be seventy values, of 2018-05 as many thousands. */
const isPeriodAlone = (filters: ValueFilters): boolean =>
  filters.period !== undefined &&
  filters.indicator === undefined &&
  !isFewRows({ ...filters, period: undefined })

function countValues(
  db: Kysely<DataTables>,
  filters: ValueFilters & ListInput,
): Promise<{ count: number; last_import: number | null }> {
  return isCountedByPair(filters) ? countByPair(db, filters) : countRows(db, filters)
}

function countRows(db: Kysely<DataTables>, filters: ValueFilters) {
  return selectValues(db, filters)
    .select((query) => [query.fn.countAll<number>().as('count'), lastImport.as('last_import')])
    .executeTakeFirstOrThrow()
}

const namesBesidePair = ['indicator', 'datasource', 'way', 'size', 'page', 'ordering', 'fields']

const isCountedByPair = (filters: ValueFilters & ListInput): boolean =>
  Object.entries(filters).every(([name, value]) => value === undefined || namesBesidePair.includes(name))

/** Values as columns of equal length; refused beyond the limit, since a part would look like the whole. */
export async function getDataColumns(
  db: Kysely<DataTables>,
  filters: ValueFilters,
  version: string,
): Promise<DataColumns> {
  // Counting is quick, and spares reading a hundred thousand rows that are not sent.
  const ofPairs = filters.way === undefined ? Number((await countByPair(db, filters)).count) : 0
  const matching = selectValues(db, filters)
  if (ofPairs > maxColumnRows && (await countUpTo(db, matching, maxColumnRows)) > maxColumnRows)
    throw tooMany()
  const rows = await matching
    .select([
      'v.id',
      'v.indicator',
      'v.datasource',
      'v.location',
      'v.period',
      'v.value_type',
      'v.value',
      'v.citation',
    ])
    .orderBy(idOf(filters.way !== undefined))
    .limit(maxColumnRows + 1)
    .execute()
  if (rows.length > maxColumnRows) throw tooMany()
  const periods = [...new Set(rows.map((row) => row.period))].sort()
  const codes = new Map(periods.map((period, code) => [period, code]))
  return {
    version,
    count: rows.length,
    id_steps: rows.map((row, index) => row.id - (rows[index - 1]?.id ?? 0)),
    indicator: rows.map((row) => row.indicator),
    datasource: rows.map((row) => row.datasource),
    location: rows.map((row) => row.location),
    period: { values: periods, codes: rows.map((row) => codes.get(row.period) ?? 0) },
    value_type: rows.map((row) => row.value_type),
    value: rows.map((row) => row.value),
    citation: rows.map((row) => row.citation ?? 0),
  }
}

const tooMany = () =>
  new AppError(
    'invalid_input',
    `More than ${maxColumnRows} values match. Ask for fewer indicators, sources, places or periods.`,
  )

/**
 * Where an indicator has point values. The periods of a place come joined together: as rows of their
 * own a hundred thousand of them take most of the time.
 */
export async function getCoverage(db: Kysely<DataTables>, indicator: number): Promise<Coverage> {
  const figures = db
    .selectFrom('data_values')
    .select(['datasource', 'location', 'period'])
    .distinct()
    .where('indicator', '=', indicator)
    .where('value_type', 'in', pointValueTypes)
  const rows = await db
    .selectFrom(figures.as('figures'))
    .select(['datasource', 'location', sql<string>`string_agg(period, ',')`.as('periods')])
    .groupBy(['datasource', 'location'])
    .orderBy('datasource')
    .orderBy('location')
    .execute()
  // Hundreds of places have the same periods: each text is held once.
  const texts = new Map<string, string>()
  const once = (period: string): string => texts.get(period) ?? (texts.set(period, period), period)
  const periodsOf = (joined: string): string[] => joined.split(',').map(once).sort()
  return { indicator, results: rows.map((row) => ({ ...row, periods: periodsOf(row.periods) })) }
}
