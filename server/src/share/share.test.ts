import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'

describeDatabases('sharing by e-mail', ({ makeDatabase }) => {
  let app: TestApp
  beforeAll(async () => (app = await serveTestApp(await makeDatabase())))
  afterAll(() => app.close())
  const share = (body: object) => app.postJson('/api/share/', body)

  it('mails a link to this site, in fixed words', async () => {
    const { status } = await share({ email: 'ada@example.org', path: '/dashboard/Demographics?location=1' })
    expect(status).toBe(200)
    app.actAs({ id: '1', email: 'admin@example.org', name: 'Admin', role: 'admin' })
    const { body } = await app.getJson('/api/mail/outbox/')
    const [mail] = (body as { results: { to_address: string; text: string }[] }).results
    expect(mail?.to_address).toBe('ada@example.org')
    expect(mail?.text).toMatch(/https?:\/\/[^/]+\/dashboard\/Demographics\?location=1/)
    app.actAs(null)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b'])(
    'refuses %s, which is no page of this site',
    async (path) => expect((await share({ email: 'ada@example.org', path })).status).toBe(400),
  )

  it('refuses what is no address, and more than ten an hour from one place', async () => {
    expect((await share({ email: 'two@example.org,more@example.org', path: '/' })).status).toBe(400)
    const statuses: number[] = []
    for (let at = 0; at < 12; at += 1)
      statuses.push((await share({ email: 'ada@example.org', path: '/' })).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
