import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Actor } from '@msdat/sdk/http/serve'
import type { OutgoingMail } from '@msdat/sdk/contracts/mail'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSetting } from '../db/settings.ts'
import { serveTestApp } from '../testApp.fixture.ts'
import { createMail, type Mail } from './createMail.ts'
import type { MailTables } from './mailTable.ts'
import { newPassword } from './templates/newPassword.ts'
import { testMail } from './templates/testMail.ts'
import { startTestMailServer, type TestMailServer } from './testMailServer.fixture.ts'

const root: Actor = { id: '1', email: 'root@example.org', name: 'Root', role: 'admin' }
const hello = {
  to: 'amina@example.org',
  words: {
    subject: 'Hello\r\nBcc: all@example.org',
    paragraphs: ['One & <two>', 'A line\nand another'],
    action: { label: 'Open', url: 'http://localhost/a?b=1&c=2' },
  },
  replyTo: 'ada@example.org',
  unsubscribeUrl: 'http://localhost/leave?token=1',
}

describeDatabases('mail', ({ makeDatabase }) => {
  let database: Database<DataTables>
  let db: Kysely<MailTables>
  let server: TestMailServer
  let mail: Mail
  const rows = () => db.selectFrom('outgoing_mails').selectAll().orderBy('id').execute()
  const withState = async (state: string) =>
    vi.waitFor(async () => expect((await rows()).at(-1)).toMatchObject({ state }), { timeout: 20_000 })
  const mailTo = (smtpUrl: string | null): Mail =>
    createMail({
      db: database.db,
      publicUrl: 'http://localhost:4300',
      smtpUrl,
      from: null,
      warn: () => {},
      restAfter: () => 1,
    })

  beforeEach(async () => {
    database = await makeDatabase()
    db = database.db.withTables<MailTables>() as unknown as Kysely<MailTables>
    server = await startTestMailServer()
    mail = mailTo(server.url)
  })
  afterEach(async () => {
    await mail.stop()
    await server.close()
  })

  it('goes out as text and HTML, to one address, and its words are not kept', async () => {
    mail.start()
    await mail.outbox.post(db, hello)
    await withState('sent')
    const [{ to, raw } = { to: [], raw: '' }] = server.received
    expect(to).toEqual(['amina@example.org'])
    expect(raw).toMatch(/^Subject: Hello Bcc: all@example\.org\r$/m)
    expect(raw).toMatch(/^Reply-To: ada@example\.org\r$/m)
    expect(raw).toMatch(/^List-Unsubscribe: <http:\/\/localhost\/leave\?token=1>\r$/m)
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    expect(raw).toContain('One & <two>')
    expect(raw).toContain('One &amp; &lt;two&gt;')
    expect(await rows()).toMatchObject([{ state: 'sent', text: '', html: '', attempts: 1 }])
  })

  it('bears the name that the admins gave the platform, in its subject, its words and as its sender', async () => {
    mail.start()
    const settings = {
      platform_name: 'Kano Health Desk',
      old_versions: [],
      activity_days: 90,
      option_links: [],
    }
    const outside = { external_ncdc: '', external_ndr1: '', external_ndr2: '' }
    await writeSetting(database.db, 'platform', JSON.stringify({ ...settings, ...outside }))
    await mail.outbox.post(db, { to: 'amina@example.org', words: testMail('http://localhost:4300') })
    await withState('sent')
    await mail.outbox.post(db, { to: 'amina@example.org', words: newPassword('Amina', 'http://localhost/a') })
    await withState('sent')
    const [first = { raw: '' }, second = { raw: '' }] = server.received
    expect(first.raw).toMatch(/^Subject: Mail from Kano Health Desk works\r$/m)
    expect(first.raw).toMatch(/^From: Kano Health Desk <no-reply@localhost>\r$/m)
    expect(second.raw.replaceAll('=\r\n', '')).toContain('your account on Kano Health Desk')
    expect(first.raw + second.raw).not.toContain('MSDAT')
  })

  it('is tried again after a refusal that may pass, and given up after one that will not', async () => {
    server.refuseWith(451)
    mail.start()
    await mail.outbox.post(db, hello)
    await vi.waitFor(async () => expect((await rows())[0]?.problem).toContain('451'), { timeout: 20_000 })
    server.refuseWith(null)
    await withState('sent')
    server.refuseWith(550)
    await mail.outbox.post(db, hello)
    await withState('failed')
    expect((await rows()).at(-1)).toMatchObject({ attempts: 1, problem: expect.stringContaining('550') })
  })

  it('is taken up where its sender died, and left alone while one has it', async () => {
    await mail.outbox.post(db, hello)
    await mail.outbox.post(db, hello)
    const claimed = { state: 'sending', worker: 'gone:1:x', attempts: 1 } as const
    const until = (text: string) => ({ ...claimed, leased_until: text })
    await db.updateTable('outgoing_mails').set(until('2020-01-01T00:00:00Z')).where('id', '=', 1).execute()
    await db.updateTable('outgoing_mails').set(until('2999-01-01T00:00:00Z')).where('id', '=', 2).execute()
    mail.start()
    await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('sent'), { timeout: 20_000 })
    await mail.stop()
    expect(await rows()).toMatchObject([{ attempts: 2 }, { state: 'sending', attempts: 1 }])
    expect(server.received).toHaveLength(1)
  })

  it('is sent once where two processes send', async () => {
    const other = mailTo(server.url)
    for (let count = 0; count < 6; count += 1) await mail.outbox.post(db, hello)
    mail.start()
    other.start()
    await vi.waitFor(async () => expect((await rows()).every(({ state }) => state === 'sent')).toBe(true), {
      timeout: 20_000,
    })
    await other.stop()
    expect(server.received).toHaveLength(6)
  })

  it('is not there where the transaction that posted it failed', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await mail.outbox.post(tx, hello)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await rows()).toEqual([])
  })

  it('is kept for admins to read where there is no mail server', async () => {
    const app = await serveTestApp(database)
    app.actAs(root)
    const { status, body } = await app.postJson('/api/mail/test/', { to: 'amina@example.org' })
    expect({ status, body }).toMatchObject({ status: 201, body: { state: 'kept' } })
    const list = await app.getJson('/api/mail/outbox/?state=kept&search=AMINA')
    const { results } = list.body as { results: OutgoingMail[] }
    expect(results).toMatchObject([{ subject: 'Mail from MSDAT works' }])
    expect(results[0]?.text).toContain('http://localhost:4300')
    const [first] = results
    expect((await app.postJson(`/api/mail/outbox/${first?.id}/retry/`, {})).status).toBe(409)
    app.actAs({ ...root, role: 'moderator' })
    expect((await app.getJson('/api/mail/outbox/')).status).toBe(403)
    expect((await app.postJson('/api/mail/test/', { to: 'amina@example.org' })).status).toBe(403)
    await app.close()
  })

  it('that was kept goes out when an admin sends it again with a mail server', async () => {
    await mailTo(null).outbox.post(db, hello)
    const app = await serveTestApp(database, {}, undefined, { mail })
    mail.start()
    app.actAs(root)
    expect(await app.postJson('/api/mail/outbox/1/retry/', {})).toMatchObject({
      status: 200,
      body: { state: 'waiting' },
    })
    await withState('sent')
    expect((await app.postJson('/api/mail/outbox/1/retry/', {})).status).toBe(409)
    await app.close()
  })
})
