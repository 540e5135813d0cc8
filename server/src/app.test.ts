import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Router } from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '@msdat/sdk/contracts/accounts'
import * as dashboards from '@msdat/sdk/contracts/dashboards'
import * as data from '@msdat/sdk/contracts/data'
import type { Endpoint } from '@msdat/sdk/contracts/endpoint'
import { Problem } from '@msdat/sdk/contracts/problem'
import * as reference from '@msdat/sdk/contracts/reference'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { createApp } from './app.ts'
import { seedDashboards } from './dashboards/seedDashboards.ts'
import { VersionedData } from './data/VersionedData.ts'
import type { DataTables } from './db/DataTables.ts'
import type { Database } from './db/openDatabase.ts'
import { describeDatabases } from './db/testDatabases.fixture.ts'
import { createLog } from './http/requestLog.ts'
import { importBuiltInSet } from './import/builtInSet/importBuiltInSet.ts'

const dataFolder = new URL('../data/', import.meta.url).pathname
// Somewhere above the project there may well be a folder whose name begins with a dot.
const hostFolder = mkdtempSync(join(tmpdir(), '.msdat-host-'))
mkdirSync(join(hostFolder, 'assets'))
writeFileSync(
  join(hostFolder, 'index.html'),
  '<!doctype html><html><head><title>x</title></head><body></body></html>',
)
writeFileSync(join(hostFolder, 'assets', 'main-abc.js'), 'plain')
writeFileSync(join(hostFolder, 'assets', 'main-abc.js.gz'), 'packed')
afterAll(() => rmSync(hostFolder, { recursive: true }))

const signedIn = {
  id: '1',
  username: 'ada',
  email: 'ada@example.org',
  avatar: null,
  role: { value: 'user', label: 'User' },
  token: 't',
} as const
const body = (username: string): string => JSON.stringify({ username, password: 'x' })

interface Running {
  server: Server
  data: VersionedData
  database: Database<DataTables>
}

async function startApp(database: Database<DataTables>): Promise<Running> {
  await importBuiltInSet(database, dataFolder)
  await seedDashboards(database.db, join(dataFolder, 'dashboards.json'))
  const framesRouter = Router().get('/frame', (_request, response) => void response.send('a frame'))
  const versioned = new VersionedData(database.db)
  const app = createApp({
    db: database.db,
    adminAddress: 'admin@example.org',
    data: versioned,
    accounts: { actorOf: () => Promise.resolve(null), mount: () => {} },
    registry: {
      framesRouter,
      publicKey: 'key+/="',
      readUpload: () => Promise.resolve(null),
      findRelease: () => Promise.resolve(null),
      findModules: () => Promise.resolve([]),
      mount(serve) {
        serve(login, ({ username }) => {
          if (username === 'break') throw new Error('a secret detail')
          return signedIn
        })
      },
    },
    config: {
      publicUrl: 'http://localhost:4300',
      isHostFixed: false,
      pluginDomain: 'plugins.localhost:4300',
      trustProxy: false,
      clientOrigins: [],
      activityDays: 365,
    },
    hostFolder,
    log: createLog('silent'),
  })
  const server = createServer(app).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return { server, data: versioned, database }
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}

interface Sending {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
}

