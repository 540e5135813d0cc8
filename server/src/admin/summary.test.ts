import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AdminSummary } from '@msdat/sdk/contracts/adminSummary'
import { addUser } from '../accounts/addUser.ts'
import type { AccountTables } from '../accounts/AccountTables.ts'
import type { Kysely } from 'kysely'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import { daysAgo, type AdminDb } from './AdminTables.ts'

const root = { id: 'root', email: 'root@example.org', name: 'Root', role: 'admin' } as const

describeDatabases('the admin summary', ({ makeDatabase }) => {
  let app: TestApp
  let db: AdminDb
  beforeAll(async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2016,2,10,1,', '1,1,1,2018,2,12,1,', '2,2,1,2015,1,3,,'])
    db = database.db as unknown as AdminDb
    app = await serveTestApp(database)
    app.actAs(root)
  })
  afterAll(() => app.close())
  const read = async (): Promise<AdminSummary> => {
    const { status, body } = await app.getJson('/api/admin/summary/')
    expect(status).toBe(200)
    return body as AdminSummary
  }
  const person = async (username: string) => {
    const email = `${username}@example.org`
    return addUser(db as unknown as Kysely<AccountTables>, {
      username,
      email,
      role: 'user',
      passwordHash: '',
    })
  }

  it('is for admins alone', async () => {
    app.actAs({ ...root, role: 'moderator' })
    expect((await app.getJson('/api/admin/summary/')).status).toBe(403)
    app.actAs(root)
  })

  it('counts active users, and what waits, as it is and not as a fixed number', async () => {
    const before = await read()
    expect(before.users).toEqual({ active: 0, deactivated: 0, signed_in: 0 })
    expect(before.pending.map(({ count }) => count)).toEqual(before.pending.map(() => 0))
    const ada = await person('ada')
    const old = await person('old')
    await db
      .updateTable('users')
      .set({ last_login: daysAgo(2) })
      .where('id', '=', ada.id)
      .execute()
    await db.updateTable('users').set({ banned: 1 }).where('id', '=', old.id).execute()
    await app.postJson('/api/feedback/', { feedback: 'Good' })
    const after = await read()
    expect(after.users).toEqual({ active: 1, deactivated: 1, signed_in: 1 })
    expect(after.pending).toContainEqual({ kind: 'message', count: 1 })
    expect(after.jobs.find(({ job }) => job === 'mail')).toMatchObject({ state: 'ok', failed: 0 })
  })

  it('shows activity over time, and what is viewed most', async () => {
    const ada = await person('ada2')
    app.actAs({ ...root, id: ada.id, role: 'user' })
    for (const dashboard of ['Demographics', 'Demographics', 'Health_Facility', 'custom-999'])
      await app.postJson('/api/user_interactions/', { dashboard, indicator: 1 })
    app.actAs(root)
    const { activity, top_dashboards, top_indicators } = await read()
    expect(activity).toHaveLength(30)
    expect(activity.at(-1)).toMatchObject({ views: 4, people: 1 })
    expect(activity[0]).toMatchObject({ views: 0, people: 0 })
    expect(top_dashboards).toMatchObject([
      { name: 'Demographics', views: 2 },
      { name: 'Health_Facility', views: 1 },
      { name: 'A custom dashboard that is not public', views: 1 },
    ])
    expect(top_indicators).toMatchObject([{ name: 'One', views: 4 }])
  })

  it('says how new the figures of each source are', async () => {
    const { sources } = await read()
    expect(sources).toEqual([
      { datasource: 2, name: 'UN', values: 1, newest_period: '2015', changed_at: '2026-01-02T00:00:00.000Z' },
      {
        datasource: 1,
        name: 'NDHS',
        values: 2,
        newest_period: '2018',
        changed_at: '2026-01-02T00:00:00.000Z',
      },
    ])
  })

  it('says which work has failed, and what has waited for long', async () => {
    const row = { to_address: 'a@b.org', subject: 'S', text: '', html: '', attempts: 1, problem: 'Refused' }
    const at = { due_at: daysAgo(1), created_at: daysAgo(1) }
    await db
      .insertInto('outgoing_mails')
      .values({ ...row, ...at, state: 'waiting' })
      .execute()
    const mail = async () => (await read()).jobs.find(({ job }) => job === 'mail')
    expect(await mail()).toMatchObject({ state: 'waiting', waiting: 1, waiting_since: at.created_at })
    await db
      .insertInto('outgoing_mails')
      .values({ ...row, ...at, state: 'failed' })
      .execute()
    expect(await mail()).toMatchObject({ state: 'failing', failed: 1 })
    expect((await read()).pending).toContainEqual({ kind: 'mail', count: 1 })
  })
})
