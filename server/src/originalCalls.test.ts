import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as availability from '@msdat/sdk/contracts/availability'
import * as dashboardData from '@msdat/sdk/contracts/dashboardData'
import * as dashboards from '@msdat/sdk/contracts/dashboards'
import * as data from '@msdat/sdk/contracts/data'
import * as firstClient from '@msdat/sdk/contracts/firstClient'
import * as news from '@msdat/sdk/contracts/news'
import * as reference from '@msdat/sdk/contracts/reference'
import * as tags from '@msdat/sdk/contracts/tags'
import * as sourceSpecific from '@msdat/sdk/contracts/sourceSpecific'
import { Problem } from '@msdat/sdk/contracts/problem'
import { validate } from '@msdat/sdk/contracts/validate/node'
import type { AccountTables } from './accounts/AccountTables.ts'
import { createAccounts } from './accounts/createAccounts.ts'
import { describeDatabases } from './db/testDatabases.fixture.ts'
import { Outbox } from './mail/Outbox.ts'
import { serveTestApp, startTestApp, type TestApp } from './testApp.fixture.ts'

/** Every data and reference call of the first client, as it sends it, and the contract of the answer. */
const calls: [path: string, answer: { output: Parameters<typeof validate>[0] }, fewest: number][] = [
  ['dashboards/?size=1500', dashboards.listDashboards, 6],
  ['dashboards/?name=Health_Outcomes_and_Service_Coverage', dashboards.listDashboards, 1],
  ['dashboards', dashboards.listDashboards, 6],
  ['dashboards/1/', dashboards.getDashboard, 0],
  ['dashboards/1/datasources/', dashboardData.listDashboardSources, 5],
  ['dashboards/1/indicators/', dashboardData.listDashboardIndicators, 5],
  ['dashboards/1/indicators/?size=100', dashboardData.listDashboardIndicators, 5],
  ['dashboard-data/indicators/1/', dashboardData.listDashboardDataIndicators, 5],
  ['dashboard-data/1/?caching=true', dashboardData.listDashboardValues, 100],
  [
    'dashboard-data/1/?caching=true&indicator=7&datasource=&location=1&size=3000',
    dashboardData.listDashboardValues,
    5,
  ],
  ['datasources/?size=1500', reference.listDataSources, 20],
  ['datasources/?size=100', reference.listDataSources, 20],
  ['datasources/', reference.listDataSources, 20],
  ['datasources/6/', reference.getDataSource, 0],
  ['location/?size=1500', reference.listLocations, 44],
  ['location/?size=1000', reference.listLocations, 44],
  ['location/1/', reference.getLocation, 0],
  ['location_hierarchy_level/?size=1500', reference.listLocationLevels, 3],
  ['indicators/?size=4000', reference.listIndicators, 100],
  ['indicators/?size=4000&ordering=-created_at', reference.listIndicators, 100],
  ['indicators/7/', reference.getIndicator, 0],
  ['indicators/7/years_available/', availability.listIndicatorYears, 5],
  ['indicators/7/datasources/', availability.listIndicatorSources, 2],
  ['indicators/7/coverage_levels/', availability.getCoverageLevels, 2],
  ['valuetypes/?size=1500', reference.listValueTypes, 7],
  ['links/?size=1500', reference.listLinks, 0],
  ['factors/?size=1500', reference.listFactors, 4],
  ['factors/', reference.listFactors, 4],
  ['datasource_specific_indicator/?size=5000', sourceSpecific.listSourceSpecificIndicators, 100],
  ['datasource_specific_indicator/7/', sourceSpecific.getSourceSpecificIndicator, 0],
  ['datasource_specific_indicator/70107/', sourceSpecific.getSourceSpecificIndicator, 0],
  ['after_datetime/?size=1500', data.listUpdateTimes, 1],
  ['news/updates/?size=1000', news.listNews, 4],
  ['data/?ordering=-updated_at&size=1', data.listDataValues, 1],
  ['data/?ordering=-created_at&size=5', data.listDataValues, 5],
  ['data/?size=3000', data.listDataValues, 3000],
  [
    'data/?size=3000&indicator=7&datasource=6&location=1&value_type=5&period=2016&ordering=-period',
    data.listDataValues,
    0,
  ],
  ['data/latest', firstClient.getLatestData, 1],
  ['data/?period=[object Object]&indicator=7', data.listDataValues, 0],
  ['data/?period=undefined', data.listDataValues, 0],
  ['dashboard-data/1/?period=null&indicator=7', dashboardData.listDashboardValues, 0],
  ['tags/', tags.listTags, 0],
  [
    'triangulation_dashboard/?primary_datasource=2&secondary_datasource=1&indicator_id=18&location_id=1',
    firstClient.getTriangulationDashboard,
    2,
  ],
  [
    'triangulation_dashboard/?primary=2&secondary=1&selectedIndicator=None',
    firstClient.getTriangulationDashboard,
    2,
  ],
  ['data/?size=1', data.listDataValues, 1],
  ['data/?size=2000&indicator=7', data.listDataValues, 50],
  ['data/?size=5000&indicator=7,18', data.listDataValues, 100],
  ['data/?datasource=30&page=1&size=1500', data.listDataValues, 0],
  ['data/?indicator=&datasource=&period=&location=', data.listDataValues, 100],
  ['data/?indicator=7&datasource=30&location=1&value_type=5&period=2018', data.listDataValues, 0],
  ['period-data/?datasource=107&indicator=7&location=1', availability.listPeriods, 5],
  ['period-data/?datasource=26', availability.listPeriods, 25],
  ['period-data/?datasource=6&indicator=7&location=1', availability.listPeriods, 0],
  ['location-data/?datasource=102&indicator=7', availability.listPlaces, 37],
  ['location-data/?datasource=&indicator=', availability.listPlaces, 44],
  ['indicator-data/datasources/7/', availability.listSourcesOfIndicator, 2],
  ['datasource-data/indicators/2/', availability.listIndicatorsOfSource, 30],
]

