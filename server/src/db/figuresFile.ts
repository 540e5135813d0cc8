import { sql, type Kysely } from 'kysely'
import { StartupFault } from '../config/StartupFault.ts'

/**
 * With SQLite whoever writes locks a whole file, and a large import writes for a minute. So the tables that imports
 * write stand in a file of their own: sign-ins, dashboards and plugins are written to the other one meanwhile. Both are
 * open on each connection, and a table is named without its file. A statement that creates an index names it:
 * `create index figures.…`.
 */
export const figuresFileOf = (sqliteFile: string): string =>
  `${sqliteFile.replace(/\.sqlite$/, '')}-figures.sqlite`

/** Both, and what a connection calls them: SQLite's settings are of one each. */
export const filesOf = (sqliteFile: string): readonly string[] => [sqliteFile, figuresFileOf(sqliteFile)]
export const fileNames = ['main', 'figures'] as const

/** Tells what to do where only the first of the two files was brought back. Belongs after the migrations. */
export async function refuseWithoutFigures<Tables>(db: Kysely<Tables>, sqliteFile: string): Promise<void> {
  const { rows } = await sql`select 1 from figures.sqlite_schema where name = 'figure_settings'`.execute(db)
  if (rows.length > 0) return
  throw new StartupFault(
    `The file ${figuresFileOf(sqliteFile)} is missing or empty. It belongs to ${sqliteFile}: bring both back from the same backup.`,
  )
}
