import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { MailTables } from '../mail/mailTable.ts'
import type { AccountTables } from './AccountTables.ts'
import { startAccountServer, type AccountServer } from './testAccountServer.fixture.ts'

const password = 'Correct-horse-7'

describeDatabases('another address for an account', ({ makeDatabase }) => {
  let db: Kysely<AccountTables & MailTables>
  let server: AccountServer
  beforeAll(async () => {
    db = (await makeDatabase()).db as unknown as typeof db
    server = await startAccountServer(db as unknown as Kysely<AccountTables>)
  })
  afterAll(() => server.close())

  const join = async (username: string) => {
    const email = `${username.replace(/@.*/, '')}@example.org`
    const made = await server.send('POST', '/api/users/', { body: { username, email, password } })
    const signedIn = await server.send('POST', '/api/login/', { body: { username, password } })
    const headers = { authorization: `Bearer ${String(signedIn.body['token'])}` }
    const id = String(made.body['id'])
    const ask = (to: string, secret = password) =>
      server.send('POST', `/api/users/${id}/email-change/`, {
        body: { email: to, password: secret },
        headers,
      })
    return { id, email, headers, ask }
  }
  const subjectsTo = async (email: string): Promise<string[]> =>
    (
      await db
        .selectFrom('outgoing_mails')
        .select('subject')
        .where('to_address', '=', email)
        .orderBy('id')
        .execute()
    ).map(({ subject }) => subject)
  const tokenFor = async (email: string): Promise<string> => {
    const mail = await db
      .selectFrom('outgoing_mails')
      .select('text')
      .where('to_address', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return /change-email#token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
  }
  const confirm = (token: string) => server.send('POST', '/api/email-change/', { body: { token } })

  it('counts once its link was opened, and the old one is told', async () => {
    const me = await join('amina')
    expect((await me.ask('new@example.org', 'Wrong-horse-7')).body.fields).toHaveProperty('password')
    expect((await me.ask('New@Example.org')).status).toBe(200)
    const before = await server.send('GET', `/api/users/${me.id}/`, { headers: me.headers })
    expect(before.body['email']).toBe(me.email)
    const token = await tokenFor('new@example.org')
    expect((await confirm(token)).body.message).toBe('The address of your account is new@example.org now.')
    expect((await confirm(token)).status).toBe(404)
    const after = await server.send('GET', `/api/users/${me.id}/`, { headers: me.headers })
    expect(after.body).toMatchObject({ email: 'new@example.org', email_confirmed: true, username: 'amina' })
    expect((await subjectsTo(me.email)).slice(-2)).toEqual([
      'Your account is to have another e-mail address',
      'Your account has another e-mail address',
    ])
  })

  it('is refused where somebody has it, also when they came meanwhile', async () => {
    const me = await join('bala')
    await join('chika')
    expect((await me.ask('chika@example.org')).status).toBe(409)
    expect((await me.ask(me.email)).status).toBe(409)
    expect((await me.ask('dayo@example.org')).status).toBe(200)
    const token = await tokenFor('dayo@example.org')
    await join('dayo')
    expect((await confirm(token)).status).toBe(409)
  })

  it('is not given where the link is old, where a newer one was sent, or after a new password', async () => {
    const me = await join('efe@example.org')
    await me.ask('first@example.org')
    const first = await tokenFor('first@example.org')
    await me.ask('second@example.org')
    expect((await confirm(first)).status).toBe(404)
    await db.updateTable('user_email_changes').set({ expires_at: '2020-01-01' }).execute()
    expect((await confirm(await tokenFor('second@example.org'))).status).toBe(404)
    await me.ask('third@example.org')
    const body = { new_password: 'Quiet-River-9' }
    await server.send('PUT', '/api/users/update_password/', { body, headers: me.headers })
    expect((await confirm(await tokenFor('third@example.org'))).status).toBe(404)
    expect((await me.ask('fourth@example.org', 'Quiet-River-9')).status).toBe(200)
    await confirm(await tokenFor('fourth@example.org'))
    const { body: user } = await server.send('GET', `/api/users/${me.id}/`, { headers: me.headers })
    expect(user).toMatchObject({ email: 'fourth@example.org', username: 'fourth@example.org' })
  })

  it('is begun by its owner alone', async () => {
    const me = await join('fola')
    const other = await join('gbenga')
    const path = `/api/users/${me.id}/email-change/`
    const body = { email: 'taken@example.org', password }
    expect((await server.send('POST', path, { body, headers: other.headers })).status).toBe(403)
    expect((await server.send('POST', path, { body })).status).toBe(401)
  })
})
