import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@msdat/sdk/http/serve'
import type { Message } from '@msdat/sdk/contracts/messages'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { MailTables } from '../mail/mailTable.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'

const root: Actor = { id: '1', email: 'root@example.org', name: 'Root', role: 'admin' }
const amina = { name: 'Amina', email: 'amina@example.org' }
const contact = { ...amina, organization: 'Ministry', feedback: 'Where from?', category: 'Data' }

describeDatabases('messages of visitors', ({ makeDatabase }) => {
  let app: TestApp
  let db: Kysely<MailTables>
  beforeAll(async () => {
    const database = await makeDatabase()
    db = database.db.withTables<MailTables>() as unknown as Kysely<MailTables>
    app = await serveTestApp(database)
  })
  afterAll(() => app.close())
  const listed = async (query = ''): Promise<Message[]> => {
    app.actAs(root)
    const { body } = await app.getJson(`/api/messages/${query}`)
    app.actAs(null)
    return (body as { results: Message[] }).results
  }
  const mails = () => db.selectFrom('outgoing_mails').selectAll().orderBy('id').execute()

  it('are kept and mailed to the administrators, with the visitor as who gets the answer', async () => {
    const { status, body } = await app.postJson('/api/account/contact/', contact)
    expect({ status, body }).toMatchObject({ status: 201, body: contact })
    expect(await listed()).toMatchObject([
      { kind: 'contact', status: 'open', ...amina, text: 'Where from?', details: { category: 'Data' } },
    ])
    const [mail] = await mails()
    expect(mail).toMatchObject({ to_address: 'admin@example.org', reply_to: 'amina@example.org' })
    expect(mail?.subject).toBe('Contact message from Amina')
    expect(mail?.text).toContain('Where from?')
  })

  it('come by four forms', async () => {
    await app.postJson('/api/feedback/', { feedback: 'Good', page: '/about' })
    await app.postJson('/api/data-partnership/', {
      ...amina,
      organization: 'Ministry',
      data: 'By LGA',
      purpose: 'To compare',
    })
    const interest = { email: 'amina@example.org', dashboard: 'Demographics', created: 'today' }
    expect((await app.postJson('/api/subdashboard/interest/', interest)).status).toBe(201)
    expect((await listed('?ordering=id')).map(({ kind, details }) => [kind, details])).toEqual([
      ['contact', { category: 'Data' }],
      ['feedback', { page: '/about' }],
      ['partnership', { data: 'By LGA' }],
      ['interest', { dashboard: 'Demographics' }],
    ])
    expect(await mails()).toHaveLength(4)
  })

  it('of a program that fills in the hidden field are thanked for and thrown away', async () => {
    const before = await listed()
    const { status } = await app.postJson('/api/account/contact/', { ...contact, website: 'http://spam' })
    expect(status).toBe(201)
    expect(await listed()).toEqual(before)
  })

  it('are marked as answered by an admin, which the change log tells', async () => {
    const [first] = await listed('?kind=contact')
    const put = (body: object) =>
      fetch(`${app.base}/api/messages/${first?.id}/`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await put({ status: 'answered' })).status).toBe(401)
    app.actAs(root)
    expect((await put({ status: 'done' })).status).toBe(400)
    expect(await (await put({ status: 'answered' })).json()).toMatchObject({ status: 'answered' })
    expect((await listed('?status=open')).map(({ kind }) => kind)).toEqual([
      'interest',
      'partnership',
      'feedback',
    ])
    app.actAs(root)
    const log = await app.getJson('/api/audit/?thing=messages')
    expect(log.body).toMatchObject({ count: 1, results: [{ action: 'change', actor_id: '1' }] })
    app.actAs(null)
  })

  it('are answered by e-mail, which marks them and is kept', async () => {
    const [open] = await listed('?kind=partnership')
    const [silent] = await listed('?kind=feedback')
    app.actAs(root)
    const answer = (id: number | undefined, text: string) =>
      app.postJson(`/api/messages/${id}/answer/`, { text })
    expect(await answer(open?.id, 'Gladly.')).toMatchObject({
      status: 200,
      body: { status: 'answered', answer: 'Gladly.' },
    })
    const mail = (await mails()).at(-1)
    expect(mail).toMatchObject({ to_address: 'amina@example.org', reply_to: 'root@example.org' })
    expect(mail?.text).toContain('> To compare')
    expect((await answer(silent?.id, 'Thanks.')).status).toBe(409)
    expect((await answer(open?.id, ' ')).status).toBe(400)
    expect((await answer(9999, 'Thanks.')).status).toBe(404)
    app.actAs({ ...root, role: 'moderator' })
    expect((await answer(open?.id, 'Thanks.')).status).toBe(403)
    app.actAs(null)
  })

  it('can be had as a CSV file, as far as they are found', async () => {
    app.actAs(root)
    const response = await fetch(`${app.base}/api/messages/?format=csv&kind=interest`)
    app.actAs(null)
    expect(response.headers.get('content-disposition')).toContain('messages.csv')
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('interest,open')
    expect(lines[1]).toContain('dashboard: Demographics')
  })

  it.each([
    [{ ...contact, name: 'Al' }, 'name'],
    [{ ...contact, email: 'amina' }, 'email'],
    [{ ...contact, feedback: ' ' }, 'feedback'],
    [{ ...contact, phone: '0800' }, 'phone'],
  ])('refuses %j and names %s', async (body, field) => {
    expect(await app.postJson('/api/account/contact/', body)).toMatchObject({
      status: 400,
      body: { fields: { [field]: [expect.any(String)] } },
    })
  })

  it('of the contact form are also listed in its own words', async () => {
    const full = { ...contact, name: 'Bola', organization: 'PHC', category: null }
    expect((await app.postJson('/api/account/contact/', full)).status).toBe(201)
    expect((await app.getJson('/api/account/contact/')).status).toBe(401)
    app.actAs(root)
    const { body } = await app.getJson('/api/account/contact/?search=phc')
    expect(body).toMatchObject({
      count: 1,
      results: [{ name: 'Bola', feedback: 'Where from?', category: '' }],
    })
    app.actAs(null)
  })

  it('are twenty an hour at most from one address', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 22; count += 1)
      statuses.push((await app.postJson('/api/feedback/', { feedback: `${count}` })).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(19)
    expect(statuses.at(-1)).toBe(429)
  })
})
