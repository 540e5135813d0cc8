import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { mostCustomDashboards, type CustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { sharp } from '../images/guardedSharp.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { actor, toUserRow } from './people.fixture.ts'

/** Steps of drawing, whoever draws: each picture is at least one. */
let steps = 0
const count = (): void => void (steps += 1)

const [ada, ben] = [actor('id-ada'), actor('id-ben')]
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const card = { kind: 'picture', id: 'c', title: '', place: { x: 0, y: 0, w: 4, h: 4 }, alt: 'A map' }
const withPicture = (title: string, picture = dot) => ({
  title,
  indicators: [1],
  dataSources: [1],
  defaultIndicators: [1],
  initialDataSource: 1,
  sections: [{ kind: 'canvas', title: 'Board', cards: [{ ...card, picture }] }],
})

describeDatabases('pictures of a dashboard that is refused', ({ makeDatabase }) => {
  let app: TestApp
  let tables: Kysely<CustomDashboardTables>
  beforeAll(async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2016,2,10,1,', '2,2,1,2018-05,1,3,,'])
    tables = database.db.withTables<CustomDashboardTables>()
    await tables.insertInto('users').values([ada, ben].map(toUserRow)).execute()
    app = await serveTestApp(database)
    app.actAs(ada)
    sharp.queue.on('change', count)
  })
  afterAll(() => {
    sharp.queue.off('change', count)
    return app.close()
  })
  beforeEach(async () => {
    await tables.deleteFrom('custom_dashboards').execute()
    steps = 0
  })
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const response = await fetch(`${app.base}/api/custom-dashboard/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as CustomDashboard }
  }
  const add = (body: object) => send('POST', '', body)

  it('are not drawn where there is no room for it, of its title, or of its owner', async () => {
    const { id: _, ...row } = await add(withPicture('First')).then(({ body }) =>
      tables.selectFrom('custom_dashboards').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow(),
    )
    expect(steps).toBeGreaterThan(0)
    steps = 0
    expect((await add(withPicture('first'))).status).toBe(409)
    expect((await add({ ...withPicture('Second'), user: ben.id })).status).toBe(403)
    const more = Array.from({ length: mostCustomDashboards - 1 }, (_one, at) => String(at))
    await tables
      .insertInto('custom_dashboards')
      .values(more.map((title) => ({ ...row, title, title_key: title })))
      .execute()
    expect((await add(withPicture('Another'))).status).toBe(409)
    expect(steps).toBe(0)
  })

  it('are not drawn where it has changed meanwhile, is wrong, or is not for this caller', async () => {
    const { id, edition } = (await add(withPicture('First'))).body
    const path = `${id}/`
    steps = 0
    expect((await send('PUT', path, { ...withPicture('First'), edition: edition + 1 })).status).toBe(409)
    const wrong = { ...withPicture('First'), indicators: [999], edition }
    expect((await send('PUT', path, wrong)).status).toBe(400)
    expect((await add({ ...withPicture('Third'), initialDataSource: 999 })).status).toBe(400)
    app.actAs(ben)
    expect((await send('PUT', path, withPicture('First'))).status).toBe(404)
    app.actAs(ada)
    expect(steps).toBe(0)
    expect((await send('PUT', path, { ...withPicture('First'), edition })).status).toBe(200)
    expect(steps).toBeGreaterThan(0)
  })
})
