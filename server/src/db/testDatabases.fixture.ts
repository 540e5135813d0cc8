import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe } from 'vitest'
import { allMigrations } from '../allMigrations.ts'
import type { DataTables } from './DataTables.ts'
import { filesOf } from './figuresFile.ts'
import { migrate } from './migrate.ts'
import { openDatabase, type Database, type DialectName } from './openDatabase.ts'

export interface TestDatabases {
  dialect: DialectName
  /** An empty database of its own, with all tables. It is closed and removed after the suite. */
  makeDatabase(): Promise<Database<DataTables>>
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
  database: Database<DataTables>
  remove(): Promise<void>
}

function withCleaning(dialect: DialectName, make: () => Promise<Made>): TestDatabases {
  const removals: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const remove of removals) await remove()
  })
  const makeDatabase = async (): Promise<Database<DataTables>> => {
    const { database, remove } = await make()
    removals.push(remove)
    return database
  }
  return { dialect, makeDatabase }
}

/** The tables are made once in a process, and every database begins as a copy of that one. */
let sqliteTemplate: Promise<readonly Buffer[]> | undefined
let postgresTemplate: Promise<string> | undefined

async function makeSqlite(): Promise<Made> {
  sqliteTemplate ??= makeSqliteTemplate()
  const templates = await sqliteTemplate
  const folder = mkdtempSync(join(tmpdir(), 'msdat-test-'))
  const sqliteFile = join(folder, 'test.sqlite')
  filesOf(sqliteFile).forEach((file, at) => writeFileSync(file, templates[at] ?? ''))
  const database = await openDatabase<DataTables>({ sqliteFile })
  const remove = async (): Promise<void> => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { database, remove }
}

async function makeSqliteTemplate(): Promise<readonly Buffer[]> {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-test-'))
  const sqliteFile = join(folder, 'template.sqlite')
  await fillTables('sqlite', await openDatabase<DataTables>({ sqliteFile }))
  const bytes = filesOf(sqliteFile).map((file) => readFileSync(file))
  rmSync(folder, { recursive: true, force: true })
  return bytes
}

async function makePostgres(server: string): Promise<Made> {
  postgresTemplate ??= makePostgresTemplate(server)
  const name = newName()
  await createDatabase(server, `${name} template ${await postgresTemplate}`)
  const database = await openDatabase<DataTables>({ postgresUrl: addressOf(server, name) })
  const remove = async (): Promise<void> => {
    await database.close()
    await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { database, remove }
}

/** It stays until the server of the test run goes. */
async function makePostgresTemplate(server: string): Promise<string> {
  const name = newName()
  await createDatabase(server, name)
  await fillTables('postgres', await openDatabase<DataTables>({ postgresUrl: addressOf(server, name) }))
  return name
}

async function fillTables(dialect: DialectName, database: Database<DataTables>): Promise<void> {
  await migrate(database.db, allMigrations(dialect))
  await database.close()
}

const newName = (): string => `msdat_test_${randomBytes(6).toString('hex')}`

function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

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