describeDatabases('a client of the first platform', ({ makeFilledDatabase }) => {
  let app: TestApp
  beforeAll(async () => (app = await startTestApp(await makeFilledDatabase())), 60_000)
  afterAll(() => app.close())
  const read = async <Body>(path: string): Promise<Body> => (await app.getJson(`/api/${path}`)).body as Body

  it.each(calls)('gets %s, with its slash and without', async (path, { output }, fewest) => {
    const { status, body } = await app.getJson(`/api/${path}`)
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
    expect(validate(output, body)).toMatchObject({ ok: true })
    const list = (Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray)) as
      unknown[] | undefined
    if (fewest > 0) expect(list?.length).toBeGreaterThanOrEqual(fewest)
    const other = await app.getJson(`/api/${path.replace(/\/(?=\?|$)/, '')}`)
    // Links hold the address that was asked for.
    expect(withoutLinks(other.body)).toEqual(withoutLinks(body))
  })

  it('gets a bare list of dashboards where it asks for no page, with the ids of their sources', async () => {
    const list = await read<{ name: string; dataSources: number[] }[]>('dashboards')
    const { results } = await read<{ results: object[] }>('dashboards/?size=1500')
    expect(list).toEqual(results)
    expect(list[0]?.dataSources).toContain(2)
    const names = list.map(({ name }) => name)
    for (const name of ['Advanced_Analytics', 'Health_Financing', 'Demographics'])
      expect(names).toContain(name)
    expect(await read('dashboards/1/indicators/')).toEqual(
      (await read<{ indicators: object[] }>('dashboards/1/indicators/?size=5000')).indicators,
    )
  })

  it('finds nothing under what it sends as a period until it has one, and is refused other nonsense', async () => {
    for (const period of ['[object Object]', 'undefined', 'null'])
      for (const path of ['data/', 'dashboard-data/1/'])
        expect(await read(`${path}?period=${period}`)).toMatchObject({ count: 0, results: [] })
    expect((await app.getJson('/api/data/?period=none')).status).toBe(400)
  })

  it('reads the levels of an indicator, over all sources, under the id of the indicator', async () => {
    const { data_level } = await read<{ data_level: string }>('indicators/7/coverage_levels/')
    expect(await read('datasource_specific_indicator/7')).toMatchObject({ indicator: 7, data_level })
  })

  it('reads a triangulation as one list, the primary source first, each metric with score and scale', async () => {
    const query = 'primary_datasource=2&secondary_datasource=1&indicator_id=18&location_id=1'
    const { data: list } = await read<{ data: object[] }>(`triangulation_dashboard/?${query}`)
    const grade = { score: expect.any(Number), scale: expect.any(String) }
    expect(list).toMatchObject([
      { NDHS: {} },
      { MICS: { consistency: { score: expect.any(Number), grades: { level: grade } } } },
    ])
  })

  it('finds indicators by words, and gets a token that opens nothing', async () => {
    const found = await app.postJson('/api/ai_search/', { search: 'measles vaccine' })
    expect(validate(firstClient.searchIndicators.output, found.body)).toMatchObject({ ok: true })
    expect((found.body as { datasources: number[] }[])[0]?.datasources.length).toBeGreaterThan(0)
    expect(await app.postJson('/api/ai_search/', { search: 'xyzzy' })).toEqual({ status: 200, body: [] })
    const token = await app.postJson('/api/auth/frontend-token/', {})
    expect(token).toMatchObject({ status: 200, body: { token: expect.any(String) } })
  })

  it('reads the last change from two calls, and both say the same', async () => {
    const [times, newest] = await Promise.all([
      read<{ results: { updated_at: string }[] }>('after_datetime/?size=1500'),
      read<{ results: { updated_at: string }[] }>('data/?ordering=-updated_at&size=1'),
    ])
    expect(times.results[0]?.updated_at).toMatch(/^\d{4}-\d{2}-\d{2}T/)
    expect(times.results[0]?.updated_at).toBe(newest.results[0]?.updated_at)
  })

  it('finds the periods that the values have', async () => {
    const filters = 'datasource=107&indicator=7&location=1'
    const { periods } = await read<{ periods: string[] }>(`period-data/?${filters}`)
    const { results } = await read<{ results: { period: string }[] }>(`data/?${filters}&value_type=1,2,5`)
    expect(new Set(periods)).toEqual(new Set(results.map(({ period }) => period)))
    expect(periods).toEqual([...periods].sort().reverse())
    const { years } = await read<{ years: string[] }>('indicators/7/years_available/')
    expect(years).toEqual(expect.arrayContaining(periods.map((period) => period.slice(0, 4))))
  })

  it('finds the places that the values have', async () => {
    const { locations } = await read<{ locations: { id: number; name: string }[] }>(
      'location-data/?datasource=102&indicator=7',
    )
    const { results } = await read<{ results: { location: number }[] }>(
      'data/?size=5000&datasource=102&indicator=7',
    )
    expect(locations.map(({ id }) => id)).toEqual(
      [...new Set(results.map(({ location }) => location))].sort((a, b) => a - b),
    )
  })

  it.each(['datasource=2-&indicator=7', 'datasource=2&indicator=7-8', 'indicator=x-', 'datasource=-1'])(
    'is refused places for %s in the words it knows',
    async (query) => {
      const { status, body } = await app.getJson(`/api/location-data/?${query}`)
      expect(status).toBe(400)
      expect(body).toMatchObject({
        code: 'invalid_input',
        message: 'Request blocked: datasource or indicator contains a hyphen (-).',
      })
    },
  )

  it('gets only the indicators of the dashboard it asks', async () => {
    const { indicators } = await read<{ indicators: number[] }>('dashboards/4/')
    const path = 'dashboard-data/4/?caching=true&size=5000'
    const all = await read<{ results: { indicator: number }[] }>(path)
    expect(all.results.length).toBeGreaterThan(0)
    for (const { indicator } of all.results) expect(indicators).toContain(indicator)
    const { results: foreign } = await read<{ results: { indicator: number }[] }>(
      'data/?size=5000&fields=indicator',
    )
    const other = foreign.find(({ indicator }) => !indicators.includes(indicator))?.indicator
    expect(await read(`${path}&indicator=${other}`)).toMatchObject({ count: 0, results: [] })
    expect((await app.getJson(`/api/${path}&page=2&indicator=${other}`)).status).toBe(404)
  })

  it('reads the levels of an indicator as words with commas between them', async () => {
    const whole = await read<{ data_level: string }>('indicators/7/coverage_levels/')
    expect(whole.data_level).toBe('National,State')
    const source = await read<{ data_level: string; state: boolean; lga: boolean }>(
      'datasource_specific_indicator/70107/',
    )
    expect(source).toMatchObject({ indicator: 7, datasource: 107, national: true, state: false, lga: false })
    const of = await read<{ data_level: string }>('indicators/7/coverage_levels/?datasource=107')
    expect(of.data_level).toBe(source.data_level)
  })

  it.each([
    ['period-data/?indicator=x', 400],
    ['period-data/?period=2018', 400],
    ['location-data/?indicator=x', 400],
    ['indicators/999999/years_available/', 404],
    ['indicators/999999/datasources/', 404],
    ['indicators/999999/coverage_levels/', 404],
    ['indicator-data/datasources/999999/', 404],
    ['datasource-data/indicators/999999/', 404],
    ['datasource_specific_indicator/70006/', 404],
    ['datasource_specific_indicator/?size=5001', 400],
    ['dashboards/999999/indicators/', 404],
    ['dashboard-data/999999/', 404],
    ['dashboard-data/1/?colour=red', 400],
    ['data/99999999999/', 400],
    ['data/999999999/', 404],
    ['news/updates/?size=5001', 400],
  ])('is told what is wrong with %s by %i', async (path, status) => {
    const answer = await app.getJson(`/api/${path}`)
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/\w/) } })
    const response = await fetch(`${app.base}/api/${path}`)
    await response.text()
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  describe('from another site', () => {
    it.each(calls.map(([path]) => path))('may read %s', async (path) => {
      const response = await fetch(`${app.base}/api/${path}`, {
        headers: { origin: 'https://other.example' },
      })
      await response.text()
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    })
  })
})

