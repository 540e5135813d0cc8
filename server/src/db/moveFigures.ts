import { sql, type Kysely } from 'kysely'
import type { DialectName } from './openDatabase.ts'
import { takeTurn } from './takeTurn.ts'

/** In an order in which each comes before those that it refers to. */
const figureTables = [
  'data_values',
  'value_revisions',
  'value_flags',
  'indicator_datasources',
  'imports',
] as const

/** The same of what the import of a registry writes. */
const facilityTables = ['facilities', 'facility_registries', 'lgas'] as const

export async function moveFacilities(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  if (dialect !== 'sqlite') return
  for (const table of facilityTables) await moveTable(db, table)
  // What all these tables took in the first file is given back.
  await sql`vacuum`.execute(db)
}

/** What only imports write of the settings. */
const figureSettings = sql`name in ('built_in_set_digest', 'import_lock')`

/** The migrations before made these tables in the first file. A move that was broken off goes on at the next start. */
export async function moveFigures(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  if (dialect === 'sqlite') for (const table of figureTables) await moveTable(db, table)
  const settings = sql.table(dialect === 'sqlite' ? 'figures.figure_settings' : 'figure_settings')
  // Left from an upgrade before, after which the first file was brought back: that says nothing of the data here.
  await sql`drop table if exists ${settings}`.execute(db)
  await sql`create table ${settings} (name text not null primary key, value text not null)`.execute(db)
  await sql`insert into figure_settings (name, value) select name, value from settings where ${figureSettings}`.execute(
    db,
  )
  await sql`delete from settings where ${figureSettings}`.execute(db)
}

interface Part {
  name: string
  sql: string
}

/**
 * Copied as a whole, by one process at a time, and only then removed: the two files are not written in one step. Whoever
 * finds the table in the first file copies it anew.
 */
async function moveTable(db: Kysely<unknown>, table: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'move')
    const { rows: parts } = await sql<Part>`select name, sql from main.sqlite_schema
      where tbl_name = ${table} and sql is not null order by type desc`.execute(transaction)
    const [made, ...indexes] = parts
    if (!made) return
    await sql`drop table if exists figures.${sql.ref(table)}`.execute(transaction)
    await sql`${sql.raw(inFigures(made))}`.execute(transaction)
    await sql`insert into figures.${sql.ref(table)} select * from main.${sql.ref(table)}`.execute(transaction)
    for (const index of indexes) await sql`${sql.raw(inFigures(index))}`.execute(transaction)
    await keepNextId(transaction, table)
  })
  await sql`drop table if exists main.${sql.ref(table)}`.execute(db)
}

/** The same statement for the other file, without what refers to tables of the first one: SQLite cannot keep that up. */
const inFigures = (part: Part): string =>
  part.sql
    .replace(/^(create (?:unique )?(?:table|index)) /i, '$1 figures.')
    .replace(/ references "\w+" \(id\)/gi, '')

/** An id that was given once is not given again. */
async function keepNextId(db: Kysely<unknown>, table: string): Promise<void> {
  const { rows } = await sql<{
    seq: number
  }>`select seq from main.sqlite_sequence where name = ${table}`.execute(db)
  if (!rows[0]) return
  await sql`delete from figures.sqlite_sequence where name = ${table}`.execute(db)
  await sql`insert into figures.sqlite_sequence (name, seq) values (${table}, ${rows[0].seq})`.execute(db)
}
