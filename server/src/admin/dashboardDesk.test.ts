import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@msdat/sdk/http/serve'
import type { ManagedDashboard } from '@msdat/sdk/contracts/dashboardDesk'
import { addUser } from '../accounts/addUser.ts'
import type { AccountTables } from '../accounts/AccountTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { startTestApp, type TestApp } from '../testApp.fixture.ts'

describeDatabases('the dashboards in the admin area', ({ makeFilledDatabase }) => {
  let app: TestApp
  let root: Actor
  let ada: Actor
  beforeAll(async () => {
    const database = await makeFilledDatabase()
    app = await startTestApp(database)
    const person = async (username: string, role: Actor['role']): Promise<Actor> => {
      const email = `${username}@example.org`
      const db = database.db as unknown as Kysely<AccountTables>
      const { id } = await addUser(db, { username, email, role, passwordHash: '' })
      return { id, email, name: username, role }
    }
    root = await person('root', 'admin')
    ada = await person('ada', 'user')
    app.actAs(ada)
    const own = { indicators: [7, 18], dataSources: [2], defaultIndicators: [18], initialDataSource: 2 }
    await app.postJson('/api/custom-dashboard/', { ...own, title: 'Shown', is_private: false })
    await app.postJson('/api/custom-dashboard/', { ...own, title: 'Hidden', is_private: true })
    app.actAs(root)
  })
  afterAll(() => app.close())
  const listed = async (query = ''): Promise<ManagedDashboard[]> =>
    ((await app.getJson(`/api/admin/dashboards/${query}`)).body as { results: ManagedDashboard[] }).results

  it("are all there with what they open with, but nobody else's private ones", async () => {
    const rows = await listed()
    expect(rows[0]).toMatchObject({
      kind: 'platform',
      category: expect.stringMatching(/\w/),
      datasource: expect.stringMatching(/\w/),
      indicator: expect.stringMatching(/\w/),
      path: expect.stringMatching(/^\//),
    })
    const custom = rows.filter(({ kind }) => kind === 'custom')
    expect(custom).toMatchObject([{ name: 'Shown', category: 'Custom Dashboard', owner: 'ada' }])
    expect(custom[0]?.path).toMatch(/^\/custom\/public\/\d+$/)
  })

  it('are found by words, by category and in an order', async () => {
    expect((await listed('?search=SHOWN')).map(({ name }) => name)).toEqual(['Shown'])
    expect((await listed('?category=Custom+Dashboard')).map(({ name }) => name)).toEqual(['Shown'])
    const names = (await listed('?ordering=-name')).map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'en')))
  })

  it('stand in the menu in the order that an admin gives them', async () => {
    const put = (body: object) =>
      fetch(`${app.base}/api/admin/dashboards/order/`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const menu = async () => {
      const { body } = await app.getJson('/api/dashboards/?size=1500')
      return (body as { results: { id: number }[] }).results
    }
    const before = (await menu()).map(({ id }) => id)
    const last = before.at(-1) ?? 0
    expect((await put({ ids: [last, 999_999] })).status).toBe(404)
    expect((await put({ ids: [last] })).status).toBe(200)
    expect((await menu()).map(({ id }) => id)).toEqual([last, ...before.filter((id) => id !== last)])
    expect((await app.getJson('/api/dashboards/')).body).toMatchObject(await menu())
    expect((await listed())[0]?.id).toBe(last)
    app.actAs(ada)
    expect((await put({ ids: before })).status).toBe(403)
    app.actAs(root)
  })
})
