import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe } from 'vitest'
import { allMigrations } from '../allMigrations.ts'
import type { DataTables } from './DataTables.ts'
import { filesOf } from './figuresFile.ts'
import { importBuiltInSet } from '../import/builtInSet/importBuiltInSet.ts'
import { migrate } from './migrate.ts'
import { openDatabase, type Database, type DialectName } from './openDatabase.ts'

const builtInSet = new URL('../../data/', import.meta.url).pathname

export interface TestDatabases {
  dialect: DialectName
  /** An empty database of its own, with all tables. It is closed and removed after the suite. */
  makeDatabase(): Promise<Database<DataTables>>
  /** The same with the built-in data set: to load it takes seconds on PostgreSQL, to copy it none. */
  makeFilledDatabase(): Promise<Database<DataTables>>
}

/**
 * Runs a suite on SQLite and on PostgreSQL. MSDAT_TEST_POSTGRES_URL names a server on which
 * databases may be created; without it the second half counts as skipped.
 */
export function describeDatabases(title: string, suite: (databases: TestDatabases) => void): void {
  describe(`${title} (sqlite)`, () => suite(withCleaning('sqlite', makeSqlite)))
  const server = process.env['MSDAT_TEST_POSTGRES_URL']
  if (server) {
    describe(`${title} (postgres)`, () =>
      suite(withCleaning('postgres', (content) => makePostgres(server, content))))
  } else {
    console.warn(`SKIPPED: "${title}" on PostgreSQL, since MSDAT_TEST_POSTGRES_URL is not set.`)
    describe.skip(`${title} (postgres)`, () =>
      suite({ dialect: 'postgres', makeDatabase: refuse, makeFilledDatabase: refuse }))
  }
}

/** What a database begins with: its tables alone, or the built-in data set too. */
type Content = 'tables' | 'data'

interface Made {
  database: Database<DataTables>
  remove(): Promise<void>
}

function withCleaning(dialect: DialectName, make: (content: Content) => Promise<Made>): TestDatabases {
  const removals: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const remove of removals) await remove()
  })
  const makeOf = async (content: Content): Promise<Database<DataTables>> => {
    const { database, remove } = await make(content)
    removals.push(remove)
    return database
  }
  return { dialect, makeDatabase: () => makeOf('tables'), makeFilledDatabase: () => makeOf('data') }
}

/** Each content is made once in a process, and every database begins as a copy of that one. */
const sqliteTemplates: Partial<Record<Content, Promise<readonly Buffer[]>>> = {}
const postgresTemplates: Partial<Record<Content, Promise<string>>> = {}

async function makeSqlite(content: Content): Promise<Made> {
  const templates = await (sqliteTemplates[content] ??= makeSqliteTemplate(content))
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

async function makeSqliteTemplate(content: Content): Promise<readonly Buffer[]> {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-test-'))
  const sqliteFile = join(folder, 'template.sqlite')
  await fill('sqlite', await openDatabase<DataTables>({ sqliteFile }), content)
  const bytes = filesOf(sqliteFile).map((file) => readFileSync(file))
  rmSync(folder, { recursive: true, force: true })
  return bytes
}

async function makePostgres(server: string, content: Content): Promise<Made> {
  const template = await (postgresTemplates[content] ??= makePostgresTemplate(server, content))
  const name = newName()
  await createDatabase(server, `${name} template ${template}`)
  const database = await openDatabase<DataTables>({ postgresUrl: addressOf(server, name) })
  const remove = async (): Promise<void> => {
    await database.close()
    await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { database, remove }
}

/** It stays until the server of the test run goes. */
async function makePostgresTemplate(server: string, content: Content): Promise<string> {
  const name = newName()
  await createDatabase(server, name)
  await fill('postgres', await openDatabase<DataTables>({ postgresUrl: addressOf(server, name) }), content)
  return name
}

async function fill(dialect: DialectName, database: Database<DataTables>, content: Content): Promise<void> {
  await migrate(database.db, allMigrations(dialect))
  if (content === 'data') await importBuiltInSet(database, builtInSet)
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
