import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Actor } from '@msdat/sdk/http/serve'
import type { Subscriber } from '@msdat/sdk/contracts/newsletter'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { MailTables } from '../mail/mailTable.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import type { NewsletterTables } from './subscriberTable.ts'

const root: Actor = { id: '1', email: 'root@example.org', name: 'Root', role: 'admin' }

describeDatabases('the newsletter', ({ makeDatabase }) => {
  let app: TestApp
  let db: Kysely<MailTables & NewsletterTables>
  beforeEach(async () => {
    const database = await makeDatabase()
    db = database.db.withTables<MailTables & NewsletterTables>() as unknown as typeof db
    app = await serveTestApp(database)
  })
  afterEach(() => app.close())
  const subscribers = async (): Promise<Subscriber[]> => {
    app.actAs(root)
    const { body } = await app.getJson('/api/newsletter/subscribers/')
    app.actAs(null)
    return (body as { results: Subscriber[] }).results
  }
  const mails = () => db.selectFrom('outgoing_mails').selectAll().orderBy('id').execute()
  const tokenIn = async () => /newsletter#confirm=(\S+)/.exec((await mails()).at(-1)?.text ?? '')?.[1]
  const subscribe = (email: string) => app.postJson('/api/mailchimp/', { email })

  it('is confirmed by the link in the message, and ended by one call', async () => {
    expect(await subscribe('Amina@example.org')).toEqual({
      status: 200,
      body: { message: 'You have successfully subscribed to our newsletter.' },
    })
    expect(await subscribers()).toMatchObject([{ email: 'amina@example.org', is_confirmed: false }])
    const token = await tokenIn()
    expect((await mails())[0]).toMatchObject({
      to_address: 'amina@example.org',
      unsubscribe_url: `http://localhost:4300/api/newsletter/unsubscribe/?token=${token}`,
    })
    expect((await app.postJson('/api/newsletter/confirm/', { token: 'a'.repeat(43) })).status).toBe(404)
    expect((await app.postJson('/api/newsletter/confirm/', { token })).status).toBe(200)
    expect(await subscribers()).toMatchObject([{ is_confirmed: true }])
    // As a mail program sends it (RFC 8058).
    const leave = await fetch(`${app.base}/api/newsletter/unsubscribe/?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(leave.status).toBe(200)
    expect(await subscribers()).toEqual([])
  })

  it('says that a name or an address is there already where the call does so, and nowhere else', async () => {
    const given = { email: 'amina@example.org', name: 'Amina', created: 'now' }
    expect((await app.postJson('/api/crud/subscriber/', given)).status).toBe(201)
    expect(
      await app.postJson('/api/crud/subscriber/', { ...given, email: 'AMINA@example.org' }),
    ).toMatchObject({
      status: 409,
      body: { message: 'Name/Email address provided already exist, please try again' },
    })
    expect((await subscribe('amina@example.org')).status).toBe(200)
    expect(await mails()).toHaveLength(1)
  })

  it('asks again for somebody who lost the message, and forgets who never confirmed', async () => {
    await subscribe('amina@example.org')
    await db.updateTable('subscribers').set({ updated_at: '2999-01-01' }).execute()
    await subscribe('amina@example.org')
    expect(await mails()).toHaveLength(1)
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000).toISOString()
    await db.updateTable('subscribers').set({ updated_at: hoursAgo }).execute()
    await subscribe('amina@example.org')
    expect(await mails()).toHaveLength(2)
    await db.updateTable('subscribers').set({ updated_at: '2020-01-01' }).execute()
    await subscribe('bala@example.org')
    expect((await subscribers()).map(({ email }) => email)).toEqual(['bala@example.org'])
  })

  it('is open to addresses only', async () => {
    for (const email of ['amina', 'a@b.org, c@d.org', 'Amina <a@b.org>', 'a@b.org\r\nBcc: c@d.org'])
      expect((await subscribe(email)).status).toBe(400)
    expect((await app.getJson('/api/newsletter/subscribers/')).status).toBe(401)
  })
})
