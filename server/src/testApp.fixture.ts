import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Router } from 'express'
import type { Actor } from '@msdat/sdk/http/serve'
import { createApp, type AppParts } from './app.ts'
import type { FindRelease } from './dashboards/checkSections.ts'
import { seedDashboards } from './dashboards/seedDashboards.ts'
import { VersionedData } from './data/VersionedData.ts'
import type { DataTables } from './db/DataTables.ts'
import type { Database } from './db/openDatabase.ts'
import { createLog } from './http/requestLog.ts'
import { importBuiltInSet } from './import/builtInSet/importBuiltInSet.ts'
import { seedNews } from './news/seedNews.ts'

export const dataFolder = new URL('../data/', import.meta.url).pathname

export interface TestApp {
  /** Address without a slash at its end. */
  base: string
  data: VersionedData
  /** Everyone who asks is this one; null for a visitor. */
  actAs(actor: Actor | null): void
  getJson(path: string): Promise<{ status: number; body: unknown }>
  postJson(path: string, body: unknown): Promise<{ status: number; body: unknown }>
  close(): Promise<void>
}

/** The built-in data, dashboards and news behind the whole app, on a port of its own. */
export async function startTestApp(database: Database<DataTables>): Promise<TestApp> {
  await importBuiltInSet(database, dataFolder)
  await seedDashboards(database.db, join(dataFolder, 'dashboards.json'))
  await seedNews(database.db, join(dataFolder, 'news.json'))
  return serveTestApp(database)
}

/** The same over whatever stands in the database. */
export async function serveTestApp(
  { db }: Database<DataTables>,
  config: Partial<AppParts['config']> = {},
  findRelease: FindRelease = () => Promise.resolve(null),
  parts: Partial<AppParts> = {},
): Promise<TestApp> {
  const data = new VersionedData(db)
  let actor: Actor | null = null
  const app = createApp({
    db,
    data,
    adminAddress: 'admin@example.org',
    accounts: { actorOf: () => Promise.resolve(actor), mount: () => {} },
    registry: {
      framesRouter: Router(),
      publicKey: '',
      readUpload: () => Promise.resolve(null),
      findRelease,
      findModules: (plugin) => Promise.resolve([`code-of-${plugin}`]),
      mount: () => {},
    },
    config: {
      publicUrl: 'http://localhost:4300',
      isHostFixed: false,
      pluginDomain: 'plugins.localhost:4300',
      trustProxy: false,
      clientOrigins: [],
      activityDays: 365,
      ...config,
    },
    hostFolder: dataFolder,
    log: createLog('silent'),
    ...parts,
  })
  const server = createServer(app).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = async (path: string, init?: RequestInit): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(base + path, init)
    return { status: response.status, body: await response.json() }
  }
  return {
    base,
    data,
    actAs: (next) => void (actor = next),
    getJson: (path) => ask(path),
    postJson: (path, body) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
