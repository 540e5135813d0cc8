import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import { afterAll, describe } from 'vitest'
import { registryMigrations } from './registryMigrations.ts'
import type { DialectName, RegistryDb, RegistryTables } from './RegistryTables.ts'

interface TestDatabases {
  dialect: DialectName
  /**
   * An empty database of its own; each call of `connect` is one more process looking at it. SQLite
   * waits for a lock without letting anything else of the process run, so there all share one connection.
   */
  makeDatabase(): Promise<{ connect(): RegistryDb }>
}

type Suite = (databases: TestDatabases) => void

/**
 * Runs a suite on SQLite and on PostgreSQL. MSDAT_TEST_POSTGRES_URL names a server on which
 * databases may be created; without it the second half counts as skipped.
 */
export function describeDatabases(title: string, suite: Suite): void {
  describeOnSqlite(title, suite)
  const server = process.env['MSDAT_TEST_POSTGRES_URL']
  if (server) {
    describe(`${title} (postgres)`, () => suite(withCleaning('postgres', () => makePostgres(server))))
  } else {
    console.warn(`SKIPPED: "${title}" on PostgreSQL, since MSDAT_TEST_POSTGRES_URL is not set.`)
    describe.skip(`${title} (postgres)`, () => suite({ dialect: 'postgres', makeDatabase: refuse }))
  }
}

/** The same, but `npm test` leaves PostgreSQL to `npm run test:all`: for what hardly asks the database. */
export function describeMainlyOnSqlite(title: string, suite: Suite): void {
  if (process.env['MSDAT_TEST_EVERYTHING']) describeDatabases(title, suite)
  else describeOnSqlite(title, suite)
}

function describeOnSqlite(title: string, suite: Suite): void {
  describe(`${title} (sqlite)`, () => suite(withCleaning('sqlite', makeSqlite)))
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
    return { connect }
  }
  return { dialect, makeDatabase }
}

/** The tables are made once in a process, and every database begins as a copy of that one. */
let sqliteTemplate: Promise<Buffer> | undefined
let postgresTemplate: Promise<string> | undefined

async function makeSqlite(): Promise<Made> {
  sqliteTemplate ??= makeSqliteTemplate()
  const template = await sqliteTemplate
  const folder = mkdtempSync(join(tmpdir(), 'msdat-registry-'))
  const file = join(folder, 'test.sqlite')
  writeFileSync(file, template)
  return {
    connect: () => openSqlite(file),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function makeSqliteTemplate(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-registry-'))
  const file = join(folder, 'template.sqlite')
  await makeTables('sqlite', openSqlite(file))
  const bytes = readFileSync(file)
  rmSync(folder, { recursive: true, force: true })
  return bytes
}

function openSqlite(file: string): RegistryDb {
  const database = new Sqlite(file)
  database.pragma('journal_mode = WAL')
  database.pragma('busy_timeout = 10000')
  database.pragma('foreign_keys = ON')
  return new Kysely<RegistryTables>({ dialect: new SqliteDialect({ database }) })
}

async function makePostgres(server: string): Promise<Made> {
  postgresTemplate ??= makePostgresTemplate(server)
  const name = newName()
  await createDatabase(server, `${name} template ${await postgresTemplate}`)
  return {
    connect: () => openPostgres(server, name),
    remove: () => onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

/** It stays until the server of the test run goes. */
async function makePostgresTemplate(server: string): Promise<string> {
  const name = newName()
  await createDatabase(server, name)
  await makeTables('postgres', openPostgres(server, name))
  return name
}

function openPostgres(server: string, name: string): RegistryDb {
  const url = new URL(server)
  url.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: url.href, max: 5 })
  // A connection that is still closing when its database is dropped says so.
  pool.on('error', () => {})
  return new Kysely<RegistryTables>({ dialect: new PostgresDialect({ pool }) })
}

async function makeTables(dialect: DialectName, db: RegistryDb): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(registryMigrations(dialect)) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  await db.destroy()
  if (error) throw error
}

const newName = (): string => `msdat_registry_${randomBytes(6).toString('hex')}`

/** Its files are copied: through the write-ahead log, as since PostgreSQL 15, it takes four times the processor. */
async function createDatabase(server: string, named: string): Promise<void> {
  await onServer(server, async (client) => {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    const isAsked = Number(rows[0]?.server_version_num) >= 150_000
    await client.query(`create database ${named}${isAsked ? ' strategy file_copy' : ''}`)
  })
}

async function onServer(server: string, ask: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await ask(client)
  } finally {
    await client.end()
  }
}

function refuse(): never {
  throw new Error('This suite needs MSDAT_TEST_POSTGRES_URL.')
}
