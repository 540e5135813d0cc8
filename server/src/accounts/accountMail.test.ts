import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { MailTables } from '../mail/mailTable.ts'
import type { AccountTables } from './AccountTables.ts'
import { startAccountServer, type AccountServer } from './testAccountServer.fixture.ts'

const password = 'Correct-horse-7'

describeDatabases('links that are sent to the address of an account', ({ makeDatabase }) => {
  let db: Kysely<AccountTables & MailTables>
  let server: AccountServer
  let count = 0
  const signIn = (username: string, secret = password) =>
    server.send('POST', '/api/login/', { body: { username, password: secret } })
  const join = async () => {
    count += 1
    const username = `reader${count}`
    const email = `${username}@example.org`
    const { body } = await server.send('POST', '/api/users/', { body: { username, email, password } })
    return { id: String(body['id']), username, email, isConfirmed: body['email_confirmed'] }
  }
  const mailsTo = (email: string) =>
    db
      .selectFrom('outgoing_mails')
      .selectAll()
      .where('to_address', '=', email)
      .orderBy('id', 'desc')
      .execute()
  const tokenFor = async (email: string): Promise<string> =>
    /#token=([\w.-]+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? ''
  const ask = (email: string) => server.send('POST', '/api/password-recovery/', { body: { email } })
  const reset = (token: string, new_password: string) =>
    server.send('PUT', '/api/password-recovery/', { body: { token, new_password } })
  const confirm = (token: string) => server.send('POST', '/api/email-confirmation/', { body: { token } })

  beforeAll(async () => {
    db = (await makeDatabase()).db as unknown as typeof db
    server = await startAccountServer(db as unknown as Kysely<AccountTables>)
  })
  afterAll(() => server.close())

  it('set a new password once, end all sessions, and prove the address', async () => {
    const me = await join()
    const before = String((await signIn(me.username)).body['token'])
    const asked = await ask(me.email.toUpperCase())
    expect(asked.body.message).toContain('If there is an account with this address')
    const token = await tokenFor(me.email)
    const weak = await reset(token, 'short')
    expect(weak.status).toBe(400)
    expect(weak.body.fields?.['new_password']).toHaveLength(4)
    expect((await reset(token, 'Quiet-River-9')).body.message).toBe('Password updated successfully!')
    expect((await reset(token, 'Other-River-9')).status).toBe(404)
    expect((await signIn(me.username)).status).toBe(401)
    const now = await signIn(me.username, 'Quiet-River-9')
    expect(now.status).toBe(200)
    const read = (session: unknown) =>
      server.send('GET', `/api/users/${me.id}/`, { headers: { authorization: `Bearer ${String(session)}` } })
    expect((await read(before)).status).toBe(401)
    expect((await read(now.body['token'])).body['email_confirmed']).toBe(true)
  })

  it('end with the first that is used, and after an hour', async () => {
    const me = await join()
    await ask(me.email)
    const first = await tokenFor(me.email)
    await ask(me.email)
    const second = await tokenFor(me.email)
    expect(second).not.toBe(first)
    expect((await reset(second, 'Quiet-River-9')).status).toBe(200)
    expect((await reset(first, 'Other-River-9')).status).toBe(404)
    await ask(me.email)
    const past = new Date(Date.now() - 1000).toISOString()
    await db.updateTable('user_verifications').set({ expires_at: past }).execute()
    expect((await reset(await tokenFor(me.email), 'Other-River-9')).status).toBe(404)
  })

  it('tell nobody who has an account, and are no use to who reads the database', async () => {
    const me = await join()
    const known = await ask(me.email)
    const unknown = await ask('nobody@example.org')
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await mailsTo('nobody@example.org')).toEqual([])
    const token = await tokenFor(me.email)
    const kept = await db.selectFrom('user_verifications').select('identifier').execute()
    expect(JSON.stringify(kept)).not.toContain(token)
    await db.updateTable('users').set({ banned: 1 }).where('id', '=', me.id).execute()
    const mails = await mailsTo(me.email)
    await ask(me.email)
    expect(await mailsTo(me.email)).toHaveLength(mails.length)
  })

  it('are not sent without end to one address', async () => {
    const me = await join()
    const answers = []
    for (let turn = 0; turn < 6; turn += 1) answers.push((await ask(me.email)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('confirm the address of a new account, which can sign in before', async () => {
    const me = await join()
    expect(me.isConfirmed).toBe(false)
    const headers = { authorization: `Bearer ${String((await signIn(me.username)).body['token'])}` }
    const again = () => server.send('POST', '/api/email-confirmation/request/', { headers })
    const first = await tokenFor(me.email)
    expect((await again()).body.message).toContain(`A message with a link goes to ${me.email}.`)
    expect(await mailsTo(me.email)).toHaveLength(2)
    expect((await confirm(`${first}x`)).status).toBe(404)
    expect((await confirm('forged')).status).toBe(404)
    expect((await confirm(first)).body.message).toBe('Your e-mail address is confirmed.')
    const session = await server.send('GET', '/api/session/', { headers })
    expect(session.body['user']).toMatchObject({ email_confirmed: true })
    expect((await again()).status).toBe(409)
  })
})
