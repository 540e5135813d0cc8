import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { startTestApp, type TestApp } from '../testApp.fixture.ts'

describeDatabases('licences of a source', ({ makeFilledDatabase }) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(await makeFilledDatabase())
  })
  afterAll(() => app.close())

  it('are those of its publications, the most frequent first', async () => {
    const { body } = await app.getJson('/api/datasources/2/licences/')
    const { results } = body as { results: { licence: string; publications: number }[] }
    expect(results.map(({ licence }) => licence)).toContain('DHS Program terms (free use with citation)')
    const counts = results.map(({ publications }) => publications)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  })

  it('are none where a source has no figures, and unknown where there is no such source', async () => {
    expect(await app.getJson('/api/datasources/13/licences/')).toMatchObject({ body: { results: [] } })
    expect(await app.getJson('/api/datasources/9999/licences/')).toMatchObject({ status: 404 })
  })
})
