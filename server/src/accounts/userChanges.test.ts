import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { User } from '@msdat/sdk/contracts/accounts'
import { validate } from '@msdat/sdk/contracts/validate/node'
import type { ChangeLogTables } from '../audit/changeLogTable.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { AccountTables } from './AccountTables.ts'
import { startAccountServer, type AccountServer } from './testAccountServer.fixture.ts'

const password = 'Correct-horse-7'

describeDatabases('changes of accounts', ({ makeDatabase }) => {
  let db: Kysely<AccountTables>
  let server: AccountServer
  let admin: { id: string; authorization: string }
  let count = 0

  const as = (who: { authorization: string }, method: string, path: string, body?: unknown) =>
    server.send(method, path, {
      headers: { authorization: who.authorization },
      ...(body !== undefined && { body }),
    })
  const signIn = async (username: string, secret = password) =>
    server.send('POST', '/api/login/', { body: { username, password: secret } })
  const join = async (role = 'user') => {
    count += 1
    const username = `member${count}`
    const made = await server.send('POST', '/api/users/', {
      body: { username, email: `${username}@example.org`, password },
    })
    const id = String(made.body['id'])
    await db.updateTable('users').set({ role }).where('id', '=', id).execute()
    const token = String((await signIn(username)).body['token'])
    return { id, username, authorization: `Bearer ${token}` }
  }
  const logged = async (id: string) =>
    (
      await (db as unknown as Kysely<ChangeLogTables>)
        .selectFrom('change_log')
        .select('action')
        .where('thing_id', '=', id)
        .orderBy('sequence')
        .execute()
    ).map(({ action }) => action)

  beforeAll(async () => {
    db = (await makeDatabase()).db as unknown as Kysely<AccountTables>
    server = await startAccountServer(db, { limits: { registrationByAddress: { most: 1000, minutes: 60 } } })
    admin = await join('admin')
  })
  afterAll(() => server.close())

  it('are made by the owner to the profile, and to nothing else', async () => {
    const me = await join()
    const other = await join()
    const path = `/api/users/${me.id}/`
    const changed = await as(me, 'PATCH', path, { first_name: ' Ngozi ', profession: 'Analyst' })
    expect(changed.body).toMatchObject({ first_name: 'Ngozi', profession: 'Analyst', last_name: '' })
    const whole = await as(me, 'PUT', path, { ...changed.body, organization: 'FMoH', username: 'boss' })
    expect(validate(User, whole.body)).toMatchObject({ ok: true })
    expect(whole.body).toMatchObject({ organization: 'FMoH', username: me.username })
    expect((await as(me, 'PUT', path, { role: 'admin' })).status).toBe(403)
    expect((await as(other, 'PATCH', path, { first_name: 'X' })).status).toBe(403)
    expect(await logged(me.id)).toEqual([])
  })

  it('of the password hold to its rules and end the other sessions', async () => {
    const me = await join()
    const elsewhere = String((await signIn(me.username)).body['token'])
    const weak = await as(me, 'PUT', '/api/users/update_password/', { new_password: 'short' })
    expect(weak.status).toBe(400)
    expect(weak.body.message).toMatch(/^Invalid Password/)
    expect(weak.body.fields?.['new_password']).toHaveLength(4)
    const done = await as(me, 'PUT', '/api/users/update_password/', { new_password: 'Quiet-River-9' })
    expect(done.body.message).toBe('Password updated successfully!')
    expect((await as(me, 'GET', `/api/users/${me.id}/`)).status).toBe(200)
    const ended = await as({ authorization: `Bearer ${elsewhere}` }, 'GET', `/api/users/${me.id}/`)
    expect(ended.status).toBe(401)
    expect((await signIn(me.username)).status).toBe(401)
    expect((await signIn(me.username, 'Quiet-River-9')).status).toBe(200)
  })

  it('deactivate the own account, which cannot sign in again', async () => {
    const me = await join()
    expect((await as(me, 'DELETE', `/api/users/${me.id}/`)).body.message).toBe(
      'Account deactivated successfully!',
    )
    expect((await as(me, 'GET', `/api/users/${me.id}/`)).status).toBe(401)
    expect((await signIn(me.username)).status).toBe(401)
    expect((await as(admin, 'GET', `/api/users/${me.id}/`)).body).toMatchObject({ is_active: false })
  })

  it('remove an account by an admin alone, and stand in the change log', async () => {
    const [me, other] = [await join(), await join()]
    expect((await as(other, 'DELETE', `/api/users/${me.id}/`)).status).toBe(403)
    expect((await as(admin, 'DELETE', `/api/users/${me.id}/`)).status).toBe(200)
    expect((await as(admin, 'DELETE', `/api/users/${me.id}/`)).status).toBe(404)
    expect((await as(me, 'GET', `/api/users/${me.id}/`)).status).toBe(401)
    expect(await logged(me.id)).toEqual(['remove'])
  })

  it('raise and lower a role with a token or by a script of this site, never by a link', async () => {
    const me = await join()
    const path = `/api/users/${me.id}/upgrade/`
    const signed = await signIn(
      (await db.selectFrom('users').select('username').where('id', '=', admin.id).executeTakeFirstOrThrow())
        .username,
    )
    const cookie = signed.cookies.map((one) => one.split(';')[0]).join('; ')
    const byCookie = (headers: Record<string, string>) =>
      server.send('GET', path, { headers: { cookie, ...headers } })
    const link = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }
    expect((await byCookie({})).status).toBe(403)
    expect((await byCookie(link)).status).toBe(403)
    expect((await byCookie({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' })).status).toBe(403)
    expect((await byCookie({ ...link, 'sec-fetch-mode': 'cors' })).body).toMatchObject({
      role: { value: 'admin' },
    })
    const lowered = await as(admin, 'GET', `/api/users/${me.id}/downgrade/`)
    expect(lowered.body).toMatchObject({ role: { value: 'user' } })
    expect(await logged(me.id)).toEqual(['role admin', 'role user'])
    expect((await as(me, 'GET', path)).status).toBe(403)
  })

  it('never take the last admin away, nor lower the one who asks', async () => {
    const own = `/api/users/${admin.id}/`
    await db.updateTable('users').set({ role: 'user' }).where('id', '!=', admin.id).execute()
    const last = await as(admin, 'DELETE', own)
    expect([last.status, last.body.code]).toEqual([409, 'conflict'])
    expect((await as(admin, 'GET', `${own}downgrade/`)).status).toBe(403)
    expect((await as(admin, 'PUT', own, { is_active: false })).status).toBe(403)
  })

  it('add an account with a role, by an admin alone', async () => {
    const body = { username: 'added', email: 'added@example.org', password, role: 'moderator' }
    expect((await server.send('POST', '/api/users/', { body })).status).toBe(400)
    const bare = await as(admin, 'POST', '/api/users/', body)
    expect(bare.body.fields).toEqual({
      profession: ['Profession is required'],
      organization: ['Organization is required'],
    })
    const made = await as(admin, 'POST', '/api/users/', {
      ...body,
      profession: 'Nurse',
      organization: 'FMoH',
    })
    expect(made.body).toMatchObject({ role: { value: 'moderator' }, organization: 'FMoH' })
    expect(await logged(String(made.body['id']))).toEqual(['add'])
  })

  it('are seen in the list, which is searched and filtered', async () => {
    const me = await join('contributor')
    const found = async (query: string) =>
      (await as(admin, 'GET', `/api/users/?${query}`)).body['results'] as { username: string }[]
    expect(await found(`search=${me.username.toUpperCase()}@`)).toMatchObject([{ username: me.username }])
    expect(await found('role=contributor')).toMatchObject([{ username: me.username }])
    await as(admin, 'PUT', `/api/users/${me.id}/`, { is_active: false })
    expect((await found('is_active=false')).map(({ username }) => username)).toContain(me.username)
    expect((await found('is_active=true')).map(({ username }) => username)).not.toContain(me.username)
    expect(await found('search=%25')).toEqual([])
  })
})
