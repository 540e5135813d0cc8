import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Article, ArticleVersion } from '@msdat/sdk/contracts/articles'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { dataFolder, serveTestApp, type TestApp } from '../testApp.fixture.ts'
import { seedArticles } from './seedArticles.ts'

const folder = `${dataFolder}articles/`
const ada = { id: '1', email: 'ada@example.org', name: 'Ada', role: 'admin' } as const

describeDatabases('articles', ({ makeDatabase }) => {
  let database: Database<DataTables>
  let app: TestApp
  beforeAll(async () => {
    database = await makeDatabase()
    await seedArticles(database.db, folder)
    app = await serveTestApp(database)
  })
  afterAll(() => app.close())
  const list = async (query: string): Promise<Article[]> =>
    ((await app.getJson(`/api/articles/?size=1000&${query}`)).body as { results: Article[] }).results

  it('of the project come in, with at least forty questions', async () => {
    const questions = await list('kind=faq')
    expect(questions.length).toBeGreaterThanOrEqual(40)
    expect(questions.map(({ position }) => position)).toEqual(
      questions.map(({ position }) => position).toSorted((one, other) => one - other),
    )
    expect((await list('kind=page&slug=privacy')).map(({ title }) => title)).toEqual(['Privacy'])
  })

  it('of the releases are a feed that readers of news understand', async () => {
    const response = await fetch(`${app.base}/update_log/feed.xml`)
    expect(response.headers.get('content-type')).toContain('application/rss+xml')
    const text = await response.text()
    const releases = await list('kind=release')
    expect(text.split('<item>')).toHaveLength(releases.length + 1)
    for (const { slug } of releases) expect(text).toContain(`/update_log#${slug}</link>`)
    expect(text).not.toMatch(
      /<(?!\/?(rss|channel|title|link|description|atom:link|item|guid|category|pubDate|\?xml))/,
    )
  })

  it('stay as an administrator left them when the server starts again', async () => {
    const [first, second] = await list('kind=help')
    if (!first || !second) throw new Error('There are help pages.')
    app.actAs(ada)
    const { id, created_at: _created, updated_at: _updated, ...written } = first
    const put = await fetch(`${app.base}/api/articles/${id}/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...written, title: 'Read this first' }),
    })
    expect(put.status).toBe(200)
    expect((await fetch(`${app.base}/api/articles/${second.id}/`, { method: 'DELETE' })).status).toBe(200)
    await seedArticles(database.db, folder)
    app.actAs(null)
    const titles = (await list('kind=help')).map(({ title }) => title)
    expect(titles).toContain('Read this first')
    expect(titles).not.toContain(second.title)
  })

  it('keep what they said, with who saved it, and can say it again', async () => {
    const [article] = await list('kind=page&slug=privacy')
    if (!article) throw new Error('There is a privacy page.')
    const { id, created_at: _created, updated_at: _updated, ...written } = article
    const put = (body: object) =>
      fetch(`${app.base}/api/articles/${id}/`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const versions = async () =>
      (await app.getJson(`/api/articles/${id}/versions/`)).body as { versions: ArticleVersion[] }
    expect((await app.getJson(`/api/articles/${id}/versions/`)).status).toBe(401)
    app.actAs(ada)
    await put({ ...written, body: 'Nothing is kept.' })
    const [newest, first] = (await versions()).versions
    expect(newest).toMatchObject({ saved_by: ada.email, content: { body: 'Nothing is kept.' } })
    expect(first).toMatchObject({ saved_by: 'built in', content: written })
    expect((await put(first?.content ?? {})).status).toBe(200)
    expect((await versions()).versions.map(({ content }) => content.body)).toEqual([
      written.body,
      'Nothing is kept.',
      written.body,
    ])
    app.actAs(null)
  })

  it('are saved without a look at what their many versions hold', async () => {
    const [article] = await list('kind=page&slug=privacy')
    if (!article) throw new Error('There is a privacy page.')
    const { id, created_at: _created, updated_at: _updated, ...written } = article
    const versions = database.db.withTables<{ stored_versions: { content: string; thing_id: number } }>()
    const kept = { content: 'unread', thing: 'articles', thing_id: id, saved_by: '', saved_at: '' }
    await versions.insertInto('stored_versions').values(kept).execute()
    app.actAs(ada)
    const put = await fetch(`${app.base}/api/articles/${id}/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(written),
    })
    expect(put.status).toBe(200)
    await versions.deleteFrom('stored_versions').where('content', '=', 'unread').execute()
    app.actAs(null)
  })

  it('are written by administrators only, each name once in its kind', async () => {
    const article = { kind: 'faq', slug: 'a-new-one', title: 'New?', body: 'Yes.', category: '', position: 1 }
    app.actAs(null)
    expect((await app.postJson('/api/articles/', article)).status).toBe(401)
    app.actAs({ ...ada, role: 'moderator' })
    expect((await app.postJson('/api/articles/', article)).status).toBe(403)
    app.actAs(ada)
    expect((await app.postJson('/api/articles/', article)).status).toBe(201)
    expect((await app.postJson('/api/articles/', article)).status).toBe(409)
    expect(await app.postJson('/api/articles/', { ...article, slug: 'Not a name' })).toMatchObject({
      status: 400,
      body: { fields: { slug: [expect.any(String)] } },
    })
    app.actAs(null)
  })
})
