import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@msdat/sdk/http/serve'
import type { ChangeEntry } from '@msdat/sdk/contracts/changeLog'
import type { AccountTables } from '../accounts/AccountTables.ts'
import { toUserRow } from '../customDashboards/people.fixture.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { Database } from '../db/openDatabase.ts'
import type { DataTables } from '../db/DataTables.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import { appendChange } from './appendChange.ts'
import type { ChangeLogTables } from './changeLogTable.ts'

const root: Actor = { id: '1', email: 'root@example.org', name: 'Root', role: 'admin' }

describeDatabases('the log of changes', ({ makeDatabase }) => {
  let database: Database<DataTables>
  let app: TestApp
  beforeAll(async () => {
    database = await makeDatabase()
    await accounts().insertInto('users').values(toUserRow(root)).execute()
    app = await serveTestApp(database)
    app.actAs(root)
  })
  afterAll(() => app.close())
  const accounts = () => database.db.withTables<Pick<AccountTables, 'users'>>()
  const entries = async (query = '') =>
    ((await app.getJson(`/api/audit/${query}`)).body as { results: ChangeEntry[] }).results
  const check = async () => (await app.getJson('/api/audit/check/')).body

  it('tells who changed what, and is whole', async () => {
    expect(await check()).toEqual({ head: null, broken_at: null })
    await app.postJson('/api/news/updates/', { title: 'One', content: 'Text', category: 1 })
    expect(await entries()).toMatchObject([
      { sequence: 1, actor_id: '1', actor: 'root@example.org', action: 'add', thing: 'news', thing_id: '1' },
    ])
    expect(await check()).toMatchObject({ head: { entries: 1 }, broken_at: null })
  })

  it('keeps one order when many write at once', async () => {
    const told = { action: 'change', thing: 'news', thing_id: '1' }
    const write = () => database.db.transaction().execute((tx) => appendChange(tx, root, told))
    await Promise.all(Array.from({ length: 8 }, write))
    expect((await entries('?ordering=sequence')).map(({ sequence }) => sequence)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
    expect(await check()).toMatchObject({ head: { entries: 9 }, broken_at: null })
  })

  it('shows which entry was changed afterwards', async () => {
    const db = database.db.withTables<ChangeLogTables>()
    await db.updateTable('change_log').set({ actor_id: '2' }).where('sequence', '=', 4).execute()
    expect(await check()).toMatchObject({ head: { entries: 3 }, broken_at: 4 })
  })

  it('keeps the id alone of who it was: the address is that of the account, while there is one', async () => {
    const kept = await database.db
      .withTables<ChangeLogTables>()
      .selectFrom('change_log')
      .select('actor')
      .execute()
    expect(new Set(kept.map(({ actor }) => actor))).toEqual(new Set(['']))
    expect((await entries('?search=ROOT@example'))[0]).toMatchObject({ actor: 'root@example.org' })
    await accounts().deleteFrom('users').where('id', '=', root.id).execute()
    expect(await entries('?search=ROOT@example')).toEqual([])
    expect((await entries('?search=news'))[0]).toMatchObject({ actor_id: '1', actor: '' })
  })

  it('is read by admins only', async () => {
    app.actAs({ ...root, role: 'moderator' })
    expect((await app.getJson('/api/audit/')).status).toBe(403)
  })
})
