import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { AccountTables } from './AccountTables.ts'
import { startAccountServer, type AccountServer } from './testAccountServer.fixture.ts'

const password = 'Correct-horse-7'

describeDatabases('what admins do about other accounts', ({ makeDatabase }) => {
  let db: Kysely<AccountTables>
  let server: AccountServer
  const signIn = async (username: string) => {
    const { body } = await server.send('POST', '/api/login/', { body: { username, password } })
    return { id: String(body['id']), headers: { authorization: `Bearer ${String(body['token'])}` } }
  }
  const register = (username: string) =>
    server.send('POST', '/api/users/', {
      body: { username, email: `${username}@example.org`, password },
    })
  const session = async (headers: Record<string, string>) =>
    (await server.send('GET', '/api/session/', { headers })).body['user']
  beforeAll(async () => {
    db = (await makeDatabase()).db as unknown as Kysely<AccountTables>
    server = await startAccountServer(db)
    for (const name of ['root', 'ada', 'bala']) await register(name)
    await db.updateTable('users').set({ role: 'admin' }).where('username', '=', 'root').execute()
  })
  afterAll(() => server.close())

  it('ends the sessions of one, and of nobody else', async () => {
    const [root, ada, bala] = [await signIn('root'), await signIn('ada'), await signIn('bala')]
    const path = `/api/users/${ada.id}/sign-out/`
    expect((await server.send('POST', path, { headers: bala.headers })).status).toBe(403)
    expect((await server.send('POST', path, { headers: root.headers })).status).toBe(200)
    expect(await session(ada.headers)).toBeNull()
    expect(await session(bala.headers)).not.toBeNull()
    const own = await server.send('POST', `/api/users/${root.id}/sign-out/`, { headers: root.headers })
    expect(own.status).toBe(409)
    const none = await server.send('POST', '/api/users/nobody/sign-out/', { headers: root.headers })
    expect(none.status).toBe(404)
  })

  it('can be had as a CSV file, as far as they are found', async () => {
    const { headers } = await signIn('root')
    const file = await server.send('GET', '/api/users/?format=csv&search=ada', { headers })
    expect(file.headers['content-disposition']).toContain('users.csv')
    expect(file.text.trim().split('\r\n')).toEqual([
      expect.stringMatching(/^Username,E-mail,/),
      expect.stringMatching(/^ada,ada@example.org,.*,User,yes,/),
    ])
  })

  it('switches a lost second factor off, so that the password is enough again', async () => {
    const root = await signIn('root')
    const { id } = await signIn('bala')
    await db
      .updateTable('users')
      .set({ two_factor_enabled: 1, second_factors: 'email' })
      .where('id', '=', id)
      .execute()
    const path = `/api/users/${id}/reset-second-factor/`
    expect((await server.send('POST', path, { headers: root.headers })).status).toBe(200)
    const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ two_factor_enabled: 0, second_factors: '' })
    expect((await signIn('bala')).id).toBe(id)
  })
})
