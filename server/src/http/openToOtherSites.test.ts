import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../db/openDatabase.ts'
import { allMigrations } from '../allMigrations.ts'
import type { DataTables } from '../db/DataTables.ts'
import { migrate } from '../db/migrate.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'

describe('a page of another site', () => {
  let database: Database<DataTables>
  let app: TestApp
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'msdat-other-sites-'))
    database = await openDatabase<DataTables>({ sqliteFile: join(folder, 'test.sqlite') })
    await migrate(database.db, allMigrations('sqlite'))
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,', '1,1,1,2016,2,60,1,'])
    app = await serveTestApp(database)
    app.actAs({ id: '1', email: 'ada@example.org', name: 'Ada', role: 'admin' })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })
  const origin = 'https://other.example'
  const ask = async (method: string, path: string, init: RequestInit = {}) => {
    const headers = { origin, ...(init.headers as Record<string, string> | undefined) }
    const response = await fetch(app.base + path, { ...init, method, headers })
    await response.text()
    const of = (name: string) => response.headers.get(`access-control-${name}`)
    return {
      status: response.status,
      allowed: of('allow-origin'),
      policy: response.headers.get('cross-origin-resource-policy'),
      methods: of('allow-methods'),
      headers: of('allow-headers'),
      maxAge: of('max-age'),
      credentials: of('allow-credentials'),
    }
  }
  const preflight = (path: string, method: string) =>
    ask('OPTIONS', path, {
      headers: {
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    })
  const json = (body: object): RequestInit => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

  const reads = [
    '/api/data/',
    '/api/data',
    '/API/data/?indicator=1',
    '/api/data/1/',
    '/api/data/1/provenance/',
    '/api/data/removed/',
    '/api/data/columns/?indicator=1',
    '/api/indicators/1/coverage/',
    '/api/dashboards/',
    '/api/news/updates/',
    '/api/lineage/',
    '/api/search/measles',
    '/api/openapi.json',
  ]
  it.each(reads)('may read %s', async (path) => {
    expect(await ask('GET', path)).toMatchObject({ status: 200, allowed: '*', policy: 'cross-origin' })
    expect(await preflight(path, 'GET')).toMatchObject({
      status: 204,
      allowed: '*',
      methods: 'GET, HEAD',
      headers: '*, Authorization',
      maxAge: '7200',
      credentials: null,
    })
  })

  it.each(['/api/data/999/provenance/', '/api/data/999/', '/api/news/updates/?page=9'])(
    'may read that there is nothing at %s',
    async (path) => {
      expect(await ask('GET', path)).toMatchObject({ status: 404, allowed: '*' })
    },
  )

  it.each([
    ['/api/analysis/correlation/', { indicator: [1, 2] }],
    ['/api/analysis/descriptive/', { indicator: 1 }],
    ['/api/data/predictive_analysis/', { indicator: 1, datasource: 1, location: 1 }],
  ])('may ask %s, which writes nothing', async (path, question) => {
    expect(await preflight(path, 'POST')).toMatchObject({ status: 204, allowed: '*', maxAge: '7200' })
    expect((await preflight(path, 'POST')).methods?.split(', ')).toContain('POST')
    const answer = await ask('POST', path, json(question))
    expect(answer.allowed).toBe('*')
    expect([200, 400]).toContain(answer.status)
  })

  it.each([
    ['POST', '/api/news/updates/', { title: 'a', content: 'b', category: 1 }],
    ['POST', '/api/lineage/', { source: 1, fed_by: 2 }],
    ['POST', '/api/imports/', {}],
    ['POST', '/api/imports/1/commit/', {}],
    ['DELETE', '/api/lineage/1/', {}],
  ])('may not %s %s', async (method, path, body) => {
    expect(await ask(method, path, json(body))).toMatchObject({ status: 403, allowed: null })
    const asked = await preflight(path, method)
    expect(asked.methods?.includes(method) ?? false).toBe(false)
  })

  it('may read nothing that belongs to people', async () => {
    for (const path of ['/api/imports/', '/api/imports/1/', '/api/nothing/']) {
      expect((await ask('GET', path)).allowed).toBeNull()
      expect(await preflight(path, 'GET')).toMatchObject({ allowed: null, methods: null })
    }
  })

  it('still reads what the page of this site does, whose writes go on', async () => {
    const own = { headers: { origin: app.base, 'content-type': 'application/json' } }
    const body = JSON.stringify({ title: 'a', content: 'b', category: 1 })
    expect((await ask('POST', '/api/news/updates/', { ...own, body })).allowed).toBeNull()
    expect((await ask('POST', '/api/news/updates/', { ...own, body })).status).toBeLessThan(300)
  })
})
