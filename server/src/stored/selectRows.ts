import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { checkPage, spanOf, type Paging } from '../data/pageOf.ts'
import type { Table } from '../db/defineTable.ts'
import { isPostgres } from '../db/isPostgres.ts'
import type { KeptRow } from './rowValues.ts'

/** Any table by its name: which columns it has is known from its definition, not from Kysely. */
export type AnyTables = Record<string, KeptRow>
type Query<Selected> = SelectQueryBuilder<AnyTables, string, Selected>

/** A checked list query: paging, `ordering`, `search`, and any column of the table as a filter. */
export interface ListQueryInput extends Paging {
  ordering?: string | undefined
  search?: string | undefined
  [filter: string]: unknown
}

interface Listing {
  table: Table
  /** Columns that `search` looks into, or what is looked up for a row. */
  search: readonly (string | RawBuilder<string>)[]
  ordering: string
  /** The unique number by which rows that are otherwise equal are sorted. */
  key?: string
  /** Only rows that hold these values, whatever is asked for. */
  only: KeptRow
}

/** One page of the rows that fit, and how many fit in all. */
export async function selectRows(
  db: Kysely<AnyTables>,
  input: ListQueryInput,
  { table, search, ordering, key = 'id', only }: Listing,
): Promise<{ count: number; rows: KeptRow[] }> {
  let matching: Query<unknown> = db.selectFrom(table.name)
  for (const [name, value] of Object.entries(only)) matching = matching.where(name, '=', value)
  for (const [name, value] of filtersIn(input, table)) matching = matching.where(name, 'in', value)
  if (input.search !== undefined) matching = matching.where(holds(search, input.search, isPostgres(db)))
  const { count } = (await matching
    .select((query) => query.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()) as { count: number }
  checkPage(input, Number(count))
  const wanted = input.ordering ?? ordering
  const direction = wanted.startsWith('-') ? 'desc' : 'asc'
  const { offset, limit } = spanOf(input)
  const rows = (await matching
    .selectAll()
    .orderBy(wanted.replace(/^-/, ''), direction)
    .orderBy(key, direction)
    .limit(limit)
    .offset(offset)
    .execute()) as KeptRow[]
  return { count: Number(count), rows }
}

/** Several values of a filter stand with commas between them; a text may itself hold a comma. */
function filtersIn(input: ListQueryInput, table: Table): [name: string, values: unknown[]][] {
  return Object.entries(input).flatMap(([name, value]): [string, unknown[]][] => {
    const column = table.columns[name]
    if (!column || value === undefined) return []
    if (typeof value === 'boolean') return [[name, [value ? 1 : 0]]]
    if (typeof value !== 'string') return [[name, [value]]]
    const parts = value.split(',')
    const isNumber = column.type !== 'text' && column.type !== 'code'
    return [[name, isNumber ? parts.map(Number) : [...new Set([value, ...parts])].map(withoutNul)]]
  })
}

/**
 * The words anywhere in one of the columns, in any case: each database lowers both sides in its own way. By no pattern: at each
 * letter of a long text, one of many letters takes as many steps, which was seconds for 300 texts.
 */
function holds(columns: Listing['search'], words: string, isInPostgres: boolean) {
  const sought = sql<string>`lower(${withoutNul(words)})`
  const texts = columns.map((column) => (typeof column === 'string' ? sql.ref(column) : column))
  const each = texts.map((text) =>
    isInPostgres
      ? sql<boolean>`strpos(lower(${text}), ${sought}) > 0`
      : sql<boolean>`instr(lower(${text}), ${sought}) > 0`,
  )
  return each.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(each, sql` or `)})`
}

// PostgreSQL has no text with a NUL in it and would answer with a fault.
const withoutNul = (text: string): string => text.replaceAll('\0', '\u{FFFD}')
