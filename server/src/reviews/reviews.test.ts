import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@msdat/sdk/http/serve'
import type { AccountTables } from '../accounts/AccountTables.ts'
import { addUser } from '../accounts/addUser.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'

const path = '/api/reviews/'
const review = { rating: 4, comment: 'Clear, but slow.', view: '/dashboard/Demographics?indicator=18' }

describeDatabases('reviews of views', ({ makeDatabase }) => {
  let app: TestApp
  let ada: Actor
  let bala: Actor
  let admin: Actor
  beforeAll(async () => {
    const database = await makeDatabase()
    const db = database.db as unknown as Kysely<AccountTables>
    const makePerson = async (name: string, role: Actor['role']): Promise<Actor> => {
      const email = `${name}@example.org`
      const { id } = await addUser(db, { username: name, email, role, passwordHash: '' })
      return { id, email, name, role }
    }
    ada = await makePerson('ada', 'user')
    bala = await makePerson('bala', 'user')
    admin = await makePerson('chioma', 'admin')
    app = await serveTestApp(database)
  })
  afterAll(() => app.close())

  it('are for people who are signed in, of a page of this platform, rated 1 to 5', async () => {
    app.actAs(null)
    expect((await app.postJson(path, review)).status).toBe(401)
    app.actAs(ada)
    for (const wrong of [{ rating: 6 }, { comment: ' ' }, { view: 'https://example.org/' }, { view: '//x' }])
      expect((await app.postJson(path, { ...review, ...wrong })).status).toBe(400)
  })

  it('are read by their author alone, and answered by an admin', async () => {
    app.actAs(ada)
    const added = await app.postJson(path, review)
    expect(added).toMatchObject({ status: 201, body: { ...review, status: 'open', author: 'ada' } })
    const { id } = added.body as { id: number }
    app.actAs(bala)
    expect((await app.getJson(`${path}own/`)).body).toMatchObject({ count: 0 })
    expect((await app.getJson(path)).status).toBe(403)
    app.actAs(admin)
    expect((await app.getJson(`${path}own/`)).body).toMatchObject({ count: 0 })
    expect((await app.getJson(path)).body).toMatchObject({ count: 1 })
    const answered = await fetch(`${app.base}${path}${id}/`, {
      method: 'PUT',
      body: JSON.stringify({ answer: 'It is faster now.' }),
      headers: { 'content-type': 'application/json' },
    })
    expect(answered.status).toBe(200)
    app.actAs(ada)
    expect((await app.getJson(`${path}own/`)).body).toMatchObject({
      results: [{ status: 'answered', answer: 'It is faster now.' }],
    })
  })
})
