import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { MailTables } from '../mail/mailTable.ts'
import type { AccountTables } from './AccountTables.ts'
import { startAccountServer, type AccountServer, type Answer } from './testAccountServer.fixture.ts'
import { totp } from './totp.ts'

const password = 'Correct-horse-7'
const origin = 'http://localhost:4300'
/** The code after the one that confirmed the app: each is taken once. */
const nextCode = (secret: string): string => totp(secret, Date.now() + 30_000)
const none = { sms: false, email: false, googleAuthenticator: false, microsoftAuthenticator: false }

describeDatabases('a second factor', ({ makeDatabase }) => {
  let db: Kysely<AccountTables & MailTables>
  let server: AccountServer
  let count = 0
  /** Cookies as a browser keeps them: the last one of a name counts, and an empty one is gone. */
  const cookieOf = (...answers: Answer[]): string => {
    const kept = new Map<string, string>()
    for (const line of answers.flatMap(({ cookies }) => cookies)) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (value === '' || /max-age=0/i.test(line)) kept.delete(name)
      else kept.set(name, value)
    }
    return [...kept].map((pair) => pair.join('=')).join('; ')
  }
  const logIn = (username: string, cookie = '') =>
    server.send('POST', '/api/login/', { body: { username, password }, headers: { origin, cookie } })
  const enter = (cookie: string, body: object) =>
    server.send('POST', '/api/login/second-factor/', { body, headers: { origin, cookie } })
  const join = async () => {
    count += 1
    const username = `keeper${count}`
    const email = `${username}@example.org`
    const made = await server.send('POST', '/api/users/', { body: { username, email, password } })
    const signedIn = await logIn(username)
    let cookie = cookieOf(signedIn)
    const send = async (method: string, path: string, body?: object) => {
      const answer = await server.send(method, path, {
        headers: { origin, cookie },
        ...(body !== undefined && { body }),
      })
      if (answer.cookies.length > 0) cookie = cookieOf(signedIn, answer)
      return answer
    }
    return {
      username,
      email,
      id: String(made.body['id']),
      send,
      path: `/api/users/${String(made.body['id'])}/`,
    }
  }
  type Person = Awaited<ReturnType<typeof join>>
  const setUpApp = async ({ send, path }: Person) => {
    const { body } = await send('POST', `${path}authenticator/`, { password })
    const secret = String(body['secret'])
    const codes = body['recovery_codes'] as string[]
    const app = 'googleAuthenticator'
    const confirmed = await send('PUT', `${path}authenticator/`, { app, code: totp(secret) })
    expect(confirmed.body).toEqual({ ...none, googleAuthenticator: true, has_sms: false, phone: '' })
    return { secret, codes }
  }
  const mailedCode = async (email: string): Promise<string> => {
    const mail = await db
      .selectFrom('outgoing_mails')
      .select('text')
      .where('to_address', '=', email)
      .where('subject', '=', 'Your code to sign in')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return /is (\d{6})\./.exec(mail?.text ?? '')?.[1] ?? ''
  }

  beforeAll(async () => {
    db = (await makeDatabase()).db as unknown as typeof db
    server = await startAccountServer(db as unknown as Kysely<AccountTables>)
  })
  afterAll(() => server.close())

  it('of an app is set up with the password and a code, and asked for at the next sign-in', async () => {
    const me = await join()
    expect((await me.send('POST', `${me.path}authenticator/`, { password: 'Wrong-horse-7' })).status).toBe(
      400,
    )
    const begun = await me.send('POST', `${me.path}authenticator/`, { password })
    const wrong = { app: 'googleAuthenticator', code: '000000' }
    expect((await me.send('PUT', `${me.path}authenticator/`, wrong)).status).toBe(400)
    expect((await logIn(me.username)).body['token']).toBeTruthy()
    expect(String(begun.body['uri'])).toMatch(/^otpauth:\/\/totp\/MSDAT/)

    const { secret } = await setUpApp(me)
    expect((await me.send('GET', `${me.path}security-settings/`)).body).toMatchObject({
      googleAuthenticator: true,
    })
    const asked = await logIn(me.username)
    expect(asked.body).toEqual({ second_factor: ['app', 'recovery'] })
    const cookie = cookieOf(asked)
    expect(cookie).not.toContain('session_token')
    const wait = await server.send('GET', '/api/session/', { headers: { origin, cookie } })
    expect(wait.body['user']).toBeNull()
    const refused = await enter(cookie, { method: 'app', code: '000000' })
    expect([refused.status, refused.body.fields]).toEqual([401, { code: ['is not right'] }])
    const entered = await enter(cookie, { method: 'app', code: nextCode(secret) })
    expect(entered.body).toMatchObject({ username: me.username, token: expect.any(String) })
    const session = { headers: { origin, cookie: cookieOf(asked, entered) } }
    expect((await server.send('GET', '/api/session/', session)).body['user']).toMatchObject({ id: me.id })
    expect((await enter(cookie, { method: 'app', code: nextCode(secret) })).status).toBe(401)
  })

  it('is a code of the app that is taken once: neither again, nor twice at the same moment, nor an older one', async () => {
    const me = await join()
    const { secret } = await setUpApp(me)
    const use = async (code: string) => enter(cookieOf(await logIn(me.username)), { method: 'app', code })
    const again = await use(totp(secret))
    expect([again.status, again.body.fields]).toEqual([401, { code: ['has been used already'] }])
    const code = nextCode(secret)
    const cookies = [cookieOf(await logIn(me.username)), cookieOf(await logIn(me.username))]
    const both = await Promise.all(cookies.map((cookie) => enter(cookie, { method: 'app', code })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await use(totp(secret))).status).toBe(401)
    const other = await join()
    const theirs = await setUpApp(other)
    const cookie = cookieOf(await logIn(other.username))
    expect((await enter(cookie, { method: 'app', code: nextCode(theirs.secret) })).status).toBe(200)
  })

  it('is not asked for again on a device that is remembered, until the settings change', async () => {
    const me = await join()
    const { secret } = await setUpApp(me)
    const asked = await logIn(me.username)
    const entered = await enter(cookieOf(asked), { method: 'app', code: nextCode(secret), remember: true })
    const device = cookieOf(asked, entered)
    expect(device).toContain('trust_device')
    expect((await logIn(me.username, device)).body['token']).toBeTruthy()
    expect((await logIn(me.username)).body['second_factor']).toBeTruthy()
    const both = { ...none, googleAuthenticator: true, microsoftAuthenticator: true, password }
    expect((await me.send('POST', `${me.path}security-settings`, both)).status).toBe(200)
    expect((await logIn(me.username, device)).body['second_factor']).toBeTruthy()
  })

  it('can be a recovery code, once', async () => {
    const me = await join()
    const { codes } = await setUpApp(me)
    const use = async (code = '') => enter(cookieOf(await logIn(me.username)), { method: 'recovery', code })
    expect(codes).toHaveLength(10)
    expect((await use(codes[0])).status).toBe(200)
    expect((await use(codes[0])).status).toBe(401)
    const path = `${me.path}recovery-codes/`
    expect((await me.send('POST', path, { password: 'Wrong-horse-7' })).status).toBe(400)
    const fresh = (await me.send('POST', path, { password })).body['recovery_codes'] as string[]
    expect((await use(codes[1])).status).toBe(401)
    expect((await use(fresh[0])).status).toBe(200)
  })

  it('by e-mail needs a confirmed address, and goes there alone', async () => {
    const me = await join()
    const settings = `${me.path}security-settings/`
    const on = { ...none, email: true, password }
    expect((await me.send('POST', settings, on)).status).toBe(409)
    await db.updateTable('users').set({ email_verified: 1 }).where('id', '=', me.id).execute()
    expect(
      (await me.send('POST', settings, { ...on, password: 'Wrong-horse-7' })).body.fields,
    ).toHaveProperty('password')
    expect((await me.send('POST', settings, on)).body).toMatchObject({ email: true })
    const asked = await logIn(me.username)
    expect(asked.body).toEqual({ second_factor: ['email', 'recovery'] })
    const cookie = cookieOf(asked)
    const send = () => server.send('POST', '/api/login/second-factor/send/', { headers: { origin, cookie } })
    expect((await send()).status).toBe(200)
    const code = await mailedCode(me.email)
    expect(code).toMatch(/^\d{6}$/)
    const kept = JSON.stringify(await db.selectFrom('user_verifications').selectAll().execute())
    expect(kept).not.toContain(code)
    expect((await enter(cookie, { method: 'email', code })).body['token']).toBeTruthy()
    expect((await me.send('POST', settings, { ...none, password })).body).toEqual({
      ...none,
      has_sms: false,
      phone: '',
    })
    expect((await logIn(me.username)).body['token']).toBeTruthy()
  })

  it('is not sent by e-mail to whom has an app alone, nor without a sign-in that waits', async () => {
    const me = await join()
    await setUpApp(me)
    const cookie = cookieOf(await logIn(me.username))
    await server.send('POST', '/api/login/second-factor/send/', { headers: { origin, cookie } })
    expect(await mailedCode(me.email)).toBe('')
    expect(
      (await server.send('POST', '/api/login/second-factor/send/', { headers: { origin } })).status,
    ).toBe(401)
  })

  it('ends the sign-in after five wrong codes', async () => {
    const me = await join()
    const { secret } = await setUpApp(me)
    const cookie = cookieOf(await logIn(me.username))
    for (let turn = 0; turn < 5; turn += 1) await enter(cookie, { method: 'app', code: '000000' })
    expect((await enter(cookie, { method: 'app', code: nextCode(secret) })).status).toBe(401)
    // As if half a minute had gone by.
    await db.updateTable('user_two_factors').set({ last_step: 0 }).where('user_id', '=', me.id).execute()
    const again = cookieOf(await logIn(me.username))
    expect((await enter(again, { method: 'app', code: nextCode(secret) })).status).toBe(200)
  })

  it('is nobody else’s to see or to change, and its secret stands nowhere in the open', async () => {
    const me = await join()
    const other = await join()
    const { secret, codes } = await setUpApp(me)
    expect((await other.send('GET', `${me.path}security-settings/`)).status).toBe(403)
    expect((await other.send('POST', `${me.path}security-settings/`, { ...none, password })).status).toBe(403)
    expect((await other.send('POST', `${me.path}recovery-codes/`, { password })).status).toBe(403)
    expect((await me.send('POST', `${me.path}authenticator/`, { password })).status).toBe(409)
    expect(
      (await me.send('POST', `${me.path}security-settings/`, { ...none, sms: true, password })).status,
    ).toBe(409)
    const kept = JSON.stringify(await db.selectFrom('user_two_factors').selectAll().execute())
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(codes[0])
  })
})