describeDatabases('a registration by a client of the first platform', ({ makeDatabase }) => {
  it('that is refused is told why beside the problem', async () => {
    const database = await makeDatabase()
    const db = database.db as unknown as Kysely<AccountTables>
    const accounts = createAccounts({
      db,
      outbox: new Outbox({ isSending: false }),
      config: { publicUrl: 'http://localhost', secret: 'x'.repeat(40) },
    })
    const app = await serveTestApp(database, {}, undefined, { accounts })
    const person = { username: 'amina', email: 'amina@example.org', password: 'Quiet-River-9' }
    const wrong = await app.postJson('/api/users/', { ...person, username: 'a b', email: 'x' })
    const fields = { username: [expect.any(String)], email: [expect.any(String)] }
    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid_input', fields, ...fields } })
    const weak = await app.postJson('/api/users/', { ...person, password: 'weak' })
    expect((weak.body as { password: string[] }).password.length).toBeGreaterThan(1)
    expect(validate(Problem, weak.body)).toMatchObject({ ok: true })
    const elsewhere = await app.postJson('/api/mailchimp/', { email: 'x' })
    expect(Object.keys(elsewhere.body as object)).toEqual(['code', 'message', 'fields'])
    await app.close()
  })
})

function withoutLinks(body: unknown): object {
  if (Array.isArray(body)) return body
  const { next: _next, previous: _previous, ...rest } = body as Record<string, unknown>
  return rest
}
