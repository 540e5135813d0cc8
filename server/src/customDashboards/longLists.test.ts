import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql, type Kysely, type Migration } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type { CustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import { customDashboardMigrations, type CustomDashboardTables } from './customDashboardMigrations.ts'
import { actor, toUserRow } from './people.fixture.ts'
import { findCustomDashboards, readEntries } from './readCustomDashboards.ts'
import { countTurns } from '../http/countTurns.fixture.ts'

const [ada, ben, eve] = [actor('id-ada'), actor('id-ben'), actor('id-eve')]
const mod = actor('id-mod', 'moderator')
const own = {
  title: 'My state',
  indicators: [1, 2],
  dataSources: [1, 2],
  defaultIndicators: [2],
  initialDataSource: 1,
  sections: [{ kind: 'table', title: 'Own', columns: ['a'], rows: [['1']], note: '' }],
}

describeDatabases('lists of custom dashboards', ({ makeDatabase, dialect }) => {
  let app: TestApp
  let tables: Kysely<CustomDashboardTables>
  beforeAll(async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2016,2,10,1,', '2,2,1,2018-05,1,3,,'])
    tables = database.db.withTables<CustomDashboardTables>()
    await tables.insertInto('users').values([ada, ben, eve, mod].map(toUserRow)).execute()
    app = await serveTestApp(database)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await tables.deleteFrom('custom_dashboards').execute()
  })
  const as = async <Body>(who: Actor | null, method: string, path = '', body?: object): Promise<Body> => {
    app.actAs(who)
    const response = await fetch(`${app.base}/api/custom-dashboard/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await response.text()
    expect(response.status, text.slice(0, 300)).toBeLessThan(300)
    return JSON.parse(text) as Body
  }
  interface List {
    count: number
    next: string | null
    previous: string | null
    results: CustomDashboard[]
    data: { results: CustomDashboard[] }
  }
  const list = (who: Actor | null, query = '') => as<List>(who, 'GET', query)
  /** Public, with a change that nobody has approved, and seen by one more. */
  const publish = async (): Promise<number> => {
    const { id, edition } = await as<CustomDashboard>(ada, 'POST', '', { ...own, is_private: false })
    await as(mod, 'POST', `${id}/decision/`, { decision: 'approved', edition })
    const [section] = own.sections
    const sections = [section, { ...section, title: 'Second' }]
    await as(ada, 'PUT', `${id}/`, { ...own, title: 'Not looked at', sections, is_private: false })
    await as(ada, 'PUT', `${id}/shares/`, { shares: [{ person: eve.email, may: 'view' }] })
    return id
  }

  it('tell of each what it tells by itself, to its owner, to others and to moderators', async () => {
    const id = await publish()
    for (const reader of [ada, ben, eve, mod, null]) {
      const {
        data: _,
        sections,
        appearance: __,
        ...entry
      } = await as<CustomDashboard & { data: CustomDashboard }>(reader, 'GET', `${id}/`)
      const { results, data } = await list(reader)
      expect(results, reader?.id).toEqual([entry])
      expect(data.results).toEqual(results)
      expect(results[0]?.config).toContain(sections.at(-1)?.title)
    }
    expect((await list(ben)).results[0]?.title).toBe('My state')
    expect((await list(eve)).results[0]?.title).toBe('Not looked at')
  })

  it('read nothing that is drawn', async () => {
    const id = await publish()
    const unread = { sections: 'unread', appearance: 'unread', approved: 'unread' }
    await tables.updateTable('custom_dashboards').set(unread).where('id', '=', id).execute()
    for (const reader of [ada, ben, eve, mod, null])
      expect((await list(reader)).results, reader?.id).toMatchObject([{ id }])
    expect((await list(mod, '?is_private=false&approval=awaiting')).results).toMatchObject([{ id }])
  })

  it('know the dashboards of before too', async () => {
    const id = await publish()
    const before = [await list(ada), await list(ben)]
    await sql`drop index custom_dashboards_approval`.execute(tables)
    for (const name of ['section_titles', 'approved_entry'])
      await sql`alter table custom_dashboards drop column ${sql.ref(name)}`.execute(tables)
    const migration = customDashboardMigrations(dialect)['custom_dashboards_004_lists'] as Migration
    await migration.up(tables)
    expect(before[0]?.results).toMatchObject([{ id, title: 'Not looked at' }])
    expect([await list(ada), await list(ben)]).toEqual(before)
  })

  const addMany = async (count: number, config = ''): Promise<void> => {
    const { id } = await as<CustomDashboard>(ada, 'POST', '', own)
    const { id: _, ...row } = await tables
      .selectFrom('custom_dashboards')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await tables.deleteFrom('custom_dashboards').execute()
    for (let number = 1; number <= count; number += 1)
      await tables
        .insertInto('custom_dashboards')
        .values({ ...row, title_key: String(number), original: JSON.stringify(config && { config }) })
        .execute()
  }

  it('are read some at a time, and others are heard between', async () => {
    await addMany(50)
    const { found } = await findCustomDashboards(tables, { ordering: '-id' }, ada)
    const turns = countTurns()
    const pages: { ids: number[]; turn: number }[] = []
    const asking = { actor: ada, lists: await app.data.lists() }
    for await (const page of readEntries(tables, found, asking))
      pages.push({ ids: page.map(({ id }) => id), turn: turns.passed })
    turns.stop()
    expect(pages.flatMap((page) => page.ids)).toEqual(found.map(({ id }) => id))
    expect(new Set(pages.map((page) => page.turn)).size).toBe(pages.length)
    expect(Math.max(...pages.map((page) => page.ids.length))).toBeLessThanOrEqual(20)
  })

  it('are read fewer at a time where they are long', async () => {
    await addMany(12, 'x'.repeat(140_000))
    const { found } = await findCustomDashboards(tables, {}, ada)
    const asking = { actor: ada, lists: await app.data.lists() }
    const sizes: number[] = []
    for await (const page of readEntries(tables, found, asking)) sizes.push(page.length)
    expect(sizes).toEqual([3, 3, 3, 3])
  })

  it('are the same where they are too long to be answered at once', async () => {
    const config = JSON.stringify({ dashboardDetails: { name: 'ë"'.repeat(30_000) } })
    await addMany(42, config)
    const { count, next, previous, results, data } = await list(ada, '?size=40&ordering=id')
    expect({ count, next, previous }).toEqual({
      count: 42,
      next: `${app.base}/api/custom-dashboard/?size=40&ordering=id&page=2`,
      previous: null,
    })
    expect(results).toHaveLength(40)
    expect(results.every((entry) => entry.config === config)).toBe(true)
    expect(data.results).toEqual(results)
    const one = await list(ada, '?size=1&ordering=id')
    expect(one.results).toEqual(results.slice(0, 1))
    const head = await fetch(`${app.base}/api/custom-dashboard/?size=40`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('cache-control')).toBe('no-store')
  })

  it('are not told others what was sent in the fields of the first platform', async () => {
    const { id, edition } = await as<CustomDashboard>(ada, 'POST', '', {
      ...own,
      link: '/of-ada',
      is_private: false,
    })
    await as(mod, 'POST', `${id}/decision/`, { decision: 'approved', edition })
    const links = [(await list(ada)).results[0]?.link, (await list(ben)).results[0]?.link]
    expect(links).toEqual(['/of-ada', `/custom/public/${id}`])
  })
})
