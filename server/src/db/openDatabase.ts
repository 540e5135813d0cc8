import Sqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { StartupFault } from '../config/StartupFault.ts'
import { databaseFault } from './databaseFault.ts'
import { figuresFileOf, fileNames } from './figuresFile.ts'
import { QuickSqlite } from './QuickSqlite.ts'
import { sqliteDialect } from './sqliteDialect.ts'
import { SqliteDriver } from './SqliteDriver.ts'

export type DialectName = 'sqlite' | 'postgres'

export interface Database<Tables> {
  db: Kysely<Tables>
  dialect: DialectName
  /** Writes wait for the lock of the whole database; never so in PostgreSQL, which locks single rows. */
  areWritesHeld(): boolean
  close(): Promise<void>
}

export type DatabaseAddress = { sqliteFile: string } | { postgresUrl: string }

/** Opens the one database of this process and makes sure that it answers. */
export async function openDatabase<Tables>(address: DatabaseAddress): Promise<Database<Tables>> {
  return 'sqliteFile' in address ? openSqlite(address.sqliteFile) : openPostgres(address.postgresUrl)
}

function openSqlite<Tables>(file: string): Database<Tables> {
  try {
    const writer = connectTo(file)
    // FULL: a submission that was acknowledged is on the disk, whatever then happens to the machine.
    writer.pragma('journal_mode = WAL')
    for (const name of fileNames) writer.pragma(`${name}.synchronous = FULL`)
    writer.pragma('foreign_keys = ON')
    const reader = connectToRead(file)
    // SQLite waits on the thread that asks. From now on whoever meets a lock waits in SqliteDriver instead.
    for (const connection of [writer, reader]) connection.pragma('busy_timeout = 0')
    const connections = { reader: new QuickSqlite(reader), writer: new QuickSqlite(writer) }
    const driver = new SqliteDriver(connections)
    const db = new Kysely<Tables>({ dialect: sqliteDialect(driver) })
    return { db, dialect: 'sqlite', areWritesHeld: () => driver.areWritesHeld, close: () => db.destroy() }
  } catch (error) {
    const reason = databaseFault(error)?.message ?? `${messageOf(error)}.`
    throw new StartupFault(`The database file ${file} cannot be opened: ${reason}`, { cause: error })
  }
}

/** For a process that does nothing but read, so that it may wait for a lock. */
export const openForReading = (file: string): QuickSqlite => new QuickSqlite(connectToRead(file))

function connectToRead(file: string): Sqlite.Database {
  const database = connectTo(file)
  database.pragma('query_only = ON')
  return database
}

function connectTo(file: string): Sqlite.Database {
  const database = new Sqlite(file, { timeout: 10_000 })
  database.prepare('attach database ? as figures').run(figuresFileOf(file))
  // In KiB. The upper levels of the indexes of millions of values fit in, so that a row costs one page.
  database.pragma('figures.cache_size = -16000')
  return database
}

const int8 = 20

/** More than there are reads of figures at once (`cachedReads`): those may all wait for a table that another program holds. */
const postgresConnections = 16

async function openPostgres<Tables>(url: string): Promise<Database<Tables>> {
  // Not held in memory where SQLite is used.
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: postgresConnections,
    connectionTimeoutMillis: 5000,
    types: {
      // Counts come as int8, which the driver hands out as text; ours all fit into a number.
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === int8 && format !== 'binary'
          ? Number
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
  // A connection that breaks fails its query, and the pool replaces it. Without a listener on the pool (idle
  // connections) and on each client (connections in use), its 'error' event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await sql`select 1`.execute(db)
    return { db, dialect: 'postgres', areWritesHeld: () => false, close: () => db.destroy() }
  } catch (error) {
    await db.destroy()
    throw new StartupFault(
      `DATABASE_URL names a PostgreSQL server that cannot be used: ${messageOf(error)}. Check host, port, user, password and database name.`,
      { cause: error },
    )
  }
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0])
  return error instanceof Error ? error.message.replace(/\s+/g, ' ').replace(/\.$/, '') : String(error)
}
