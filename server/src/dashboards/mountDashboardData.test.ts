import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'

describeDatabases('values of a dashboard', ({ makeDatabase }) => {
  let app: TestApp
  beforeAll(async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2016,2,10,1,', '2,2,2,2017,1,0,2,'])
    const now = new Date().toISOString()
    const dashboard = {
      name: 'one',
      title: 'One',
      description: '',
      menu_group: 'health',
      default_indicators: '[]',
      initial_indicator: 1,
      initial_datasource: 1,
      initial_location: 1,
      initial_period: '2016',
      show_table_related_indicator: 0,
      sections: '[]',
      seed_digest: null,
      created_at: now,
      updated_at: now,
    }
    await database.db
      .insertInto('dashboards')
      .values([
        { ...dashboard, id: 1, indicators: '[1,2]' },
        { ...dashboard, id: 2, name: 'two', indicators: '[2]' },
      ])
      .execute()
    // What is counted of each pair is what the size of the data is judged by.
    await database.db
      .updateTable('indicator_datasources')
      .set({ values_count: 5_000_000 })
      .where('indicator', '=', 1)
      .execute()
    app = await serveTestApp(database)
  })
  afterAll(() => app.close())

  it.each(['ordering=value', 'latest=true', 'ordering=value&indicator=1'])(
    'are refused like all values where the database would be held up: %s',
    async (query) => {
      expect(await app.getJson(`/api/dashboard-data/1/?${query}`)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/values takes too long/) as string },
      })
    },
  )

  it.each(['1/?ordering=id', '1/?ordering=value&indicator=2', '1/?latest=true&location=1', '2/?latest=true'])(
    'are let through where the indicators of the dashboard leave few in reach: %s',
    async (path) => {
      expect((await app.getJson(`/api/dashboard-data/${path}`)).status).toBe(200)
    },
  )
})
