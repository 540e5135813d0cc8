import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/accounts'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import type { AccountTables } from './AccountTables.ts'
import { startAccountServer, type AccountServer, type Answer } from './testAccountServer.fixture.ts'

const password = 'Correct-horse-7'
let count = 0
const newPerson = (change: object = {}) => {
  count += 1
  return { username: `person${count}`, email: `person${count}@example.org`, password, ...change }
}
const cookieOf = (answer: Answer): string => answer.cookies.map((cookie) => cookie.split(';')[0]).join('; ')
const withAccounts = ({ db }: Database<DataTables>): Kysely<AccountTables> =>
  db as unknown as Kysely<AccountTables>
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describeDatabases('accounts', ({ makeDatabase }) => {
  let db: Kysely<AccountTables>
  let server: AccountServer
  const open: AccountServer[] = []
  const start = async (
    ...wish: Parameters<typeof startAccountServer> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    const started = await startAccountServer(db, ...wish)
    open.push(started)
    return started
  }
  const register = async (change: object = {}) => {
    const person = newPerson(change)
    const answer = await server.send('POST', '/api/users/', { body: person })
    return { person, answer }
  }
  const signIn = (username: string, to: AccountServer = server) =>
    to.send('POST', '/api/login/', { body: { username, password } })
  const sessionWith = (headers: Record<string, string>, from: AccountServer = server) =>
    from
      .send('GET', '/api/session/', { headers })
      .then((answer) => answer.body['user'] as contracts.User | null)

  beforeAll(async () => {
    db = withAccounts(await makeDatabase())
    server = await start({ limits: { registrationByAddress: { most: 1000, minutes: 60 } } })
  })
  afterAll(async () => {
    for (const each of open) await each.close()
  })

  it('answer about a person so that nobody keeps it, and it is said once', async () => {
    const { person } = await register()
    const signed = await signIn(person.username)
    const headers = { cookie: cookieOf(signed) }
    const own = await server.send('GET', `/api/users/${String(signed.body['id'])}/`, { headers })
    const session = await server.send('GET', '/api/session/')
    expect(own.status).toBe(200)
    for (const answer of [signed, own, session]) expect(answer.headers['cache-control']).toBe('no-store')
  })

  describe('registration', () => {
    it('makes an ordinary account that answers in the shape of its contract', async () => {
      const { answer } = await register({ first_name: 'Ngozi', last_name: 'Bello', organization: 'FMoH' })
      expect(answer.status).toBe(200)
      expect(validate(contracts.User, answer.body)).toMatchObject({ ok: true })
      expect(answer.body).toMatchObject({
        first_name: 'Ngozi',
        last_name: 'Bello',
        organization: 'FMoH',
        profession: '',
        is_active: true,
        email_confirmed: false,
        location: '',
        role: { value: 'user', label: 'User' },
        lastLogin: null,
      })
      expect(JSON.stringify(answer.body)).not.toContain(password)
    })

    it('keeps the password as a salted hash', async () => {
      const asInstalled = await start({ isPasswordSafe: true })
      const person = newPerson()
      expect((await asInstalled.send('POST', '/api/users/', { body: person })).status).toBe(200)
      expect((await signIn(person.username, asInstalled)).status).toBe(200)
      const { password: kept } = await db
        .selectFrom('user_credentials')
        .innerJoin('users', 'users.id', 'user_credentials.user_id')
        .select('user_credentials.password')
        .where('users.username', '=', person.username)
        .executeTakeFirstOrThrow()
      expect(kept).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
    })

    it('names what is taken and what the password lacks, first the username, then the address', async () => {
      const { person } = await register()
      const { answer } = await register({
        username: person.username.toUpperCase(),
        email: person.email,
        password: 'short',
      })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.fields ?? {})).toEqual(['username', 'email', 'password'])
      expect(answer.body.fields?.['password']).toHaveLength(4)
    })

    it('holds names, the address and the place of work to their lengths', async () => {
      const faultOf = async (field: string, value: string): Promise<boolean> => {
        const { answer } = await register({ [field]: value })
        return answer.status === 400 && field in (answer.body.fields ?? {})
      }
      for (const [field, most] of [
        ['username', 150],
        ['first_name', 150],
        ['last_name', 150],
        ['profession', 255],
        ['organization', 255],
      ] as const)
        expect([field, await faultOf(field, 'a'.repeat(most + 1))]).toEqual([field, true])
      expect(await faultOf('email', `${'a'.repeat(60)}@${'b.'.repeat(95)}example`)).toBe(true)
      const longest = await register({ profession: 'a'.repeat(255), organization: 'a'.repeat(255) })
      expect(longest.answer.status).toBe(200)
    })

    it('answers a taken username as a conflict, whatever its letters', async () => {
      const { person } = await register()
      const { answer } = await register({ username: person.username.toUpperCase() })
      expect(answer.status).toBe(409)
      expect(answer.body.fields).toHaveProperty('username')
    })

    it('lets one of two simultaneous registrations of a name win', async () => {
      const person = newPerson()
      const answers = await Promise.all(
        [1, 2, 3, 4].map((number) =>
          server.send('POST', '/api/users/', { body: { ...person, email: `same${number}-${person.email}` } }),
        ),
      )
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
    })

    it("refuses another person's address as a username", async () => {
      const { person } = await register()
      for (const username of [person.email, 'somebody.to.come@example.org']) {
        const { answer } = await register({ username })
        expect(answer.body.fields).toHaveProperty('username')
      }
    })

    it.each([
      ['a role', { role: 'admin' }],
      ['a role object', { role: { value: 'admin', label: 'Admin' } }],
      ['an id', { id: 'chosen' }],
      ['an active flag', { banned: 0 }],
      ['control characters', { first_name: 'a\u0000b' }],
      ['a username with spaces', { username: 'a b c' }],
      ['a username in other letters', { username: 'аdmin' }],
      ['a full-width username', { username: 'ａｄｍｉｎ' }],
      ['SQL as a username', { username: "x'; drop table users; --" }],
      ['an object as a username', { username: { $ne: null } }],
      ['a list as an address', { email: ['a@b.org'] }],
      ['no password', { password: undefined }],
      ['a password of a megabyte', { password: 'Aa1-'.repeat(20_000) }],
    ])('refuses %s and writes nothing', async (_, change) => {
      const { person, answer } = await register(change)
      expect(answer.status).toBe(400)
      const found = await db.selectFrom('users').select('id').where('email', '=', person.email).execute()
      expect(found).toEqual([])
    })

    it('refuses prototype keys', async () => {
      for (const key of ['__proto__', 'constructor', 'prototype']) {
        const raw = JSON.stringify(newPerson()).replace('{', `{"${key}":{"role":"admin"},`)
        const answer = await server.send('POST', '/api/users/', { raw })
        expect(answer.status, key).toBe(400)
      }
      expect(({} as Record<string, unknown>)['role']).toBeUndefined()
    })

    it('refuses a body of a megabyte and keeps answering', async () => {
      const answer = await server.send('POST', '/api/users/', {
        body: newPerson({ first_name: 'x'.repeat(1e6) }),
      })
      expect(answer.status).toBe(413)
      expect((await register()).answer.status).toBe(200)
    })

    it('takes names in any script as they are, quotes and all', async () => {
      const names = { first_name: "Ọlá'); drop table users; --", last_name: '𝔘𝔫𝔦 👩🏾‍⚕️' }
      expect((await register(names)).answer.body).toMatchObject(names)
    })
  })

  describe('sign-in', () => {
    it('works by username and by address, in any letters, and notes when', async () => {
      const { person } = await register()
      for (const name of [
        person.username,
        person.email,
        person.email.toUpperCase(),
        ` ${person.username} `,
      ]) {
        const answer = await signIn(name)
        expect(answer.status, name).toBe(200)
        expect(validate(contracts.SignedIn, answer.body)).toMatchObject({ ok: true })
        expect((await sessionWith({ cookie: cookieOf(answer) }))?.lastLogin).toMatch(/^\d{4}-.*Z$/)
      }
    })

    it('knows a session by its cookie also behind a proxy that asks for a password of its own', async () => {
      const { person } = await register()
      const cookie = cookieOf(await signIn(person.username))
      expect(await sessionWith({ cookie, authorization: 'Basic c3RhZ2luZzpzZWNyZXQ=' })).not.toBeNull()
      expect(await sessionWith({ cookie, authorization: 'Bearer not-a-token' })).toBeNull()
    })

    it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
      const { person } = await register()
      const [cookie] = (await signIn(person.username)).cookies
      expect(cookie).toMatch(/^msdat\.session_token=.*HttpOnly/)
      expect(cookie).toMatch(/SameSite=Lax/)
      expect(cookie).not.toMatch(/Secure/)
      const onHttps = await start({ publicUrl: 'https://data.example.org' })
      expect((await signIn(person.username, onHttps)).cookies[0]).toMatch(/^__Secure-msdat\..*Secure/)
    })

    it('answers every failure alike', async () => {
      const { person } = await register()
      const tries = [
        { username: person.username, password: 'wrong' },
        { username: person.email, password: 'wrong' },
        { username: 'nobody-here', password },
        { username: "' or 1=1 --", password },
        { username: 'nul\u0000byte', password },
        { username: 'ａｄｍｉｎ', password },
      ]
      const answers = await Promise.all(tries.map((body) => server.send('POST', '/api/login/', { body })))
      for (const answer of answers) {
        expect(answer).toMatchObject({
          status: 401,
          cookies: [],
          body: { code: 'unauthenticated', message: 'Confirm username and password.' },
        })
      }
    })

    it('refuses a deactivated account, and its running sessions end', async () => {
      const { person } = await register()
      const before = await signIn(person.username)
      await db.updateTable('users').set({ banned: 1 }).where('username', '=', person.username).execute()
      expect((await signIn(person.username)).status).toBe(401)
      expect(await sessionWith({ cookie: cookieOf(before) })).toBeNull()
    })

    it('never adopts a session that was planted beforehand', async () => {
      const [mine, theirs] = [(await register()).person, (await register()).person]
      const planted = cookieOf(await signIn(theirs.username))
      const answer = await server.send('POST', '/api/login/', {
        body: { username: mine.username, password },
        headers: { cookie: `${planted}; msdat.session_token=chosen-by-a-stranger` },
      })
      expect(cookieOf(answer)).not.toBe(planted)
      expect((await sessionWith({ cookie: planted }))?.username).toBe(theirs.username)
      expect((await sessionWith({ cookie: cookieOf(answer) }))?.username).toBe(mine.username)
    })
  })

  describe('limits', () => {
    it('stops guessing at one account, but not other people, and says when to come back', async () => {
      const limited = await start({ limits: { loginByAccountAndAddress: { most: 3, minutes: 15 } } })
      const [victim, other] = [(await register()).person, (await register()).person]
      const guess = () =>
        limited.send('POST', '/api/login/', { body: { username: victim.username, password: 'guess' } })
      const answers = await Promise.all([guess(), guess(), guess(), guess(), guess()])
      expect(answers.map((answer) => answer.status).sort()).toEqual([401, 401, 401, 429, 429])
      const byAddress = await limited.send('POST', '/api/login/', {
        body: { username: victim.email, password },
      })
      expect(byAddress).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
      expect(Number(byAddress.headers['retry-after'])).toBeGreaterThan(800)
      expect((await signIn(other.username, limited)).status).toBe(200)
    })

    it('does not count successful sign-ins', async () => {
      const limited = await start({ limits: { loginByAddress: { most: 2, minutes: 15 } } })
      const { person } = await register()
      for (let round = 0; round < 5; round += 1)
        expect((await signIn(person.username, limited)).status).toBe(200)
    })

    it('stops one address from trying many names', async () => {
      const limited = await start({ limits: { loginByAddress: { most: 3, minutes: 15 } } })
      const answers = [1, 2, 3, 4].map((number) => signIn(`nobody${number}`, limited))
      expect((await Promise.all(answers)).filter((answer) => answer.status === 429)).toHaveLength(1)
    })

    it('lets nobody lock an account for who has signed in to it from the same network before', async () => {
      const limited = await start({
        limits: { loginByAccount: { most: 3, minutes: 60 } },
        isBehindProxy: true,
      })
      const { person } = await register()
      const from = async (address: string, word: string): Promise<number> => {
        const body = { username: person.username, password: word }
        const headers = { 'x-forwarded-for': address }
        return (await limited.send('POST', '/api/login/', { body, headers })).status
      }
      expect(await from('2001:db8:1:100::1', password)).toBe(200)
      for (const each of [1, 2, 3]) expect(await from(`198.51.100.${each}`, 'guess')).toBe(401)
      expect(await from('198.51.100.4', password)).toBe(429)
      expect(await from('2001:db8:1:1ff::2', password)).toBe(200)
      expect(await from('2001:db8:1:200::1', password)).toBe(429)
    })

    it('takes all the addresses of one IPv6 customer for one', async () => {
      const rule = { most: 3, minutes: 15 }
      const limited = await start({ limits: { loginByAccountAndAddress: rule }, isBehindProxy: true })
      const { person } = await register()
      const body = { username: person.username, password: 'guess' }
      const found = []
      for (const part of ['00', '01', '7f', 'ff']) {
        const headers = { 'x-forwarded-for': `2001:db8:1:1${part}::1` }
        found.push((await limited.send('POST', '/api/login/', { body, headers })).status)
      }
      expect(found).toEqual([401, 401, 401, 429])
    })

    it('stops one address from registering without end', async () => {
      const limited = await start({ limits: { registrationByAddress: { most: 2, minutes: 60 } } })
      const answers = []
      for (let round = 0; round < 3; round += 1) {
        answers.push(await limited.send('POST', '/api/users/', { body: newPerson() }))
      }
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 429])
      expect(answers[2]?.headers['retry-after']).toMatch(/^\d+$/)
    })
  })

  describe('sessions', () => {
    it('are told by cookie and by bearer token', async () => {
      const { person } = await register()
      const answer = await signIn(person.username)
      expect((await sessionWith({ cookie: cookieOf(answer) }))?.email).toBe(person.email)
      expect((await sessionWith({ authorization: `Bearer ${answer.body['token']}` }))?.email).toBe(
        person.email,
      )
      expect(await sessionWith({})).toBeNull()
    })

    it('do not come from a forged cookie, token or signature', async () => {
      const { person } = await register()
      const signedInAs = await signIn(person.username)
      const token = String(signedInAs.body['token'])
      const forged: Record<string, string>[] = [
        { cookie: `msdat.session_token=${token}` },
        { cookie: cookieOf(signedInAs).slice(0, -8) },
        { cookie: 'msdat.session_token=__proto__' },
        { authorization: 'Bearer __proto__' },
        { authorization: `Bearer ${token.slice(0, -1)}` },
        { authorization: `Basic ${token}` },
        { authorization: `Bearer ${token}.AAAA` },
        { authorization: 'Bearer nobody', cookie: cookieOf(signedInAs) },
      ]
      for (const headers of forged) expect(await sessionWith(headers), JSON.stringify(headers)).toBeNull()
    })

    it('do not speak for a page of another origin', async () => {
      const { person } = await register()
      const cookie = cookieOf(await signIn(person.username))
      for (const origin of [
        'https://evil.example',
        'null',
        'http://plugin.plugins.localhost:4300',
        'https://localhost:4300',
      ]) {
        const answer = await server.send('POST', '/api/sessions/revoke/', { headers: { cookie, origin } })
        expect(answer.status, origin).toBe(401)
      }
      expect(await sessionWith({ cookie, origin: 'http://localhost:4300' })).not.toBeNull()
    })

    it('end at once here, and within two seconds in another process', async () => {
      const other = await start()
      const { person } = await register()
      const cookie = cookieOf(await signIn(person.username))
      const self = (from: AccountServer, id: string) =>
        from.send('GET', `/api/users/${id}/`, { headers: { cookie } })
      const id = (await sessionWith({ cookie }))?.id ?? ''
      expect((await self(other, id)).status).toBe(200)
      const ended = await server.send('POST', '/api/logout/', { headers: { cookie } })
      expect(ended.cookies[0]).toMatch(/Max-Age=0/)
      expect((await self(server, id)).status).toBe(401)
      await wait(1100)
      expect((await self(other, id)).status).toBe(401)
    })

    it('all end together, those of others stay', async () => {
      const [mine, theirs] = [(await register()).person, (await register()).person]
      const [laptop, phone] = [cookieOf(await signIn(mine.username)), cookieOf(await signIn(mine.username))]
      const other = cookieOf(await signIn(theirs.username))
      await server.send('POST', '/api/sessions/revoke/', { headers: { cookie: laptop } })
      expect(await sessionWith({ cookie: laptop })).toBeNull()
      expect(await sessionWith({ cookie: phone })).toBeNull()
      expect(await sessionWith({ cookie: other })).not.toBeNull()
    })

    it('end when their row is gone or their time is over', async () => {
      const { person } = await register()
      const [first, second] = [await signIn(person.username), await signIn(person.username)]
      await db.deleteFrom('user_sessions').where('token', '=', String(first.body['token'])).execute()
      await db
        .updateTable('user_sessions')
        .set({ expires_at: '2020-01-01T00:00:00.000Z' })
        .where('token', '=', String(second.body['token']))
        .execute()
      expect(await sessionWith({ cookie: cookieOf(first) })).toBeNull()
      expect(await sessionWith({ cookie: cookieOf(second) })).toBeNull()
    })

    it('that ran out are cleared away at the next sign-in', async () => {
      const { person, answer } = await register()
      await signIn(person.username)
      const ofPerson = db
        .selectFrom('user_sessions')
        .select('expires_at')
        .where('user_id', '=', String(answer.body['id']))
      await db
        .updateTable('user_sessions')
        .set({ expires_at: '2020-01-01T00:00:00.000Z' })
        .where('user_id', '=', String(answer.body['id']))
        .execute()
      await signIn(person.username)
      const kept = await ofPerson.execute()
      expect(kept).toHaveLength(1)
      expect(new Date(kept[0]?.expires_at ?? '').getTime()).toBeGreaterThan(Date.now())
    })

    it('take a changed role over within two seconds', async () => {
      const { person } = await register()
      const cookie = cookieOf(await signIn(person.username))
      const list = () => server.send('GET', '/api/users/', { headers: { cookie } })
      expect((await list()).status).toBe(403)
      await db.updateTable('users').set({ role: 'admin' }).where('username', '=', person.username).execute()
      await wait(1100)
      expect((await list()).status).toBe(200)
    })
  })

  describe('users', () => {
    it('are listed for admins only, page by page', async () => {
      const { person } = await register()
      await db.updateTable('users').set({ role: 'admin' }).where('username', '=', person.username).execute()
      const cookie = cookieOf(await signIn(person.username))
      const { body } = await server.send('GET', '/api/users?size=2&page=2&ordering=-created_at', {
        headers: { cookie },
      })
      expect(validate(contracts.listUsers.output, body)).toMatchObject({ ok: true })
      expect(body['results']).toHaveLength(2)
      expect((await server.send('GET', '/api/users/')).status).toBe(401)
      const bad = await server.send('GET', '/api/users/?ordering=password', { headers: { cookie } })
      expect(bad.status).toBe(400)
    })

    it('are listed all at once by /users/?size=1000', async () => {
      const { person } = await register()
      await db.updateTable('users').set({ role: 'admin' }).where('username', '=', person.username).execute()
      const cookie = cookieOf(await signIn(person.username))
      const { status, body } = await server.send('GET', '/api/users/?size=1000', { headers: { cookie } })
      expect(status).toBe(200)
      const { count } = await db
        .selectFrom('users')
        .select(({ fn }) => [fn.countAll().as('count')])
        .executeTakeFirstOrThrow()
      expect(body['results']).toHaveLength(Number(count))
    })

    it('see themselves and no one else', async () => {
      const [mine, theirs] = [await register(), await register()]
      const cookie = cookieOf(await signIn(mine.person.username))
      const see = (id: string) => server.send('GET', `/api/users/${id}/`, { headers: { cookie } })
      expect((await see(String(mine.answer.body['id']))).body).toMatchObject({ email: mine.person.email })
      expect((await see(String(theirs.answer.body['id']))).status).toBe(403)
      expect((await see('no-such-id')).status).toBe(403)
    })

    it("are not to be had over better-auth's own routes", async () => {
      for (const path of ['get-session', 'sign-in/username', 'sign-up/email', 'admin/list-users']) {
        expect((await server.send('POST', `/api/auth/${path}`, { body: {} })).status).toBe(404)
        expect((await server.send('GET', `/api/auth/${path}`)).status).toBe(404)
      }
    })
  })
})

