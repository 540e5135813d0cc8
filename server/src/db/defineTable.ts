import { sql, type Kysely, type Migration } from 'kysely'
import { createIndex, createTable, definitionOf, type Column } from './createTable.ts'
import type { DialectName } from './openDatabase.ts'

type Columns = Record<string, Column>

interface Index<Name> {
  /** Made of the names of table and columns unless given. */
  name?: string
  columns: readonly Name[]
  isUnique?: boolean
}

/** One table: its migration, the type of its rows and what StoredThings reads and writes come from this. */
export interface Table<C extends Columns = Columns> {
  name: string
  columns: C
  indexes: readonly Index<string>[]
}

/** A row as our code holds it: flags are booleans, JSON is parsed. */
export type RowOf<T extends Table> = {
  [Name in keyof T['columns']]: T['columns'][Name] extends Column<infer Value> ? Value : never
}

/** The same as the database keeps it: for Kysely, in a list of tables. */
export type KeptOf<T extends Table> = {
  [Name in keyof T['columns']]: T['columns'][Name] extends Column<unknown, infer Kept> ? Kept : never
}

export function defineTable<const C extends Columns>(
  name: string,
  columns: C,
  indexes: readonly Index<keyof C & string>[] = [],
): Table<C> {
  return { name, columns, indexes }
}

/** A column that the table did not have at first; `addColumns` brings it. Rows of before hold `before` in it. */
export function later<Value, Kept>(
  column: Column<Value, Kept>,
  before: string | number | null,
): Column<Value, Kept> {
  return { ...column, before }
}

/** Migrations that create tables, by their names. A name that has run somewhere is never changed again. */
export function creating(
  dialect: DialectName,
  tables: Record<string, Table | readonly Table[]>,
): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(tables).map(([name, created]) => [
      name,
      {
        up: async (db: Kysely<unknown>) => {
          for (const table of [created].flat()) await createDefined(db, dialect, table)
        },
      },
    ]),
  )
}

async function createDefined(db: Kysely<unknown>, dialect: DialectName, table: Table): Promise<void> {
  const first = Object.entries(table.columns).filter(([, column]) => column.before === undefined)
  await createTable(db, dialect, table.name, Object.fromEntries(first))
  for (const { name, columns, isUnique = false } of table.indexes) {
    await createIndex(db, name ?? `${table.name}_${columns.join('_')}`, {
      table: table.name,
      columns,
      isUnique,
    })
  }
}

/** A migration that brings columns marked with `later`. */
export function addingColumns(dialect: DialectName, table: Table, names: readonly string[]): Migration {
  return {
    up: async (db) => {
      for (const name of names) {
        const column = table.columns[name]
        if (column?.before === undefined) throw new Error(`${table.name}.${name} is not marked as later.`)
        const before = sql.lit(column.before)
        await sql`alter table ${sql.table(table.name)} add column ${sql.ref(name)} ${definitionOf(column, dialect)} default ${before}`.execute(
          db,
        )
      }
    },
  }
}
