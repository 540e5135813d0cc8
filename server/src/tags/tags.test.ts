import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@msdat/sdk/http/serve'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'

const ada: Actor = { id: '1', email: 'ada@example.org', name: 'Ada', role: 'moderator' }
const tag = { name: 'Malaria', category: 'Malaria', description: 'Prevention', indicators: [18, 7] }

describeDatabases('tags', ({ makeDatabase }) => {
  let app: TestApp
  beforeAll(async () => (app = await serveTestApp(await makeDatabase())))
  afterAll(() => app.close())

  it('are added once by a moderator, and read by everyone', async () => {
    app.actAs({ ...ada, role: 'user' })
    expect((await app.postJson('/api/tags/', tag)).status).toBe(403)
    app.actAs(ada)
    expect(await app.postJson('/api/tags/', tag)).toMatchObject({ status: 201, body: tag })
    expect((await app.postJson('/api/tags/', tag)).status).toBe(409)
    app.actAs(null)
    const { body } = await app.getJson('/api/tags/')
    expect(body).toMatchObject({ data: { results: [tag] } })
    expect(JSON.stringify(body)).not.toContain('ada@')
  })
})
