import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@msdat/sdk/http/serve'
import type { Entry, EntryCheck, EntryLine } from '@msdat/sdk/contracts/dataEntry'
import { addUser } from '../accounts/addUser.ts'
import type { AccountTables } from '../accounts/AccountTables.ts'
import type { Database } from '../db/openDatabase.ts'
import type { DataTables } from '../db/DataTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { claimForCommit, commitJob } from '../import/jobs/commitJob.ts'
import { bringIn, csv } from '../import/testImport.fixture.ts'
import type { MailTables } from '../mail/mailTable.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import type { EntryDb } from './readEntries.ts'

const given = {
  datasource: 1,
  period: '2018',
  indicators: [1],
  locations: [1, 2],
  citation: 'NDHS 2018, table 4',
  note: '',
  cells: [
    { indicator: 1, location: 1, value: '57.3' },
    { indicator: 1, location: 2, value: '' },
  ],
}

describeDatabases('data entry', ({ makeDatabase }) => {
  let app: TestApp
  let database: Database<DataTables>
  let chika: Actor
  let musa: Actor
  let other: Actor
  beforeAll(async () => {
    database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,', '1,1,1,2018,2,55,1,', '1,1,2,2014,2,40,1,'])
    const person = async (username: string, role: Actor['role']): Promise<Actor> => {
      const email = `${username}@example.org`
      const db = database.db as unknown as Kysely<AccountTables>
      const { id } = await addUser(db, { username, email, role, passwordHash: '' })
      return { id, email, name: username, role }
    }
    chika = await person('chika', 'contributor')
    other = await person('other', 'contributor')
    musa = await person('musa', 'moderator')
    app = await serveTestApp(database)
  })
  afterAll(() => app.close())

  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${app.base}/api/data-entry/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    return { status: response.status, body: (await response.json()) as Entry & { message: string } }
  }
  const begin = async (change: object = {}): Promise<Entry> => {
    app.actAs(chika)
    return (await send('POST', '', { ...given, ...change })).body
  }
  const handIn = async (change: object = {}): Promise<Entry> => {
    const { id } = await begin(change)
    const { status, body } = await send('POST', `${id}/submit/`)
    expect(status, body.message).toBe(200)
    return body
  }
  const valueOf = async (): Promise<unknown> => {
    app.data.forget()
    const query = 'indicator=1&datasource=1&location=1&period=2018&value_type=2'
    return (await app.getJson(`/api/data/?${query}`)).body
  }

  it('is for contributors, who see their own tables only', async () => {
    const { id } = await begin()
    app.actAs({ ...chika, role: 'user' })
    expect((await send('GET', '')).status).toBe(403)
    for (const actor of [other, musa]) {
      app.actAs(actor)
      expect((await send('GET', `${id}/`)).status).toBe(404)
      expect((await send('PUT', `${id}/`, given)).status).toBe(404)
      expect((await send('DELETE', `${id}/`)).status).toBe(404)
    }
  })

  it('keeps a draft, and never saves over what was saved elsewhere', async () => {
    const entry = await begin()
    expect(entry).toMatchObject({ state: 'draft', figures: 1, is_own: true, author: 'chika' })
    const saved = await send('PUT', `${entry.id}/`, { ...given, note: 'One', updated_at: entry.updated_at })
    expect(saved.body).toMatchObject({ note: 'One', state: 'draft' })
    const late = await send('PUT', `${entry.id}/`, { ...given, note: 'Two', updated_at: entry.updated_at })
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('elsewhere') } })
  })

  it("judges figures as they are typed by the importer's rules, against what stands there", async () => {
    app.actAs(chika)
    const cells = [
      { indicator: 1, location: 1, value: '55' },
      { indicator: 1, location: 2, value: '157.5' },
      { indicator: 2, location: 1, value: 'n/a' },
      { indicator: 2, location: 2, value: ' ' },
    ]
    const { body } = await app.postJson('/api/data-entry/check/', { datasource: 1, period: '2018', cells })
    const check = body as EntryCheck
    expect(check).toMatchObject({ errors: 1, problem: '' })
    expect(check.cells).toMatchObject([
      { change: 'same', today: 55, value: 55 },
      { change: 'new', today: null, value: 157.5 },
      { change: 'unreadable', findings: [{ kind: 'word_for_missing', severity: 'error' }] },
      { change: 'blank', value: null },
    ])
    expect(check.cells[1]?.findings.map(({ kind }) => kind)).toContain('GT100')
    const later = await app.postJson('/api/data-entry/check/', { datasource: 1, period: '2999', cells })
    expect(later.body).toMatchObject({ problem: expect.stringContaining('has not begun') })
    const twice = { datasource: 1, period: '2018', cells: [cells[0], cells[0]] }
    const refused = await app.postJson('/api/data-entry/check/', twice)
    expect(refused.body).toMatchObject({ problem: 'A cell stands twice in this table.', cells: [] })
  })

  it('is handed in only when every figure can be read and has a citation', async () => {
    const empty = await begin({ cells: [] })
    expect((await send('POST', `${empty.id}/submit/`)).status).toBe(409)
    const uncited = await begin({ citation: ' ' })
    expect((await send('POST', `${uncited.id}/submit/`)).status).toBe(400)
    const wrong = await begin({ cells: [{ indicator: 1, location: 1, value: '5 %' }] })
    expect((await send('POST', `${wrong.id}/submit/`)).status).toBe(409)
    const entry = await handIn()
    expect(entry).toMatchObject({ state: 'submitted' })
    expect((await send('PUT', `${entry.id}/`, given)).status).toBe(409)
  })

  it('is handed in while fewer than a hundred of its author wait', async () => {
    const { id: first } = await handIn()
    const { id } = await begin()
    const db = database.db as unknown as EntryDb
    const { id: _, ...row } = await db
      .selectFrom('data_entries')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('data_entries')
      .values(Array.from({ length: 100 }, () => ({ ...row, note: 'copied' })))
      .execute()
    expect(await send('POST', `${id}/submit/`)).toMatchObject({
      status: 409,
      body: { message: '100 of your tables wait already. Hand this one in once some are decided.' },
    })
    await db.deleteFrom('data_entries').where('note', '=', 'copied').execute()
    expect((await send('POST', `${id}/submit/`)).status).toBe(200)
  })

  it('needs four eyes, and a comment where it is not approved', async () => {
    const entry = await handIn()
    expect((await send('POST', `${entry.id}/decision/`, { decision: 'approve' })).status).toBe(403)
    app.actAs({ ...chika, role: 'moderator' })
    const own = await send('POST', `${entry.id}/decision/`, { decision: 'approve' })
    expect(own).toMatchObject({ status: 403, body: { message: expect.stringContaining('Somebody else') } })
    app.actAs(musa)
    expect((await send('POST', `${entry.id}/decision/`, { decision: 'reject' })).status).toBe(400)
    const asked = await send('POST', `${entry.id}/decision/`, {
      decision: 'request_changes',
      comment: 'See the total.',
      cells: [{ indicator: 1, location: 1, text: 'A comma?' }],
    })
    expect(asked.body).toMatchObject({ state: 'changes_requested', decided_by: 'musa' })
    expect(asked.body.comments).toMatchObject([
      { text: 'See the total.', indicator: null },
      { text: 'A comma?', indicator: 1, location: 1, author: 'musa' },
    ])
    app.actAs(chika)
    expect((await send('PUT', `${entry.id}/`, given)).status).toBe(200)
    expect((await send('POST', `${entry.id}/submit/`)).body).toMatchObject({ state: 'submitted' })
    app.actAs(musa)
    const rejected = await send('POST', `${entry.id}/decision/`, { decision: 'reject', comment: 'No.' })
    expect(rejected.body).toMatchObject({ state: 'rejected', import: null })
  })

  it('brings approved figures in through the import, numbered, cited and undoable', async () => {
    const entry = await handIn({ citation: 'NDHS 2018, page 9' })
    app.actAs(musa)
    const approved = await send('POST', `${entry.id}/decision/`, { decision: 'approve' })
    expect(approved, approved.body.message).toMatchObject({
      status: 200,
      body: { state: 'approved', import: expect.any(Number), import_state: 'committed' },
    })
    expect(await valueOf()).toMatchObject({ count: 1, results: [{ value: 57.3 }] })
    const cited = await database.db
      .selectFrom('data_values')
      .innerJoin('citations', 'citations.id', 'data_values.citation')
      .select('text')
      .where('value', '=', 57.3)
      .execute()
    expect(cited).toEqual([{ text: 'NDHS 2018, page 9' }])
    // An empty cell says nothing of the figure that stands there.
    const north = await app.getJson('/api/data/?indicator=1&datasource=1&location=2')
    expect(north.body).toMatchObject({ count: 1, results: [{ value: 40 }] })
    const again = await send('POST', `${entry.id}/decision/`, { decision: 'approve' })
    expect(again.status).toBe(409)
    await app.postJson(`/api/imports/${approved.body.import_job}/undo/`, {})
    expect(await valueOf()).toMatchObject({ count: 1, results: [{ value: 55 }] })
    expect((await send('GET', `${entry.id}/`)).body).toMatchObject({ import_state: 'undone' })
  })

  it('tells the author what became of a table, and the change log who decided', async () => {
    const mails = await database.db
      .withTables<MailTables>()
      .selectFrom('outgoing_mails')
      .select(['to_address', 'subject', 'text'])
      .orderBy('id')
      .execute()
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Please look at your figures again: NDHS, 2018',
      'Your figures were not taken: NDHS, 2018',
      'Your figures are approved: NDHS, 2018',
    ])
    expect(mails[0]).toMatchObject({ to_address: 'chika@example.org' })
    app.actAs(chika)
    const told = await app.getJson('/api/user_notifications/')
    expect(told.body).toMatchObject({ count: 3, results: [{ title: mails[2]?.subject }, {}, {}] })
    app.actAs({ ...musa, role: 'admin' })
    const { body } = await app.getJson('/api/audit/?thing=data_entries')
    expect(body).toMatchObject({
      count: 3,
      results: [{ action: 'approve' }, { action: 'reject' }, { action: 'request_changes' }],
    })
  })

  it('lists what waits to moderators, and to authors what is theirs', async () => {
    const entry = await handIn()
    const listed = async (query: string): Promise<EntryLine[]> =>
      ((await app.getJson(`/api/data-entry/${query}`)).body as { results: EntryLine[] }).results
    expect((await listed('?mine=true&state=submitted')).map(({ id }) => id)).toContain(entry.id)
    app.actAs(other)
    expect(await listed('')).toEqual([])
    app.actAs(musa)
    const waiting = await listed('?state=submitted')
    expect(waiting.find(({ id }) => id === entry.id)).toMatchObject({ is_own: false, author: 'chika' })
    expect((await listed('?state=draft')).length).toBe(0)
  })

  it('waits again, with nothing written, where the import refuses the figures', async () => {
    const entry = await handIn()
    await database.db
      .withTables<{ data_entries: { id: number; cells: string } }>()
      .updateTable('data_entries')
      .set({ cells: JSON.stringify([{ indicator: 999, location: 1, value: '1' }]) })
      .where('id', '=', entry.id)
      .execute()
    app.actAs(musa)
    const refused = await send('POST', `${entry.id}/decision/`, { decision: 'approve' })
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('brought in') } })
    expect((await send('GET', `${entry.id}/`)).body).toMatchObject({ state: 'submitted', import_job: null })
  })

  it('leaves no file among the imports where another one is being written, and is brought in afterwards', async () => {
    const entry = await handIn()
    app.actAs(musa)
    const approve = () => send('POST', `${entry.id}/decision/`, { decision: 'approve' })
    const other = await bringIn(database, csv('1,1,2,2016,2,61,,'))
    await claimForCommit(database.db, other.id)
    const refused = await approve()
    expect(refused.status).toBe(409)
    const waiting = await database.db
      .selectFrom('import_jobs')
      .select('state')
      .where('file_name', '=', `data-entry-${entry.id}.csv`)
      .execute()
    expect(waiting).toEqual([{ state: 'cancelled' }])
    await commitJob(database, other.id)
    expect(await approve()).toMatchObject({ status: 200, body: { state: 'approved' } })
  })

  it('is decided as it was read: what was handed in again meanwhile is not approved unseen', async () => {
    const read = await handIn()
    app.actAs(musa)
    await send('POST', `${read.id}/decision/`, { decision: 'request_changes', comment: 'See the total.' })
    app.actAs(chika)
    const cells = [{ indicator: 1, location: 1, value: '99.9' }]
    await send('PUT', `${read.id}/`, { ...given, cells })
    const { body: anew } = await send('POST', `${read.id}/submit/`)
    app.actAs(musa)
    const approve = { decision: 'approve', updated_at: read.updated_at }
    const refused = await send('POST', `${read.id}/decision/`, approve)
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('elsewhere') } })
    const rejection = { decision: 'reject', comment: 'No.', updated_at: anew.updated_at }
    expect((await send('POST', `${read.id}/decision/`, rejection)).status).toBe(200)
  })

  it('tells those who follow an indicator what was brought of it, and nobody else', async () => {
    const path = '/api/account/followed-indicators/'
    const follow = async (indicators: number[]): Promise<unknown> => {
      app.actAs(other)
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ indicators })
      return (await fetch(app.base + path, { method: 'PUT', headers, body })).json()
    }
    const approve = async (value: string): Promise<void> => {
      const { id } = await handIn({ cells: [{ indicator: 1, location: 1, value }] })
      app.actAs(musa)
      expect((await send('POST', `${id}/decision/`, { decision: 'approve' })).status).toBe(200)
    }
    const told = async (actor: Actor): Promise<{ title: string; text: string; link: string }[]> => {
      app.actAs(actor)
      const { body } = await app.getJson('/api/user_notifications/')
      const { results } = body as { results: { title: string; text: string; link: string }[] }
      return results.filter(({ title }) => title.startsWith('New figures'))
    }
    expect(await follow([1, 999])).toEqual({ indicators: [1] })
    await approve('58.1')
    const [news, ...more] = await told(other)
    expect(more).toEqual([])
    expect(news?.text).toMatch(/^NDHS: 1 figure \(import \d+\)\.$/)
    expect(news?.link).toBe('/indicator-search/barchart-view?indicator=1')
    expect(await told(chika)).toEqual([])
    expect(await follow([])).toEqual({ indicators: [] })
    await approve('58.2')
    expect(await told(other)).toHaveLength(1)
  })

  it('whose approval died after its figures were written is no longer rejected, and is approved without a second import', async () => {
    const entry = await handIn()
    app.actAs(musa)
    const { body: approved } = await send('POST', `${entry.id}/decision/`, { decision: 'approve' })
    const died = { state: 'approving', decided_by: '', updated_at: '2026-01-01T00:00:00.000Z' } as const
    const db = database.db as unknown as EntryDb
    await db.updateTable('data_entries').set(died).where('id', '=', entry.id).execute()
    const left = (await send('GET', `${entry.id}/`)).body
    expect(left).toMatchObject({ state: 'submitted', import_job: null, import: null })
    const waiting = await app.getJson('/api/data-entry/?state=submitted')
    expect(JSON.stringify(waiting.body)).toContain(`"id":${entry.id},`)
    const refused = await send('POST', `${entry.id}/decision/`, { decision: 'reject', comment: 'No.' })
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('already') } })
    const again = await send('POST', `${entry.id}/decision/`, { decision: 'approve' })
    expect(again.body).toMatchObject({ state: 'approved', import: approved.import, decided_by: 'musa' })
    await app.postJson(`/api/imports/${approved.import_job}/undo/`, {})
  })

  it('names its import before the figures are written', async () => {
    const entry = await handIn({ cells: [{ indicator: 1, location: 1, value: '57.4' }] })
    app.actAs(musa)
    const over = new AbortController()
    const decided = send('POST', `${entry.id}/decision/`, { decision: 'approve' }).finally(() => over.abort())
    const db = database.db as unknown as EntryDb
    const seen = new Set<string>()
    while (!over.signal.aborted) {
      const row = await db
        .selectFrom('data_entries')
        .leftJoin('import_jobs', 'import_jobs.id', 'data_entries.import_job')
        .select(['data_entries.state', 'import_jobs.state as job'])
        .where('data_entries.id', '=', entry.id)
        .executeTakeFirstOrThrow()
      seen.add(`${row.state} ${row.job}`)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect((await decided).body).toMatchObject({ state: 'approved' })
    expect([...seen].filter((one) => one.startsWith('approving ') && one !== 'approving null')).not.toEqual(
      [],
    )
  })
})