describeDatabases('the first admin', ({ makeDatabase }) => {
  const fresh = async () => {
    const db = withAccounts(await makeDatabase())
    return { db, server: await startAccountServer(db) }
  }

  it('is made once, with a password that is told once', async () => {
    const { server } = await fresh()
    const made = await server.accounts.ensureAdmin(null)
    expect(made).toMatchObject({ created: true, email: 'admin@msdat.local' })
    expect(made.password).toMatch(/^(\w{5}-){3}\w{5}$/)
    const answer = await server.send('POST', '/api/login/', {
      body: { username: 'admin', password: made.password },
    })
    expect(answer.body).toMatchObject({ role: { value: 'admin', label: 'Admin' } })
    expect(await server.accounts.ensureAdmin(null)).toEqual({ created: false, email: 'admin@msdat.local' })
    await server.close()
  })

  it('takes address and password from the settings', async () => {
    const { server } = await fresh()
    const wish = { email: 'Head@Example.org', password: 'from-the-settings' }
    expect(await server.accounts.ensureAdmin(wish)).toEqual({ created: true, email: 'head@example.org' })
    const body = { username: 'head@example.org', password: wish.password }
    expect((await server.send('POST', '/api/login/', { body })).status).toBe(200)
    await server.close()
  })

  it('is made by one of two processes that start together', async () => {
    const { db, server } = await fresh()
    const second = await startAccountServer(db)
    const made = await Promise.all([server.accounts.ensureAdmin(null), second.accounts.ensureAdmin(null)])
    expect(made.map((each) => each.created).sort()).toEqual([false, true])
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1)
    await Promise.all([server.close(), second.close()])
  })

  it("is never made of a stranger's account", async () => {
    const { server } = await fresh()
    await server.send('POST', '/api/users/', { body: newPerson({ email: 'head@example.org' }) })
    await expect(server.accounts.ensureAdmin({ email: 'head@example.org', password })).rejects.toThrow(
      /MSDAT_ADMIN_EMAIL/,
    )
    await server.close()
  })
})
