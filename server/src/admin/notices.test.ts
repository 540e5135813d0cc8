import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@msdat/sdk/http/serve'
import type { Notice } from '@msdat/sdk/contracts/notices'
import { addUser } from '../accounts/addUser.ts'
import type { AccountTables } from '../accounts/AccountTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import type { AdminDb } from './AdminTables.ts'

const now = new Date().toISOString()
const plugin = {
  state: 'awaiting_approval',
  name: 'Amina',
  email: 'amina@example.org',
  phone: '',
  purpose: '',
  description: 'Draws columns.',
  plugin_id: 'zone-columns',
  title: 'Zone columns',
  version: '1.0.0',
  zip_digest: 'a',
  zip_bytes: 1,
  manifest: null,
  findings: '[]',
  files: '[]',
  approval: null,
  first_party: 0,
  account_id: null,
  lookup_hash: null,
  address: null,
  proven_email: null,
  previous_zip: null,
  bundle_bytes: null,
  created_at: now,
  updated_at: now,
} as const

describeDatabases('notifications of moderators and admins', ({ makeDatabase }) => {
  let app: TestApp
  let db: AdminDb
  let ada: Actor
  let bala: Actor
  const admin = async (name: string): Promise<Actor> => {
    const email = `${name}@example.org`
    const { id } = await addUser(db as unknown as Kysely<AccountTables>, {
      username: name,
      email,
      role: 'admin',
      passwordHash: '',
    })
    return { id, email, name, role: 'admin' }
  }
  beforeAll(async () => {
    const database = await makeDatabase()
    db = database.db as unknown as AdminDb
    ada = await admin('ada')
    bala = await admin('bala')
    app = await serveTestApp(database)
    await db.insertInto('registry_submissions').values(plugin).execute()
    await app.postJson('/api/feedback/', { feedback: 'Good', name: 'Chika' })
    app.actAs(ada)
  })
  afterAll(() => app.close())
  const listed = async (query = ''): Promise<Notice[]> => {
    const { status, body } = await app.getJson(`/api/admin/notifications/${query}`)
    expect(status).toBe(200)
    return (body as { results: Notice[] }).results
  }
  const mark = (ids: string[], seen: boolean) => app.postJson('/api/admin/notifications/seen/', { ids, seen })

  it('tell what waits, and what can be approved and declined in place', async () => {
    expect(await listed('?seen=false')).toMatchObject([
      { id: 'message-1', title: 'Feedback from Chika', approvable: false, viewable: true, seen: false },
      { id: 'plugin-1', title: 'Plugin Zone columns 1.0.0', approvable: true, declinable: true },
    ])
    expect(await listed('?kind=plugin')).toHaveLength(1)
    expect(await listed('?seen=true')).toEqual([])
  })

  it('are past for who has marked them, and for nobody else', async () => {
    expect((await mark(['message-1'], true)).body).toEqual({ unread: 1 })
    expect((await mark(['message-1'], true)).body).toEqual({ unread: 1 })
    expect((await listed('?seen=true')).map(({ id }) => id)).toEqual(['message-1'])
    app.actAs(bala)
    expect(await listed('?seen=false')).toHaveLength(2)
    app.actAs(ada)
    expect((await mark(['message-1'], false)).body).toEqual({ unread: 2 })
  })

  it('are past for everybody once somebody has decided', async () => {
    await db.updateTable('registry_submissions').set({ state: 'rejected' }).execute()
    expect(await listed('?kind=plugin')).toMatchObject([
      { seen: true, approvable: false, declinable: false, outcome: 'rejected' },
    ])
  })

  it('tell of figures that were handed in', async () => {
    const given = { datasource: 1, period: '2018', indicators: [1], locations: [1], citation: 'A', note: '' }
    const cells = [{ indicator: 1, location: 1, value: '57.3' }]
    const { body } = await app.postJson('/api/data-entry/', { ...given, cells })
    const { id } = body as { id: number }
    expect(await listed('?kind=figures')).toEqual([])
    await db.updateTable('data_entries').set({ state: 'submitted', submitted_at: now }).execute()
    expect(await listed('?kind=figures')).toMatchObject([
      { id: `figures-${id}`, approvable: true, path: `/data-entry/approval?entry=${id}` },
    ])
  })

  it('tell moderators what they decide about, as far as it is for them, and users nothing', async () => {
    const posted = await app.postJson('/api/health-think/questions/', {
      title: 'Why do two surveys differ in Kano?',
      body: 'They were held in the same year.',
      view: '',
    })
    expect(posted.status).toBe(201)
    const question = await db.selectFrom('think_questions').select('id').executeTakeFirstOrThrow()
    await db
      .insertInto('think_answers')
      .values({
        owner: bala.id,
        question: question.id,
        body: 'Other children.',
        view: '',
        sources: 'Both.',
        status: 'waiting',
        score: 0,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await db
      .insertInto('offered_datasets')
      .values({
        name: 'Amina',
        email: 'a@b.org',
        organization: 'A ministry',
        title: 'Kano 2025',
        source: 'Forms',
        licence: 'CC BY 4.0',
        status: 'open',
        file_name: 'a.csv',
        file_type: 'csv',
        file_bytes: 1,
        import_job: null,
        created_at: now,
        updated_at: now,
      })
      .execute()
    const { body } = await app.getJson('/api/admin/summary/')
    const { pending } = body as { pending: { kind: string; count: number }[] }
    for (const kind of ['dataset', 'question', 'answer']) expect(pending).toContainEqual({ kind, count: 1 })
    app.actAs({ ...bala, role: 'moderator' })
    const kinds = new Set((await listed()).map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(['answer', 'dataset', 'figures', 'question'])
    expect(await listed('?kind=answer')).toMatchObject([
      { outcome: '', path: `/health-think/question/${question.id}`, viewable: true },
    ])
    app.actAs({ ...bala, role: 'contributor' })
    expect((await app.getJson('/api/admin/notifications/')).status).toBe(403)
    app.actAs(ada)
    expect((await mark(['x'], true)).status).toBe(400)
  })
})
