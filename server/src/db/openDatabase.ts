import Sqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import pg from 'pg'
import { StartupFault } from '../config/StartupFault.ts'
import { QuickSqlite } from './QuickSqlite.ts'

export type DialectName = 'sqlite' | 'postgres'

export interface Database<Tables> {
  db: Kysely<Tables>
  dialect: DialectName
  close(): Promise<void>
}

export type DatabaseAddress = { sqliteFile: string } | { postgresUrl: string }

/** Opens the one database of this process and makes sure that it answers. */
export async function openDatabase<Tables>(address: DatabaseAddress): Promise<Database<Tables>> {
  return 'sqliteFile' in address ? openSqlite(address.sqliteFile) : openPostgres(address.postgresUrl)
}

function openSqlite<Tables>(file: string): Database<Tables> {
  try {
    const database = new Sqlite(file)
    // FULL: a submission that was acknowledged is on the disk, whatever then happens to the machine.
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('busy_timeout = 10000')
    database.pragma('foreign_keys = ON')
    // In KiB. The upper levels of the indexes of millions of values fit in, so that a row costs one page.
    database.pragma('cache_size = -16000')
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new QuickSqlite(database) }) })
    return { db, dialect: 'sqlite', close: () => db.destroy() }
  } catch (error) {
    throw new StartupFault(`The database file ${file} cannot be opened: ${messageOf(error)}.`)
  }
}

const int8 = 20

async function openPostgres<Tables>(url: string): Promise<Database<Tables>> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: {
      // Counts come as int8, which the driver hands out as text; ours all fit into a number.
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === int8 && format !== 'binary'
          ? Number
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await sql`select 1`.execute(db)
    return { db, dialect: 'postgres', close: () => db.destroy() }
  } catch (error) {
    await db.destroy()
    throw new StartupFault(
      `DATABASE_URL names a PostgreSQL server that cannot be used: ${messageOf(error)}. Check host, port, user, password and database name.`,
    )
  }
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0])
  return error instanceof Error ? error.message.replace(/\s+/g, ' ').replace(/\.$/, '') : String(error)
}
