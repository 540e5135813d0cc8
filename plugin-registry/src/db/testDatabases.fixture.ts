import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import { afterAll, describe } from 'vitest'
import { registryMigrations } from './registryMigrations.ts'
import type { DialectName, RegistryDb, RegistryTables } from './RegistryTables.ts'

export interface TestDatabases {
  dialect: DialectName
  /**
   * An empty database of its own; each call of `connect` is one more process looking at it. SQLite
   * waits for a lock without letting anything else of the process run, so there all share one connection.
   */
  makeDatabase(): Promise<{ connect(): RegistryDb }>
}

/**
 * Runs a suite on SQLite and on PostgreSQL. MSDAT_TEST_POSTGRES_URL names a server on which
 * databases may be created; without it the second half counts as skipped.
 */
export function describeDatabases(title: string, suite: (databases: TestDatabases) => void): void {
  describe(`${title} (sqlite)`, () => suite(withCleaning('sqlite', makeSqlite)))
  const server = process.env['MSDAT_TEST_POSTGRES_URL']
  if (server) {
    describe(`${title} (postgres)`, () => suite(withCleaning('postgres', () => makePostgres(server))))
  } else {
    console.warn(`SKIPPED: "${title}" on PostgreSQL, since MSDAT_TEST_POSTGRES_URL is not set.`)
    describe.skip(`${title} (postgres)`, () => suite({ dialect: 'postgres', makeDatabase: refuse }))
  }
}

interface Made {
  connect(): RegistryDb
  remove(): Promise<void>
}

function withCleaning(dialect: DialectName, make: () => Promise<Made>): TestDatabases {
  const removals: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const remove of removals) await remove()
  })
  const makeDatabase = async (): Promise<{ connect(): RegistryDb }> => {
    const made = await make()
    const open: RegistryDb[] = []
    removals.push(async () => {
      for (const db of open) await db.destroy()
      await made.remove()
    })
    const connect = (): RegistryDb => {
      const [first] = open
      if (first && dialect === 'sqlite') return first
      const db = made.connect()
      open.push(db)
      return db
    }
    const provider = { getMigrations: () => Promise.resolve(registryMigrations(dialect)) }
    const { error } = await new Migrator({ db: connect(), provider }).migrateToLatest()
    if (error) throw error
    return { connect }
  }
  return { dialect, makeDatabase }
}

function makeSqlite(): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-registry-'))
  const connect = (): RegistryDb => {
    const database = new Sqlite(join(folder, 'test.sqlite'))
    database.pragma('journal_mode = WAL')
    database.pragma('busy_timeout = 10000')
    database.pragma('foreign_keys = ON')
    return new Kysely<RegistryTables>({ dialect: new SqliteDialect({ database }) })
  }
  return Promise.resolve({ connect, remove: async () => rmSync(folder, { recursive: true, force: true }) })
}

async function makePostgres(server: string): Promise<Made> {
  const name = `msdat_registry_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const connect = (): RegistryDb => {
    const pool = new pg.Pool({ connectionString: url.href, max: 5 })
    // A connection that is still closing when its database is dropped says so.
    pool.on('error', () => {})
    return new Kysely<RegistryTables>({ dialect: new PostgresDialect({ pool }) })
  }
  return { connect, remove: () => onServer(server, `drop database if exists ${name} with (force)`) }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function refuse(): never {
  throw new Error('This suite needs MSDAT_TEST_POSTGRES_URL.')
}
