import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NewsItem } from '@msdat/sdk/contracts/news'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import { StoredThings } from '../stored/StoredThings.ts'
import { news } from './mountNews.ts'
import { seedNews } from './seedNews.ts'

const folder = mkdtempSync(join(tmpdir(), 'msdat-news-'))
afterAll(() => rmSync(folder, { recursive: true }))
function seedFile(seeds: readonly object[]): string {
  const file = join(folder, 'news.json')
  writeFileSync(file, JSON.stringify(seeds))
  return file
}
const feature = { seed: 'a', category: 3, title: 'A feature', content: 'It exists.' }
const ada = { id: '1', email: 'ada@example.org', name: 'Ada' }

describeDatabases("what's new", ({ makeDatabase }) => {
  let app: TestApp
  beforeAll(async () => (app = await serveTestApp(await makeDatabase())))
  afterAll(() => app.close())
  const post = (body: object) => app.postJson('/api/news/updates/', body)
  const titles = async (query = '') => {
    const { body } = await app.getJson(`/api/news/updates/${query}`)
    return (body as { results: NewsItem[] }).results.map(({ title }) => title)
  }

  it('is written by administrators and read by everyone', async () => {
    app.actAs({ ...ada, role: 'admin' })
    const { status, body } = await post({ title: ' New survey ', content: 'NDHS 2024 is in.', category: 1 })
    expect(status).toBe(201)
    expect(body).toMatchObject({ title: 'New survey', category: 1, category_name: 'Dataset' })
    await post({ title: 'New page', content: 'See for yourself.', category: 2 })
    app.actAs(null)
    expect(await titles('?size=1000&ordering=title')).toEqual(['New page', 'New survey'])
    expect(await titles('?category=2')).toEqual(['New page'])
  })

  it('answers where the new item stands', async () => {
    app.actAs({ ...ada, role: 'admin' })
    const response = await fetch(`${app.base}/api/news/updates/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'New source', content: 'MICS is in.', category: 1 }),
    })
    const item = await response.json()
    expect(response.status).toBe(201)
    app.actAs(null)
    expect(await app.getJson(response.headers.get('location') ?? '')).toEqual({ status: 200, body: item })
    expect((await app.getJson('/api/news/updates/999999/')).status).toBe(404)
  })

  it('is not written by anyone else', async () => {
    const item = { title: 'a', content: 'b', category: 3 }
    app.actAs(null)
    expect((await post(item)).status).toBe(401)
    for (const role of ['user', 'moderator'] as const) {
      app.actAs({ ...ada, role })
      expect((await post(item)).status).toBe(403)
    }
  })

  it.each([
    [{ title: '  ', content: 'b', category: 3 }, 'title'],
    [{ title: 'a', content: '', category: 3 }, 'content'],
    [{ title: 'a', content: 'b' }, 'category'],
    [{ title: 'a', content: 'b', category: 4 }, 'category'],
    [{ title: 'a'.repeat(201), content: 'b', category: 1 }, 'title'],
  ])('refuses %j and names %s', async (body, field) => {
    app.actAs({ ...ada, role: 'admin' })
    expect(await post(body)).toMatchObject({
      status: 400,
      body: { fields: { [field]: [expect.any(String)] } },
    })
  })
})

describeDatabases('seedNews', ({ makeDatabase }) => {
  it('adds each item of the project once', async () => {
    const { db } = await makeDatabase()
    await seedNews(db, seedFile([feature]))
    await seedNews(
      db,
      seedFile([
        { ...feature, title: 'Renamed' },
        { ...feature, seed: 'b', title: 'Another' },
      ]),
    )
    const { results } = await new StoredThings(db, news).list({ ordering: 'id' }, null)
    expect(results.map(({ title }) => title)).toEqual(['A feature', 'Another'])
  })

  it('tells what the data set holds, and later what an import changed', async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2016,2,10,1,', '2,2,1,2018-05,1,3,,'])
    await seedNews(database.db, seedFile([]))
    await writeSmallSet(
      database,
      ['1,1,1,2016,2,11,1,', '1,1,1,2019,2,12,1,'],
      new Date('2026-02-03T00:00:00Z'),
    )
    await seedNews(database.db, seedFile([]))
    const { results } = await new StoredThings(database.db, news).list({}, null)
    expect(results).toMatchObject([
      {
        title: 'The data set was brought up to date',
        content:
          'New values: 1; changed: 1; gone: 1. It holds 2 values of 1 indicators from 1 sources, from 2016 to 2019.',
        created_at: '2026-02-03T00:00:00.000Z',
      },
      {
        title: 'The data set is loaded',
        content: 'It holds 2 values of 2 indicators from 2 sources, from 2016 to 2018.',
      },
    ])
  })

  it('refuses a file that does not fit', async () => {
    const { db } = await makeDatabase()
    await expect(seedNews(db, seedFile([{ ...feature, category: 9 }]))).rejects.toThrow(/0\.category/)
  })
})
