import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'
import { describeDatabases } from '../../db/testDatabases.fixture.ts'
import type { MailTables } from '../../mail/mailTable.ts'
import type { AccountTables } from '../AccountTables.ts'
import { startAccountServer, type AccountServer } from '../testAccountServer.fixture.ts'
import type { InvitationTables } from './invitationTables.ts'
import { refuseOtherSource } from './ownSources.ts'

const password = 'Correct-horse-7'
const path = '/api/invitations/'
type Tables = AccountTables & InvitationTables & MailTables & DataTables

describeDatabases('an invitation to enter figures', ({ makeDatabase }) => {
  let db: Kysely<Tables>
  let server: AccountServer
  let moderator: string
  const call = (token: string, method: string, to: string, body?: object) =>
    server.send(method, to, { headers: { authorization: `Bearer ${token}` }, ...(body && { body }) })
  const join = async (username: string): Promise<string> => {
    const email = `${username}@example.org`
    await server.send('POST', '/api/users/', { body: { username, email, password } })
    return logIn(username)
  }
  const logIn = async (username: string): Promise<string> => {
    const { body } = await server.send('POST', '/api/login/', { body: { username, password } })
    return String(body['token'])
  }
  const invite = (name: string, sources: number[] = []) =>
    call(moderator, 'POST', path, { email: `${name}@Example.org`, sources })
  const tokenFor = async (name: string): Promise<string> => {
    const mail = await db
      .selectFrom('outgoing_mails')
      .select('text')
      .where('to_address', '=', `${name}@example.org`)
      .where('subject', '=', 'You are invited to enter figures')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return /invitation#token=(\S+)/.exec(mail.text)?.[1] ?? ''
  }
  const accept = (session: string, token: string) => call(session, 'POST', `${path}accept/`, { token })
  const roleOf = async (name: string): Promise<string> =>
    (await db.selectFrom('users').select('role').where('username', '=', name).executeTakeFirstOrThrow()).role
  const actsOn = async (thing_id: string): Promise<string[]> =>
    (
      await (
        db as unknown as Kysely<{
          change_log: { sequence: number; action: string; thing: string; thing_id: string }
        }>
      )
        .selectFrom('change_log')
        .select('action')
        .where('thing', '=', 'invitations')
        .where('thing_id', '=', thing_id)
        .orderBy('sequence')
        .execute()
    ).map(({ action }) => action)

  beforeAll(async () => {
    db = (await makeDatabase()).db as unknown as typeof db
    const source = {
      description: '',
      year_available: '',
      period_available: '',
      methodology: '',
      subnational_data: '',
      classification: 'Survey',
      link: '',
      simulated: 0,
      bounds_level: null,
      created_at: '',
      updated_at: '',
    }
    await db
      .insertInto('datasources')
      .values([
        { ...source, id: 2, datasource: 'NDHS', full_name: 'NDHS' },
        { ...source, id: 3, datasource: 'MICS', full_name: 'MICS' },
      ])
      .execute()
    server = await startAccountServer(db as unknown as Kysely<AccountTables>)
    await join('mira')
    await db.updateTable('users').set({ role: 'moderator' }).where('username', '=', 'mira').execute()
    moderator = await logIn('mira')
  })
  afterAll(() => server.close())

  it('makes who has an account a contributor, once, and only the account with its address', async () => {
    const ada = await join('ada')
    const eve = await join('eve')
    const sent = await invite('ada', [2])
    expect(sent.body).toMatchObject({ email: 'ada@example.org', sources: [2], is_expired: false })
    const token = await tokenFor('ada')
    const read = await server.send('POST', `${path}read/`, { body: { token } })
    expect(read.body).toMatchObject({ email: 'ada@example.org', has_account: true, source_names: ['NDHS'] })
    expect((await accept(eve, token)).body.message).toContain('is for ada@example.org')
    expect(await roleOf('eve')).toBe('user')
    expect((await accept(ada, token)).body.message).toBe('Thank you. You can enter figures now.')
    expect(await roleOf('ada')).toBe('contributor')
    expect((await call(ada, 'GET', '/api/session/')).body['user']).toMatchObject({ email_confirmed: true })
    expect((await call(ada, 'GET', '/api/invitations/sources/')).body).toEqual({ sources: [2] })
    expect((await accept(ada, token)).status).toBe(404)
    expect((await call(moderator, 'GET', `${path}?search=ada`)).body['count']).toBe(0)
    expect(await actsOn(String(sent.body['id']))).toEqual(['add', 'accept'])
  })

  it('binds a contributor to its sources, until an admin gives a role', async () => {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'ada')
      .executeTakeFirstOrThrow()
    const ada = { id, role: 'contributor' } as const
    await refuseOtherSource(db, ada, 2)
    await expect(refuseOtherSource(db, ada, 3)).rejects.toMatchObject({ code: 'not_allowed' })
    await refuseOtherSource(db, { id, role: 'moderator' }, 3)
    expect((await invite('ada', [3])).status).toBe(200)
    await accept(await logIn('ada'), await tokenFor('ada'))
    await refuseOtherSource(db, ada, 3)
    await expect(refuseOtherSource(db, ada, 2)).rejects.toMatchObject({ code: 'not_allowed' })
    await db.updateTable('users').set({ role: 'admin' }).where('username', '=', 'mira').execute()
    const admin = await logIn('mira')
    await call(admin, 'PUT', `/api/users/${id}/`, { role: 'user' })
    await call(admin, 'PUT', `/api/users/${id}/`, { role: 'contributor' })
    await refuseOtherSource(db, ada, 2)
    expect((await invite('ada')).body.message).toBe(
      'The account with this address may enter figures already.',
    )
  })

  it('waits for who has no account yet', async () => {
    await invite('bola')
    const token = await tokenFor('bola')
    expect((await server.send('POST', `${path}read/`, { body: { token } })).body).toMatchObject({
      has_account: false,
      source_names: [],
    })
    const bola = await join('bola')
    expect(await roleOf('bola')).toBe('user')
    await accept(bola, token)
    expect(await roleOf('bola')).toBe('contributor')
    expect((await call(bola, 'GET', '/api/invitations/sources/')).body).toEqual({ sources: [] })
  })

  it('is of no use once it was sent anew, withdrawn, or its time is over', async () => {
    const { body } = await invite('chi')
    const first = await tokenFor('chi')
    expect((await invite('chi')).body.message).toMatch(/open invitation already/)
    expect((await call(moderator, 'POST', `${path}${String(body['id'])}/send/`)).status).toBe(200)
    const second = await tokenFor('chi')
    const chi = await join('chi')
    expect((await accept(chi, first)).status).toBe(404)
    await db.updateTable('invitations').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute()
    expect((await accept(chi, second)).status).toBe(404)
    const listed = await call(moderator, 'GET', `${path}?search=chi`)
    expect(listed.body['results']).toMatchObject([{ email: 'chi@example.org', is_expired: true }])
    await call(moderator, 'POST', `${path}${String(body['id'])}/send/`)
    const third = await tokenFor('chi')
    expect((await call(moderator, 'DELETE', `${path}${String(body['id'])}/`)).status).toBe(200)
    expect((await accept(chi, third)).status).toBe(404)
    expect(await roleOf('chi')).toBe('user')
    expect(await actsOn(String(body['id']))).toEqual(['add', 'send', 'send', 'remove'])
  })

  it('is sent by moderators alone, to an address and for sources that there are; its token is kept nowhere', async () => {
    const user = await logIn('eve')
    expect((await call(user, 'POST', path, { email: 'x@example.org', sources: [] })).status).toBe(403)
    expect((await call(user, 'GET', path)).status).toBe(403)
    expect((await invite('dan', [99])).body.fields).toHaveProperty('sources')
    expect((await call(moderator, 'POST', path, { email: 'nobody', sources: [] })).status).toBe(400)
    await invite('dan')
    const token = await tokenFor('dan')
    const kept = JSON.stringify(await db.selectFrom('invitations').selectAll().execute())
    expect(kept).not.toContain(token)
    expect((await call(moderator, 'GET', path)).text).not.toContain(token)
  })
})