// fetch hides Host and Origin and unpacks bodies by itself.
function ask(
  { server }: Running,
  path: string,
  { method = 'GET', headers, body }: Sending = {},
): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = send({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: bytes.toString(),
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const json = { 'content-type': 'application/json' }

describeDatabases('the server', ({ makeFilledDatabase }) => {
  let running: Running
  beforeAll(async () => void (running = await startApp(await makeFilledDatabase())))
  afterAll(() => new Promise((resolve) => running.server.close(resolve)))
  const get = (path: string, headers?: OutgoingHttpHeaders) => ask(running, path, headers && { headers })
  const post = (path: string, body: string, headers: OutgoingHttpHeaders = json) =>
    ask(running, path, { method: 'POST', body, headers })

  describe('reads', () => {
    const endpoints = Object.values<unknown>({ ...data, ...reference, ...dashboards }).filter(
      (value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value,
    )
    // The one path whose table the built-in set leaves empty.
    const withoutRows = new Set([reference.getLink.path])

    it.each(endpoints.map((definition) => [definition.path, definition] as const))(
      'answers %s as its contract says, with and without the last slash',
      async (path, definition) => {
        const query = definition === data.getDataColumns ? '?indicator=7' : ''
        const address = path.replace(':id', '1')
        const answers = [await get(address + query), await get(address.replace(/\/$/, '') + query)]
        const [first, second] = answers
        if (withoutRows.has(path)) return expect(first?.status).toBe(404)
        expect([first?.status, second?.status]).toEqual([200, 200])
        expect(validate(definition.output, JSON.parse(first?.text ?? ''))).toMatchObject({ ok: true })
        expect(second?.headers.etag).toBeDefined()
      },
    )

    it('refuses a host name of which no link can be made', async () => {
      expect((await get('/api/data/?size=2', { host: 'not a name' })).status).toBe(400)
    })

    it('links to the pages around one', async () => {
      const page = JSON.parse(
        (await get('/api/data/?size=2&page=2&indicator=18', { host: 'data.example.org' })).text,
      )
      expect(page.next).toBe('http://data.example.org/api/data/?size=2&page=3&indicator=18')
      expect(page.previous).toBe('http://data.example.org/api/data/?size=2&page=1&indicator=18')
    })

    it('takes an empty filter for none', async () => {
      const [all, empty] = await Promise.all([get('/api/data/?size=1'), get('/api/data/?size=1&location=')])
      expect(JSON.parse(empty.text).count).toBe(JSON.parse(all.text).count)
    })

    it.each([
      ['/api/data/?size=5001', 400, 'size'],
      ['/api/data/?size=0', 400, 'size'],
      ['/api/data/?colour=red', 400, 'colour'],
      ['/api/data/?indicator=x', 400, 'indicator'],
      ['/api/data/?indicator=1;drop', 400, 'indicator'],
      ['/api/data/?ordering=secret', 400, 'ordering'],
      ['/api/data/?page=9999', 404, 'page'],
      ['/api/indicators/seven/', 400, 'id'],
      ['/api/indicators/?page=3', 404, 'page'],
      ['/api/catalog/?x=1', 400, 'x'],
    ])('refuses %s with %i and names %s', async (path, status, field) => {
      const answer = await get(path)
      const problem: unknown = JSON.parse(answer.text)
      expect(answer.status).toBe(status)
      expect(validate(Problem, problem)).toMatchObject({ ok: true })
      expect(problem).toMatchObject({ fields: { [field]: [expect.any(String)] } })
      // Asked twice: a refusal must not be kept as an answer.
      expect((await get(path)).status).toBe(status)
    })

    it('says 304 to who has the answer, until the data change', async () => {
      const path = '/api/data/?indicator=7&period=2018'
      const first = await get(path)
      const tag = { 'if-none-match': first.headers.etag ?? '' }
      expect((await get(path, tag)).status).toBe(304)
      await running.database.db
        .updateTable('figure_settings')
        .set({ value: 'another' })
        .where('name', '=', 'data_version')
        .execute()
      running.data.forget()
      const later = await get(path, tag)
      expect(later.status).toBe(200)
      expect(later.text).toBe(first.text)
    })

    it('packs answers, the first time and from then on', async () => {
      const path = '/api/indicators/?size=4000'
      const plain = await get(path)
      const packed = [
        await get(path, { 'accept-encoding': 'br' }),
        await get(path, { 'accept-encoding': 'br' }),
      ]
      for (const { headers, bytes } of packed) {
        expect(headers['content-encoding']).toBe('br')
        expect(headers.vary).toMatch(/accept-encoding/i)
        expect(brotliDecompressSync(bytes).toString()).toBe(plain.text)
        expect(bytes.length * 4).toBeLessThan(plain.bytes.length)
      }
    })

    it('opens reads to other sites, and nothing else', async () => {
      const read = await get('/api/data/?size=1', { origin: 'https://other.example' })
      expect(read.headers['access-control-allow-origin']).toBe('*')
      expect(read.headers['access-control-allow-credentials']).toBeUndefined()
      const write = await post(login.path, body('ada'))
      expect(write.headers['access-control-allow-origin']).toBeUndefined()
    })

    it('keeps the headers that matter on a kept answer', async () => {
      for (let turn = 0; turn < 2; turn += 1) {
        const { headers } = await get('/api/factors/')
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect(headers['content-security-policy']).toContain("default-src 'none'")
      }
    })

    it('answers HEAD without a body', async () => {
      const answer = await ask(running, '/api/factors/', { method: 'HEAD' })
      expect([answer.status, answer.bytes.length]).toEqual([200, 0])
    })
  })

  describe('writes', () => {
    it('come from pages of this site, or from programs that are no pages', async () => {
      const from = (origin: string) =>
        post(login.path, body('ada'), { ...json, host: 'localhost:4300', origin })
      expect((await post(login.path, body('ada'))).status).toBe(200)
      expect((await from('http://localhost:4300')).status).toBe(200)
      for (const origin of [
        'null',
        'http://evil.example',
        'http://demo.plugins.localhost:4300',
        'http://localhost',
        'https://localhost:4300',
      ]) {
        expect((await from(origin)).status, origin).toBe(403)
      }
    })

    it('with a broken body get a reason', async () => {
      const answer = await post(login.path, '{"username":')
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, 'invalid_input'])
    })

    it('with a body that is wrong in very many places get a short reason', async () => {
      const indicator = Array.from({ length: 120_000 }, () => 0)
      const answer = await post('/api/analysis/correlation/', JSON.stringify({ indicator, datasource: 2 }))
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, 'invalid_input'])
      expect(answer.text.length).toBeLessThan(2_000)
    })

    it('with too large a body are refused', async () => {
      const answer = await post(login.path, body('x'.repeat(300_000)))
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([413, 'too_large'])
    })
  })

  describe('errors', () => {
    it('that nobody foresaw tell nothing of the inside', async () => {
      const answer = await post(login.path, body('break'))
      expect(answer.status).toBe(500)
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'internal' })
      expect(answer.text).not.toContain('secret')
    })

    it.each(['/api/nothing', '/registry/nothing/', '/api/%E0%A4%A'])(
      'at %s are problems in JSON',
      async (path) => {
        const answer = await get(path)
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(validate(Problem, JSON.parse(answer.text))).toMatchObject({ ok: true })
      },
    )
  })

  describe('plugin host names', () => {
    const host = 'demo.plugins.localhost:4300'

    it('reach frame documents', async () => {
      expect((await get('/frame', { host })).text).toBe('a frame')
      expect((await get('/frame', { host: host.toUpperCase() })).text).toBe('a frame')
    })

    it.each(['/api/data/?size=1', '/api/session/', '/', '/registry/index/'])(
      'never reach %s',
      async (path) => {
        await get(path)
        expect((await get(path, { host })).status).toBe(404)
      },
    )
  })

  it.each([
    ['localhost:4300', '/frames/unknown/frame'],
    ['localhost:4300', '/frames/'],
    ['localhost:4300', '/frames/%E0%A4%A/frame'],
    ['demo.plugins.localhost:4300', '/nothing'],
  ])('what is no frame, at %s%s, is answered with the headers of a page', async (host, path) => {
    const { status, headers } = await get(path, { host })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  describe('pages', () => {
    it('carry what the host must know before its first script', async () => {
      const page = await get('/dashboard/Demographics?section=zonal-analysis')
      expect(page.headers['content-type']).toContain('text/html')
      expect(page.text).toContain('<meta name="msdat-registry-key" content="key+/=&#34;">')
      expect(page.text).toContain('<meta name="msdat-plugin-domain" content="plugins.localhost:4300">')
      expect(page.text).toContain('href="/api/dashboards/?size=1500"')
      expect(page.headers['cache-control']).toBe('no-cache')
    })

    it('may frame plugin origins and nothing else, and run no inline script', async () => {
      const policy = (await get('/')).headers['content-security-policy'] ?? ''
      expect(policy).toContain("frame-src 'self' http://*.plugins.localhost:4300;")
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("object-src 'none'")
      expect(policy).not.toContain('upgrade-insecure-requests')
    })

    it('may connect to one port of the machine they are shown on, where their address asks for a local plugin', async () => {
      const connections = async (path: string): Promise<string | undefined> =>
        /connect-src [^;]*/.exec(String((await get(path)).headers['content-security-policy']))?.[0]
      expect(await connections('/?indicator=7')).toBe("connect-src 'self'")
      expect(await connections('/dashboard/Demographics?dev=http://127.0.0.1:4310')).toBe(
        "connect-src 'self' http://127.0.0.1:4310",
      )
      expect(await connections('/?dev=https://elsewhere.example')).toBe("connect-src 'self'")
    })

    it('bring their files, packed beforehand and kept for ever', async () => {
      const packed = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip' })
      expect([packed.text, packed.headers['content-encoding']]).toEqual(['packed', 'gzip'])
      expect(packed.headers['content-type']).toContain('javascript')
      expect(packed.headers['cache-control']).toContain('immutable')
      expect((await get('/assets/main-abc.js')).text).toBe('plain')
    })

    it.each([
      '/assets/gone.js',
      '/../app.test.ts',
      '/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2f..%2fetc/hosts.js',
    ])('do not exist at %s', async (path) => expect((await get(path)).status).toBe(404))
  })
})
