import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@msdat/sdk/http/serve'
import type { LongPage } from '@msdat/sdk/http/LongPage'
import type { UserInteraction } from '@msdat/sdk/contracts/interactions'
import type { AccountTables } from '../accounts/AccountTables.ts'
import { addUser } from '../accounts/addUser.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import type { InteractionTables } from './interactionTables.ts'
import { pageOfHistory } from './pageOfHistory.ts'

const seen = {
  year: 2018,
  user: 'somebody else',
  dashboard: 'Demographics',
  section: 1,
  indicator: '1',
  datasource: 1,
  location: 1,
  viewed_at: '1999-01-01',
}

describeDatabases('what somebody looked at', ({ makeDatabase }) => {
  let app: TestApp
  let db: Kysely<AccountTables & InteractionTables>
  let ada: Actor
  let bala: Actor
  const makePerson = async (name: string): Promise<Actor> => {
    const email = `${name}@example.org`
    const { id } = await addUser(db as unknown as Kysely<AccountTables>, {
      username: name,
      email,
      role: 'user',
      passwordHash: '',
    })
    return { id, email, name, role: 'user' }
  }
  beforeAll(async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2016,2,10,1,'])
    db = database.db as unknown as typeof db
    ada = await makePerson('ada')
    bala = await makePerson('bala')
    app = await serveTestApp(database, { activityDays: 30 })
  })
  afterAll(() => app.close())
  const listed = async (query = '?size=10000'): Promise<UserInteraction[]> =>
    ((await app.getJson(`/api/user_interactions/${query}`)).body as { results: UserInteraction[] }).results

  it('is read and written part by part where it is long, in the order asked for', async () => {
    const chidi = await makePerson('chidi')
    const viewed_at = new Date().toISOString()
    const rows = Array.from({ length: 450 }, (_, at) => ({
      owner: chidi.id,
      dashboard: `View ${at}`,
      section: '',
      indicator: 1,
      datasource: null,
      location: null,
      year: '',
      address: '',
      viewed_at,
    }))
    await db.insertInto('user_interactions').values(rows).execute()
    app.actAs(chidi)
    const names = (some: UserInteraction[]): string[] => some.map(({ dashboard }) => dashboard)
    const all = await listed()
    expect(names(all)).toEqual(rows.map(({ dashboard }) => dashboard).reverse())
    expect(all[0]).toMatchObject({ user: chidi.id, page: 'View 449', indicator_name: 'One' })
    const { body } = await app.getJson('/api/user_interactions/?size=250&ordering=id&page=1')
    const page = body as { count: number; next: string; previous: null; results: UserInteraction[] }
    expect(page).toMatchObject({ count: 450, next: expect.stringContaining('page=2'), previous: null })
    expect(names(page.results)).toEqual(names(all).reverse().slice(0, 250))
    const { status } = await app.getJson('/api/user_interactions/?size=250&page=3')
    expect(status).toBe(404)

    const { data } = app
    const long = await pageOfHistory({ db: db as never, data }, { size: 10_000 }, chidi.id)
    const { parts } = (long as LongPage).toFile({ next: null, previous: null })
    const lengths: number[] = []
    for await (const part of parts) lengths.push(part.split('"viewed_at"').length - 1)
    expect(lengths).toEqual([0, 200, 200, 50, 0])
  })

  it('is kept with names beside ids, under who is signed in and the time of the server', async () => {
    app.actAs(ada)
    const { status, body } = await app.postJson('/api/user_interactions/', seen)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      user: ada.id,
      dashboard: 'Demographics',
      page: 'Demographics',
      section: '1',
      indicator: 1,
      indicator_name: expect.stringMatching(/\w/),
      datasource_name: expect.stringMatching(/\w/),
      location_name: expect.stringMatching(/\w/),
      year: '2018',
    })
    expect((body as UserInteraction).viewed_at).not.toMatch(/^1999/)
    const other = {
      page: 'Home',
      section: 'Map',
      datetime: 'now',
      parameters: { indicator: 1, year: '2016' },
    }
    await app.postJson('/api/user_interactions/', other)
    expect(await listed(`?user=${ada.id}&size=10000`)).toMatchObject([
      {
        dashboard: 'Home',
        section: 'Map',
        indicator: 1,
        datasource: null,
        datasource_name: '',
        year: '2016',
      },
      { dashboard: 'Demographics' },
    ])
  })

  it('names a custom dashboard by its title, for its author while it is private', async () => {
    const times = { created_at: '2026-01-01', updated_at: '2026-01-01' }
    const content = { indicators: '[]', datasources: '[]', default_indicators: '[]', initial_datasource: 1 }
    const row = {
      ...content,
      ...times,
      owner: ada.id,
      title: 'My states',
      title_key: 'my states',
      is_private: 1,
    }
    const tables = db as unknown as Kysely<{ custom_dashboards: Record<string, unknown> }>
    const made = await tables.insertInto('custom_dashboards').values(row).returning('id').executeTakeFirst()
    const dashboard = `custom-${String(made?.['id'])}`
    const namedBy = async (actor: Actor): Promise<string | undefined> => {
      app.actAs(actor)
      const { body } = await app.postJson('/api/user_interactions/', { dashboard })
      const { id } = body as UserInteraction
      const own = (await listed()).find((one) => one.id === id)
      await fetch(`${app.base}/api/user_interactions/${id}/`, { method: 'DELETE' })
      return own?.dashboard
    }
    expect([await namedBy(ada), await namedBy(bala)]).toEqual(['My states', dashboard])
  })

  it('is there for its owner alone, who can have it forgotten', async () => {
    app.actAs(ada)
    const [first] = await listed()
    const remove = () => fetch(`${app.base}/api/user_interactions/${first?.id}/`, { method: 'DELETE' })
    for (const actor of [bala, { ...bala, role: 'admin' as const }]) {
      app.actAs(actor)
      expect(await listed()).toEqual([])
      expect(await listed(`?user=${ada.id}`)).toEqual([])
      expect((await remove()).status).toBe(404)
    }
    app.actAs(null)
    expect((await app.getJson('/api/user_interactions/')).status).toBe(401)
    app.actAs(ada)
    expect((await remove()).status).toBe(200)
    expect(await listed()).toHaveLength(1)
  })

  it('comes with the address of the view, and of no other site', async () => {
    app.actAs(bala)
    const address = '/dashboard/Demographics?section=indicator-overview&indicator=1&compareBy=state'
    const { body } = await app.postJson('/api/user_interactions/', { ...seen, address })
    expect(body).toMatchObject({ address })
    for (const foreign of ['//example.org/', 'https://example.org/', '/\\example.org', '/a b', 'x']) {
      const refused = await app.postJson('/api/user_interactions/', { ...seen, address: foreign })
      expect(refused.status, foreign).toBe(400)
    }
  })

  it('is forgotten a month at a time, by its owner alone', async () => {
    app.actAs(bala)
    await app.postJson('/api/user_interactions/', seen)
    await app.postJson('/api/user_interactions/', seen)
    const [newest] = await listed()
    const before = new Date(Date.now() - 40 * 86_400_000).toISOString()
    await db
      .updateTable('user_interactions')
      .set({ viewed_at: before })
      .where('id', '=', newest?.id ?? 0)
      .execute()
    const forget = (query: string) =>
      fetch(`${app.base}/api/user_interactions/?${query}`, { method: 'DELETE' })
    const rest = await listed()
    app.actAs(ada)
    const others = await listed()
    expect((await forget('')).status).toBe(200)
    expect(await listed()).toEqual([])
    expect(others.length).toBeGreaterThan(0)
    app.actAs(bala)
    expect(await listed()).toEqual(rest)
    await forget(`since=${new Date(Date.parse(before) - 1000).toISOString()}&before=${before}`)
    expect(await listed()).toEqual(rest)
    await forget(`since=${before}&before=${new Date(Date.parse(before) + 1000).toISOString()}`)
    expect((await listed()).map(({ id }) => id)).toEqual(
      rest.map(({ id }) => id).filter((id) => id !== newest?.id),
    )
    app.actAs(ada)
    await app.postJson('/api/user_interactions/', seen)
  })

  it('is forgotten after the days that are set', async () => {
    app.actAs(ada)
    await db.updateTable('user_interactions').set({ viewed_at: '2020-01-01' }).execute()
    await app.postJson('/api/indicator_timespent/', { indicator: '1', timeSpent: 1.5, user: 7 })
    expect(await listed()).toEqual([])
    expect((await app.postJson('/api/datasource_timespent/', { datasource: 1, timeSpent: 2 })).status).toBe(
      201,
    )
    const times = await db.selectFrom('time_spent').select(['owner', 'kind', 'thing', 'minutes']).execute()
    expect(times).toEqual([
      { owner: ada.id, kind: 'indicator', thing: 1, minutes: 1.5 },
      { owner: ada.id, kind: 'datasource', thing: 1, minutes: 2 },
    ])
  })

  it('goes with the account, and the place of a visitor is not kept at all', async () => {
    app.actAs(null)
    const place = { dashboard: 'Demographics', longitude: 7.5, latitude: 9.1, time: 'now' }
    expect((await app.postJson('/api/user_dashboard_location/', place)).status).toBe(201)
    await db.deleteFrom('users').where('id', '=', ada.id).execute()
    expect(await db.selectFrom('time_spent').selectAll().execute()).toEqual([])
  })
})
