import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import { mostCustomDashboards, type CustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { actor, toUserRow } from './people.fixture.ts'

const [ada, ben, root] = [actor('id-ada'), actor('id-ben'), actor('id-root', 'admin')]
const mod = actor('id-mod', 'moderator')
const own = {
  title: 'My state',
  indicators: [1, 2],
  dataSources: [1, 2],
  defaultIndicators: [2],
  initialDataSource: 1,
}

describeDatabases('custom dashboards', ({ makeDatabase }) => {
  let app: TestApp
  let tables: Kysely<CustomDashboardTables>
  beforeAll(async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2016,2,10,1,', '2,2,1,2018-05,1,3,,'])
    tables = database.db.withTables<CustomDashboardTables>()
    await tables.insertInto('users').values([ada, ben, root, mod].map(toUserRow)).execute()
    app = await serveTestApp(database)
  })
  afterAll(() => app.close())
  let acting: Actor | null = null
  const act = (next: Actor | null): void => {
    acting = next
    app.actAs(next)
  }
  beforeEach(async () => {
    await tables.deleteFrom('custom_dashboards').execute()
    act(ada)
  })
  const send = async (method: string, path = '', body?: object) => {
    const response = await fetch(`${app.base}/api/custom-dashboard/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
  }
  const make = async (changes: object = {}): Promise<CustomDashboard> => {
    const { status, body } = await send('POST', '', { ...own, ...changes })
    expect(status, JSON.stringify(body)).toBe(201)
    return body as CustomDashboard
  }
  /** Made by whoever acts, public, and approved by the moderator. */
  const publish = async (changes: object = {}): Promise<CustomDashboard> => {
    const maker = acting
    const { id, edition } = await make({ ...changes, is_private: false })
    act(mod)
    const { status } = await send('POST', `${id}/decision/`, { decision: 'approved', edition })
    expect(status).toBe(200)
    act(maker)
    return (await send('GET', `${id}/`)).body as CustomDashboard
  }
  const titles = async (query = ''): Promise<string[]> => {
    const { body } = await send('GET', query)
    return (body as { results: CustomDashboard[] }).results.map(({ title }) => title)
  }

  it('are made by who is signed in, who is told where the new one stands', async () => {
    const { status, headers, body } = await send('POST', '', { ...own, title: ' My state ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...own, is_private: true, user: ada.id })
    expect(headers.get('location')).toBe(`/api/custom-dashboard/${(body as CustomDashboard).id}/`)
    expect(await app.getJson(headers.get('location') ?? '')).toEqual({ status: 200, body })
    act(null)
    expect(await send('POST', '', own)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })

  it('belong to their maker, whom the payload may name by id or username only', async () => {
    await make({ title: 'a', user: ada.id })
    await make({ title: 'b', user: 'ID-Ada-Name' })
    for (const user of [ben.id, 'id-ben-name', '', '\0'])
      expect(await send('POST', '', { ...own, user })).toMatchObject({
        status: 403,
        body: { fields: { user: [expect.any(String)] } },
      })
    expect(await titles('?ordering=created_at')).toEqual(['a', 'b'])
  })

  it('show the public ones to everyone and the private ones to their owner alone', async () => {
    const hidden = await make({ title: 'hidden' })
    const open = await publish({ title: 'open' })
    for (const reader of [null, ben]) {
      act(reader)
      expect(await titles()).toEqual(['open'])
      expect(await titles(`?user=${ada.id}&title=hidden`)).toEqual([])
      expect((await send('GET', `${hidden.id}/`)).status).toBe(404)
      const { status, body } = await send('GET', `${open.id}/`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ title: 'open', may: 'view', name: '', email: '', approval: 'approved' })
      expect(JSON.stringify(body)).not.toContain(ada.email)
    }
    act(ada)
    expect(await titles()).toEqual(['open', 'hidden'])
  })

  it('are listed by owner and title, in pages, newest first', async () => {
    await make({ title: 'First' })
    await publish({ title: 'Second' })
    act(ben)
    await make({ title: 'first' })
    expect(await titles()).toEqual(['first', 'Second'])
    expect(await titles('?user=id-ben-name')).toEqual(['first'])
    expect(await titles('?user=id-ada-name')).toEqual([])
    expect(await titles(`?user=${ada.id}`)).toEqual(['Second'])
    expect(await titles('?title=FIRST')).toEqual(['first'])
    expect(await titles('?title=%00')).toEqual([])
    expect(await titles('?user=%00')).toEqual([])
    const page = await send('GET', '?size=1&page=2&ordering=title')
    expect(page.body).toMatchObject({
      count: 2,
      next: null,
      previous: `${app.base}/api/custom-dashboard/?size=1&page=1&ordering=title`,
      results: [{ title: 'Second' }],
    })
    expect((await send('GET', '?page=2')).status).toBe(404)
  })

  it('are kept by no cache and opened to no other site', async () => {
    const { id } = await make({ is_private: false })
    for (const reader of [ada, null]) {
      act(reader)
      for (const path of ['', `${id}/`]) {
        const { headers } = await send('GET', path)
        expect(headers.get('cache-control')).toBe('no-store')
        expect(headers.get('access-control-allow-origin')).toBeNull()
      }
    }
  })

  it.each([
    [{ title: '' }, 'title', ''],
    [{ title: '   ' }, 'title', 'is required'],
    [{ title: 'a'.repeat(121) }, 'title', '120'],
    [{ title: 'a\nb' }, 'title', ''],
    [{ indicators: [1, 2, 999] }, 'indicators', '999'],
    [{ indicators: [] }, 'indicators', ''],
    [{ indicators: [1, 2, 2] }, 'indicators', ''],
    [{ dataSources: [1, 998] }, 'dataSources', '998'],
    [{ indicators: [1] }, 'defaultIndicators', 'has 2, which is not among indicators'],
    [{ defaultIndicators: [997] }, 'defaultIndicators', '997, and there is no such indicator'],
    [{ dataSources: [2] }, 'initialDataSource', 'is 1, which is not among dataSources'],
    [{ initialDataSource: 996 }, 'initialDataSource', '996, and there is no such data source'],
    [{ colour: 'red' }, 'colour', ''],
  ])('refuse %j and name %s', async (changes, field, words) => {
    const answer = await send('POST', '', { ...own, ...changes })
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.arrayContaining([expect.stringContaining(words)]) } },
    })
    expect(await titles()).toEqual([])
  })

  it('say all that is wrong at once', async () => {
    const { body } = await send('POST', '', { ...own, indicators: [9, 2], initialDataSource: 8 })
    expect(Object.keys((body as { fields: object }).fields)).toEqual(['indicators', 'initialDataSource'])
  })

  it('have a title once for each owner, also when two come at once', async () => {
    await make()
    expect(await send('POST', '', { ...own, title: 'MY state ' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { title: [expect.any(String)] } },
    })
    act(ben)
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', '', own)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it(`are ${mostCustomDashboards} for each owner at most, also when more come at once`, async () => {
    const numbers = Array.from({ length: mostCustomDashboards + 5 }, (_, index) => index)
    const answers = await Promise.all(numbers.map((n) => send('POST', '', { ...own, title: `${n}` })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostCustomDashboards)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    act(ben)
    await make()
  })

  describe('once they are made', () => {
    it('are changed and removed by their owner', async () => {
      const { id, created_at } = await make()
      const changed = await send('PUT', `${id}/`, { ...own, title: 'my STATE', is_private: false })
      expect(changed).toMatchObject({
        status: 200,
        body: { id, title: 'my STATE', is_private: false, user: ada.id, created_at },
      })
      expect((await send('GET', `${id}/`)).body).toEqual(changed.body)
      await make({ title: 'Other' })
      expect((await send('PUT', `${id}/`, { ...own, title: 'other' })).status).toBe(409)
      expect((await send('PUT', `${id}/`, { ...own, indicators: [999] })).status).toBe(400)
      expect((await send('PUT', `${id}/`, { ...own, user: ben.id })).status).toBe(403)
      expect(await send('DELETE', `${id}/`)).toMatchObject({ status: 200, body: { id } })
      expect((await send('GET', `${id}/`)).status).toBe(404)
      expect((await send('DELETE', `${id}/`)).status).toBe(404)
    })

    it('are changed and removed by an admin, and stay those of their owner', async () => {
      const { id } = await make()
      act(root)
      expect(await send('PUT', `${id}/`, { ...own, title: 'Mended', user: ada.id })).toMatchObject({
        status: 200,
        body: { title: 'Mended', user: ada.id, is_private: true },
      })
      expect((await send('DELETE', `${id}/`)).status).toBe(200)
    })

    it('are left alone by everybody else', async () => {
      const hidden = await make()
      const open = await publish({ title: 'open' })
      for (const [other, ifOpen, ifHidden] of [
        [ben, 403, 404],
        [actor(ben.id, 'moderator'), 403, 404],
        [null, 401, 401],
      ] as const) {
        act(other)
        expect((await send('PUT', `${open.id}/`, own)).status).toBe(ifOpen)
        expect((await send('DELETE', `${open.id}/`)).status).toBe(ifOpen)
        expect((await send('PUT', `${hidden.id}/`, own)).status).toBe(ifHidden)
        expect((await send('DELETE', `${hidden.id}/`)).status).toBe(ifHidden)
      }
      act(ada)
      expect(await titles()).toEqual(['open', 'My state'])
    })

    it('go with the account of their owner', async () => {
      const gone = actor('id-gone')
      await tables.insertInto('users').values(toUserRow(gone)).execute()
      act(gone)
      const { id } = await make({ is_private: false })
      await tables.deleteFrom('users').where('id', '=', gone.id).execute()
      expect((await send('GET', `${id}/`)).status).toBe(404)
      expect((await send('POST', '', own)).status).toBe(401)
    })
  })
})
