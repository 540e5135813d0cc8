import { expect, it } from 'vitest'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { serveTestApp } from '../testApp.fixture.ts'

describeDatabases('maintenance', ({ makeDatabase }) => {
  it('is said on every page and to every call, and the process says that it lives', async () => {
    const app = await serveTestApp(await makeDatabase(), { maintenance: 'Back at <18:00>.' })
    const page = await fetch(`${app.base}/dashboard/Demographics`)
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '600'])
    const text = await page.text()
    expect(text).toContain('<h1>Maintenance</h1>')
    expect(text).toContain('Back at &lt;18:00&gt;.')
    for (const path of ['/api/catalog/', '/api/data/?indicator=18', '/registry/index/'])
      expect(await app.getJson(path), path).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect((await app.getJson('/api/health/')).status).toBe(200)
    await app.close()
  })
})
