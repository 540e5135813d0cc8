import { AppError } from '@msdat/sdk/contracts/problem'
import type { Rows } from '@msdat/sdk/contracts/page'
import { momentOf } from './momentOf.ts'

export interface Paging {
  size?: number | undefined
  page?: number | undefined
}

export interface ListInput extends Paging {
  ordering?: string | undefined
  updated_after?: string | undefined
}

/** First row and number of rows of the asked page. */
export function spanOf({ size = 100, page = 1 }: Paging): { offset: number; limit: number } {
  return { offset: (page - 1) * size, limit: size }
}

/** The first page of an empty list is fine; any other page past the end is not there. */
export function checkPage({ size = 100, page = 1 }: Paging, count: number): void {
  const last = Math.max(1, Math.ceil(count / size))
  if (page <= last) return
  throw new AppError('not_found', `There is no page ${page}: the last one is ${last}.`, {
    page: [`must be at most ${last}`],
  })
}

/** The page of a list that has no rows. */
export function noRows(input: Paging): Rows<never> {
  checkPage(input, 0)
  return { count: 0, results: [] }
}

/** Filters, sorts and cuts rows that are held in memory. A filter is the text of the query, or absent. */
export function pageOf<Row extends { id: number }>(
  rows: readonly Row[],
  /** An ordering of null leaves the rows as they come; without one they are sorted by id. */
  input: Omit<ListInput, 'ordering'> & { ordering?: string | null | undefined },
  filters: Partial<Record<keyof Row & string, string | undefined>> = {},
): Rows<Row> {
  const wanted = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const accepted = wanted.map(([name, text]) => [name, new Set(lower(text).split(','))] as const)
  const found = changedSince(rows, input.updated_after).filter((row) =>
    accepted.every(([name, values], index) => {
      const value = lower(String(row[name as keyof Row]))
      // A name may itself hold a comma.
      return values.has(value) || lower(wanted[index]?.[1] ?? '') === value
    }),
  )
  checkPage(input, found.length)
  const { offset, limit } = spanOf(input)
  return { count: found.length, results: sorted(found, input.ordering).slice(offset, offset + limit) }
}

/** Nobody knows by heart how a source writes its name. */
const lower = (text: string): string => text.toLocaleLowerCase('en')

function changedSince<Row>(rows: readonly Row[], updatedAfter: string | undefined): readonly Row[] {
  if (updatedAfter === undefined) return rows
  const moment = momentOf(updatedAfter, 'updated_after')
  return rows.filter((row) => String(row['updated_at' as keyof Row]) > moment)
}

function sorted<Row extends { id: number }>(
  rows: readonly Row[],
  ordering: string | null = 'id',
): readonly Row[] {
  if (ordering === null) return rows
  const name = ordering.replace(/^-/, '') as keyof Row
  const direction = ordering.startsWith('-') ? -1 : 1
  return rows.toSorted((a, b) => direction * compare(a[name], b[name]) || a.id - b.id)
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), 'en')
}

export function rowWithId<Row extends { id: number }>(rows: readonly Row[], id: number, called: string): Row {
  const row = rows.find((candidate) => candidate.id === id)
  if (row) return row
  throw new AppError('not_found', `There is no ${called} ${id}.`)
}
