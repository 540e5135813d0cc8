import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { prepareOnce } from './prepareOnce.ts'
import { setUpInstallation, startServer, type RunningServer } from './server.ts'

/** Settings of a new installation: a database of its own. */
export type NewInstallation = () => Promise<Record<string, string>>

/** Runs a suite for installations on SQLite and on PostgreSQL; it starts and stops its servers itself. */
export function describeInstallations(title: string, suite: (settings: NewInstallation) => void): void {
  describeEach(title, {}, suite)
}

type SuiteOfEach = (settings: NewInstallation, isPostgres: boolean) => void

function describeOnSqlite(title: string, suite: SuiteOfEach): void {
  describe(`${title} (sqlite)`, () => suite(() => Promise.resolve({}), false))
}

/** On PostgreSQL with these settings besides. */
function describeEach(title: string, env: Record<string, string>, suite: SuiteOfEach): void {
  describeOnSqlite(title, suite)
  const postgres = process.env['MSDAT_TEST_POSTGRES_URL']
  describe.skipIf(!postgres)(`${title} (postgres)`, () =>
    suite(async () => ({ ...env, DATABASE_URL: await makeDatabase(postgres ?? '', env) }), true),
  )
}

/** Builds no plugins, which takes the most time of a first start. */
export const answersOnly = { MSDAT_ROLES: 'web' }

type Suite = (server: () => RunningServer, hasPlugins: boolean) => void

/**
 * Runs a suite against the real server on SQLite and on PostgreSQL, one server for the whole suite. The second
 * has no plugins: what the registry does with them is tested on both databases in its own folder.
 */
export function describeOnBothDatabases(title: string, suite: Suite): void {
  describeEach(title, answersOnly, withOneServer(suite))
}

/** The same, but `npm test` leaves PostgreSQL to `npm run test:all`: for what hardly asks the database. */
export function describeMainlyOnSqlite(title: string, suite: Suite): void {
  if (process.env['MSDAT_TEST_EVERYTHING']) describeOnBothDatabases(title, suite)
  else describeOnSqlite(title, withOneServer(suite))
}

const withOneServer =
  (suite: Suite): SuiteOfEach =>
  (settings, isPostgres) =>
    withServer(settings, (server) => suite(server, !isPostgres))

function withServer(settings: NewInstallation, suite: (server: () => RunningServer) => void): void {
  let running: RunningServer | undefined
  beforeAll(async () => {
    running = await startServer({ env: await settings() })
  })
  afterAll(() => running?.stop())
  suite(() => {
    if (!running) throw new Error('The server runs only inside tests.')
    return running
  })
}

/** A database of a new installation with these settings on the server of this test run; it goes when the run ends. */
export async function makeDatabase(server: string, env: Record<string, string>): Promise<string> {
  const template = ['msdat_installation', ...Object.values(env)].join('_')
  const isPrepared = await prepareOnce(template, async () => {
    await onServer(server, `drop database if exists ${template}`)
    await onServer(server, `create database ${template}`)
    await setUpInstallation({ env: { ...env, DATABASE_URL: addressOf(server, template) } })
  })
  const name = `msdat_product_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}${isPrepared ? ` template ${template}` : ''}`)
  return addressOf(server, name)
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
