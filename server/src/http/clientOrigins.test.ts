import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@msdat/sdk/http/serve'
import type { AccountTables } from '../accounts/AccountTables.ts'
import { createAccounts } from '../accounts/createAccounts.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { Outbox } from '../mail/Outbox.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'

const client = 'https://app.example.org'
const root: Actor = { id: '1', email: 'root@example.org', name: 'Root', role: 'admin' }
const news = { title: 'One', content: 'Text', category: 1 }

describeDatabases('a front end on another address', ({ makeDatabase }) => {
  let app: TestApp
  beforeAll(async () => {
    app = await serveTestApp(await makeDatabase(), { clientOrigins: [client] })
    app.actAs(root)
  })
  afterAll(() => app.close())
  const ask = (path: string, origin: string, init: RequestInit = {}) =>
    fetch(app.base + path, { ...init, headers: { origin, 'content-type': 'application/json' } })
  const write = (origin: string) =>
    ask('/api/news/updates/', origin, { method: 'POST', body: JSON.stringify(news) })
  const namesOf = async (asking: Promise<Response>) => {
    const { headers, status } = await asking
    const [origin, credentials] = ['origin', 'credentials'].map((name) =>
      headers.get(`access-control-allow-${name}`),
    )
    return { status, origin, credentials, varies: headers.get('vary')?.includes('Origin') ?? false }
  }

  it('that is trusted is named in each answer, kept ones and refusals too, and may write', async () => {
    const named = { origin: client, credentials: 'true', varies: true }
    // The second answer comes from memory.
    for (const path of ['/api/indicators/', '/api/indicators/', '/api/session/', '/api/news/updates/'])
      expect(await namesOf(ask(path, client))).toMatchObject(named)
    expect(await namesOf(ask('/api/nowhere/', client))).toEqual({ ...named, status: 404 })
    expect(await namesOf(write(client))).toEqual({ ...named, status: 201 })
    const preflight = await fetch(`${app.base}/api/news/updates/`, {
      method: 'OPTIONS',
      headers: {
        origin: client,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
    expect(await namesOf(Promise.resolve(preflight))).toMatchObject(named)
  })

  it('whose answer came from memory leaves the star to all others', async () => {
    await ask('/api/locations/', client)
    const others = { origin: '*', credentials: null }
    expect(await namesOf(ask('/api/indicators/', 'https://evil.example'))).toMatchObject(others)
  })

  it('signs in with the cookie where it is trusted, and with none where it is not', async () => {
    const database = await makeDatabase()
    const db = database.db as unknown as Kysely<AccountTables>
    const site = { publicUrl: 'http://localhost:4300', clientOrigins: [client], secret: 'x'.repeat(40) }
    const accounts = createAccounts({ db, outbox: new Outbox({ isSending: false }), config: site })
    const { password = '' } = await accounts.ensureAdmin({ email: 'root@example.org', password: null })
    const real = await serveTestApp(database, { clientOrigins: [client] }, undefined, { accounts })
    const login = await fetch(`${real.base}/api/login/`, {
      method: 'POST',
      headers: { origin: client, 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'root@example.org', password }),
    })
    expect(login.status).toBe(200)
    const cookie = login.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ')
    const emailFor = async (origin: string) => {
      const response = await fetch(`${real.base}/api/session/`, { headers: { origin, cookie } })
      return ((await response.json()) as { user: { email: string } | null }).user?.email
    }
    expect(await emailFor(client)).toBe('root@example.org')
    expect(await emailFor('https://evil.example')).toBeUndefined()
    await real.close()
  })

  it('that is not trusted gets no credentials and may not write', async () => {
    for (const origin of ['https://evil.example', `${client}.evil.example`, `${client}:444`, 'null']) {
      expect(await namesOf(write(origin))).toMatchObject({ status: 403, credentials: null })
      expect(await namesOf(ask('/api/session/', origin))).toMatchObject({ origin: null, credentials: null })
    }
  })
})
