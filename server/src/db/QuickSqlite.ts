import type Sqlite from 'better-sqlite3'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'

interface QuickStatement extends SqliteStatement {
  /** The rows as the database gives them: the names of their columns stand once. */
  table(parameters: readonly unknown[]): Table
  /** Whether it leaves the file as it is. */
  isReadOnly: boolean
}

export interface Table {
  names: readonly string[]
  rows: unknown[][]
}

// Queries differ in the number of ids they name, so there are more of them than places in the code.
const mostStatements = 200
// Rows written a thousand at a time make statements that are long, rarely the same, and held in full.
const longestKept = 20_000

/**
 * The connection as Kysely uses it, with statements prepared once and rows read as arrays: the driver
 * takes twice as long to make an object of a row as the rest of the reading takes.
 */
export class QuickSqlite implements SqliteDatabase {
  readonly #database: Sqlite.Database
  readonly #statements = new LRUCache<string, QuickStatement>({ max: mostStatements })

  constructor(database: Sqlite.Database) {
    this.#database = database
  }

  get isInTransaction(): boolean {
    return this.#database.inTransaction
  }

  prepare(sql: string): QuickStatement {
    if (sql.length > longestKept) return quick(this.#database.prepare(sql))
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = quick(this.#database.prepare(sql))
    this.#statements.set(sql, statement)
    return statement
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }
}

function quick(statement: Sqlite.Statement): QuickStatement {
  const { reader, readonly } = statement
  if (reader) statement.raw(true)
  let names: string[] = []
  const table = (parameters: readonly unknown[]): Table => {
    const rows = statement.all(...parameters) as unknown[][]
    // A table that has got a column since shows it in a statement prepared before.
    if (rows[0] && rows[0].length !== names.length) names = statement.columns().map(({ name }) => name)
    return { names, rows }
  }
  return {
    reader,
    isReadOnly: readonly,
    table,
    all: (parameters) => objectsOf(table(parameters)),
    run: (parameters) => statement.run(...parameters),
    // A statement that is being stepped through cannot be asked again meanwhile, so it gets its own.
    iterate: (parameters) =>
      statement.database.prepare(statement.source).iterate(...parameters) as IterableIterator<unknown>,
  }
}

export const objectsOf = ({ names, rows }: Table): Record<string, unknown>[] =>
  rows.map((values) => rowOf(names, values))

function rowOf(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index]
  return row
}
