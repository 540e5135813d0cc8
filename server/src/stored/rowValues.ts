import { AppError } from '@msdat/sdk/contracts/problem'
import type { RowOf, Table } from '../db/defineTable.ts'

/** Rows of any table, as the database keeps them. */
export type KeptRow = Record<string, unknown>

/** What of a row the database keeps: flags as 0 or 1, JSON as text. A column that is not given stays as it is. */
export function toKept(table: Table, row: object): KeptRow {
  const given = Object.entries(row).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, keptValue(table, name, value)]))
}

function keptValue(table: Table, name: string, value: unknown): unknown {
  const column = table.columns[name]
  if (!column) throw new Error(`The table ${table.name} has no column ${name}.`)
  if (value === null) return null
  if (column.type === 'flag') return value ? 1 : 0
  if (column.type === 'json') return JSON.stringify(value)
  // PostgreSQL has no text with a NUL in it and would answer with a fault.
  if (typeof value === 'string' && value.includes('\0')) {
    throw new AppError('invalid_input', `${name} must not hold the character NUL.`, {
      [name]: ['must not hold the character NUL'],
    })
  }
  return value
}

export function fromKept<T extends Table>(table: T, kept: KeptRow): RowOf<T> {
  const values = Object.entries(kept).map(([name, value]) => [name, valueOf(table, name, value)])
  return Object.fromEntries(values) as RowOf<T>
}

function valueOf(table: Table, name: string, kept: unknown): unknown {
  const type = table.columns[name]?.type
  if (kept === null) return null
  if (type === 'flag') return kept === 1
  return type === 'json' ? JSON.parse(String(kept)) : kept
}