describeDatabases('open sessions', ({ makeDatabase }) => {
  it('are listed for their owner, who signs out there', async () => {
    const db = (await makeDatabase()).db as unknown as Kysely<AccountTables>
    const server = await startAccountServer(db)
    const people = ['ada', 'bala']
    for (const username of people) {
      await server.send('POST', '/api/users/', {
        body: { username, email: `${username}@example.org`, password },
      })
    }
    const tokenOf = async (username: string, agent: string): Promise<string> => {
      const headers = { 'user-agent': agent }
      const { body } = await server.send('POST', '/api/login/', { body: { username, password }, headers })
      return `Bearer ${String(body['token'])}`
    }
    const here = await tokenOf('ada', 'Desk')
    const there = await tokenOf('ada', 'Telephone')
    const bala = await tokenOf('bala', 'Library')
    const listed = async (authorization: string) =>
      (await server.send('GET', '/api/sessions/', { headers: { authorization } })).body['sessions'] as {
        id: string
        agent: string
        is_current: boolean
      }[]
    const own = await listed(here)
    expect(own.map(({ agent, is_current }) => [agent, is_current])).toEqual(
      expect.arrayContaining([
        ['Desk', true],
        ['Telephone', false],
      ]),
    )
    expect(own).toHaveLength(2)
    const phone = own.find(({ agent }) => agent === 'Telephone')?.id ?? ''
    const end = (authorization: string) =>
      server.send('DELETE', `/api/sessions/${phone}/`, { headers: { authorization } })
    expect((await end(bala)).status).toBe(404)
    expect((await end(here)).body.message).toBe('You are signed out there.')
    expect((await server.send('GET', '/api/sessions/', { headers: { authorization: there } })).status).toBe(
      401,
    )
    expect(await listed(here)).toHaveLength(1)
    await server.close()
  })
})
