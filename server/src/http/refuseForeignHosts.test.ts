import { request as send } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Problem } from '@msdat/sdk/contracts/problem'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'

const fixed = {
  publicUrl: 'https://data.example.org',
  pluginDomain: 'plugins.example.org',
  isHostFixed: true,
}

// fetch does not let a test choose the Host.
function ask(app: TestApp, path: string, host: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = send(app.base + path, { headers: { host } }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

describeDatabases('a server with a public address', ({ makeDatabase }) => {
  let app: TestApp
  let open: TestApp
  beforeAll(async () => {
    const database = await makeDatabase()
    app = await serveTestApp(database, fixed)
    open = await serveTestApp(database)
  })
  afterAll(() => Promise.all([app.close(), open.close()]))

  it.each(['data.example.org', 'DATA.example.org', 'data.example.org:443'])('serves %s', async (host) => {
    expect((await ask(app, '/api/factors/', host)).status).toBe(200)
  })

  it.each(['evil.example', 'data.example.org.evil.example', 'data.example.org:8080', '127.0.0.1', 'a b', ''])(
    'refuses "%s" and says which address to use',
    async (host) => {
      for (const path of ['/api/factors/', '/', '/registry/index/', '/frames/x/frame']) {
        const { status, text } = await ask(app, path, host)
        const problem: unknown = JSON.parse(text)
        expect([path, status]).toEqual([path, 421])
        expect(validate(Problem, problem)).toMatchObject({ ok: true })
        expect(problem).toMatchObject({
          code: 'misdirected',
          message: expect.stringContaining(fixed.publicUrl),
        })
      }
    },
  )

  it('refuses also what it has just answered under its own name', async () => {
    await ask(app, '/api/factors/', 'data.example.org')
    expect((await ask(app, '/api/factors/', 'evil.example')).status).toBe(421)
  })

  it('leaves the names of plugins to their frames', async () => {
    expect((await ask(app, '/frame', 'demo.plugins.example.org')).text).toBe('There is nothing here.')
  })

  it.each(['/api/health', '/api/health/', '/api/ready/'])('answers %s whatever the name', async (path) => {
    expect((await ask(app, path, '127.0.0.1:4300')).status).toBe(200)
  })

  it('serves any name where no public address is set', async () => {
    expect((await ask(open, '/api/factors/', 'health.local')).status).toBe(200)
  })
})
