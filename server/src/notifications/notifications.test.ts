import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@msdat/sdk/http/serve'
import type { Notification } from '@msdat/sdk/contracts/notifications'
import type { AccountTables } from '../accounts/AccountTables.ts'
import { addUser } from '../accounts/addUser.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import { notify } from './notify.ts'
import { pluginNews } from './pluginNews.ts'

const path = '/api/user_notifications/'

describeDatabases('notifications', ({ makeDatabase }) => {
  let app: TestApp
  let db: Kysely<AccountTables>
  let ada: Actor
  let bala: Actor
  const makePerson = async (name: string): Promise<Actor> => {
    const email = `${name}@example.org`
    const { id } = await addUser(db, { username: name, email, role: 'user', passwordHash: '' })
    return { id, email, name, role: 'user' }
  }
  const listed = async (query = ''): Promise<Notification[]> =>
    ((await app.getJson(path + query)).body as { results: Notification[] }).results
  const send = (method: string, to: string, body?: unknown) =>
    fetch(app.base + path + to, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  beforeAll(async () => {
    const database = await makeDatabase()
    db = database.db as unknown as typeof db
    ada = await makePerson('ada')
    bala = await makePerson('bala')
    app = await serveTestApp(database)
  })
  afterAll(() => app.close())

  it('are listed for the person they tell something, all, unread or read', async () => {
    await notify(db, { owner: ada.id, title: 'First' })
    await notify(db, { owner: ada.id, title: 'Second', text: 'Why', link: '/account#/profile' })
    app.actAs(ada)
    expect(await listed()).toMatchObject([
      { title: 'Second', text: 'Why', link: '/account#/profile', is_read: false },
      { title: 'First', text: '', link: '', is_read: false },
    ])
    const [second] = await listed()
    expect((await send('PATCH', `${second?.id}/`, { is_read: true })).status).toBe(200)
    expect(await listed('?is_read=false')).toMatchObject([{ title: 'First' }])
    expect(await listed('?is_read=true')).toMatchObject([{ title: 'Second' }])
    expect((await send('POST', 'read/')).status).toBe(200)
    expect(await listed('?is_read=false')).toEqual([])
    expect((await send('DELETE', `${second?.id}/`)).status).toBe(200)
    expect(await listed()).toHaveLength(1)
  })

  it('are nobody else’s business', async () => {
    app.actAs(ada)
    const [own] = await listed()
    for (const actor of [bala, { ...bala, role: 'admin' as const }]) {
      app.actAs(actor)
      expect(await listed()).toEqual([])
      expect((await send('PATCH', `${own?.id}/`, { is_read: false })).status).toBe(404)
      expect((await send('DELETE', `${own?.id}/`)).status).toBe(404)
      await send('POST', 'read/')
    }
    app.actAs(null)
    expect((await app.getJson(path)).status).toBe(401)
  })

  it('are not made for an account that is gone, and go with it', async () => {
    await notify(db, { owner: 'nobody', title: 'Lost' })
    await db.deleteFrom('users').where('id', '=', ada.id).execute()
    app.actAs(ada)
    expect(await listed()).toEqual([])
  })

  it('tell the author of a plugin what was decided, with the reason people gave', () => {
    const news = { account: 'a', submission: 1, title: 'Zone columns', version: '1.2.0' }
    expect(pluginNews({ ...news, state: 'rejected', reason: 'It copies another one.' })).toEqual({
      owner: 'a',
      title: 'Zone columns 1.2.0 was rejected',
      text: 'It copies another one.',
      link: '/account#/createPlugin',
    })
    expect(pluginNews({ ...news, state: 'deployed', reason: 'Bundle 12ab.' })).toMatchObject({
      title: 'Zone columns 1.2.0 is available now',
      text: '',
    })
  })
})
