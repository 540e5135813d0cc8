import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AccountTables } from '../accounts/AccountTables.ts'
import { addUser } from '../accounts/addUser.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { MailTables } from '../mail/mailTable.ts'
import { Outbox } from '../mail/Outbox.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import type { DigestTables } from './digestTable.ts'
import type { NotificationTables } from './notificationTable.ts'
import { notify } from './notify.ts'
import { sendDigests } from './sendDigests.ts'

const path = '/api/user_notifications/digest/'
const day = 24 * 3_600_000
const publicUrl = 'https://data.example.org'

describeDatabases('notifications by e-mail', ({ makeDatabase }) => {
  let app: TestApp
  let db: Kysely<AccountTables & MailTables & DigestTables & NotificationTables>
  let count = 0
  beforeAll(async () => {
    const database = await makeDatabase()
    db = database.db as unknown as typeof db
    app = await serveTestApp(database)
  })
  afterAll(() => app.close())
  const join = async (isConfirmed = true) => {
    count += 1
    const username = `reader${count}`
    const email = `${username}@example.org`
    const { id } = await addUser(db as unknown as Kysely<AccountTables>, {
      username,
      email,
      role: 'user',
      passwordHash: '',
      isConfirmed,
    })
    app.actAs({ id, email, name: username, role: 'user' })
    return { id, email }
  }
  const choose = (every: string) =>
    fetch(app.base + path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ every }),
    })
  const sendIn = (days: number) => {
    const parts = { db: db as unknown as Parameters<typeof sendDigests>[0]['db'], publicUrl }
    const outbox = new Outbox({ isSending: true })
    return sendDigests({ ...parts, outbox }, new Date(Date.now() + days * day))
  }
  const mailsTo = (email: string) =>
    db.selectFrom('outgoing_mails').selectAll().where('to_address', '=', email).orderBy('id').execute()

  it('go out once a day where somebody has asked for it, each of them once', async () => {
    const { id, email } = await join()
    expect((await app.getJson(path)).body).toEqual({ every: 'none', is_mail_sent: false })
    await notify(db, { owner: id, title: 'Before' })
    expect((await choose('daily')).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await notify(db, { owner: id, title: 'Your plugin was approved', text: 'Well done.' })
    expect(await sendIn(0.9)).toBe(0)
    expect(await sendIn(1.1)).toBe(1)
    expect(await sendIn(1.2)).toBe(0)
    expect(await sendIn(2.3)).toBe(0)
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('You have a new notification')
    expect(mail?.text).toContain('Your plugin was approved\nWell done.')
    expect(mail?.text).not.toContain('Before')
  })

  it('go out once a week, and not what was read meanwhile', async () => {
    const { id, email } = await join()
    await choose('weekly')
    await new Promise((resolve) => setTimeout(resolve, 5))
    for (const title of ['One', 'Two']) await notify(db, { owner: id, title })
    await db.updateTable('user_notifications').set({ is_read: 1 }).where('title', '=', 'One').execute()
    expect(await sendIn(6)).toBe(0)
    expect(await sendIn(7.1)).toBe(1)
    expect((await mailsTo(email))[0]?.text).not.toContain('One')
  })

  it('end by the link in the message, as mail programs send it', async () => {
    const { id, email } = await join()
    await choose('daily')
    await new Promise((resolve) => setTimeout(resolve, 5))
    await notify(db, { owner: id, title: 'News' })
    await sendIn(1.1)
    const [mail] = await mailsTo(email)
    const token = /notification-digest#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    expect(mail?.unsubscribe_url).toBe(`${publicUrl}${path}end/?token=${token}`)
    const end = () =>
      fetch(`${app.base}${path}end/?token=${token}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
    expect([(await end()).status, (await end()).status]).toEqual([200, 200])
    expect((await app.getJson(path)).body).toMatchObject({ every: 'none' })
  })

  it('go to nobody whose address is not confirmed, and who may not sign in', async () => {
    for (const change of [{ email_verified: 0 }, { banned: 1 }]) {
      const { id } = await join()
      await choose('daily')
      await notify(db, { owner: id, title: 'News' })
      await db.updateTable('users').set(change).where('id', '=', id).execute()
      expect(await sendIn(30)).toBe(0)
    }
    expect((await choose('hourly')).status).toBe(400)
  })
})
