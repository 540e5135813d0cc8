import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as availability from '@msdat/sdk/contracts/availability'
import * as dashboardData from '@msdat/sdk/contracts/dashboardData'
import * as dashboards from '@msdat/sdk/contracts/dashboards'
import * as data from '@msdat/sdk/contracts/data'
import * as news from '@msdat/sdk/contracts/news'
import * as reference from '@msdat/sdk/contracts/reference'
import * as sourceSpecific from '@msdat/sdk/contracts/sourceSpecific'
import { validate } from '@msdat/sdk/validate/node'
import { describeDatabases } from './db/testDatabases.fixture.ts'
import { startTestApp, type TestApp } from './testApp.fixture.ts'

/** Every data and reference call of the first client, as it sends it, and the contract of the answer. */
const calls: [path: string, answer: { output: Parameters<typeof validate>[0] }, fewest: number][] = [
  ['dashboards/?size=1500', dashboards.listDashboards, 6],
  ['dashboards/?name=Health_Outcomes_and_Service_Coverage', dashboards.listDashboards, 1],
  ['dashboards/1/', dashboards.getDashboard, 0],
  ['dashboards/1/datasources/', dashboardData.listDashboardSources, 5],
  ['dashboards/1/indicators/', dashboardData.listDashboardIndicators, 5],
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

describeDatabases('a client of the first platform', ({ makeDatabase }) => {
  let app: TestApp
  beforeAll(async () => (app = await startTestApp(await makeDatabase())), 60_000)
  afterAll(() => app.close())
  const read = async <Body>(path: string): Promise<Body> => (await app.getJson(`/api/${path}`)).body as Body

  it.each(calls)('gets %s, with its slash and without', async (path, { output }, fewest) => {
    const { status, body } = await app.getJson(`/api/${path}`)
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
    expect(validate(output, body)).toMatchObject({ ok: true })
    const list = Object.values(body as object).find(Array.isArray) as unknown[] | undefined
    if (fewest > 0) expect(list?.length).toBeGreaterThanOrEqual(fewest)
    const other = await app.getJson(`/api/${path.replace(/\/(?=\?|$)/, '')}`)
    // Links hold the address that was asked for.
    expect(withoutLinks(other.body)).toEqual(withoutLinks(body))
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

function withoutLinks(body: unknown): object {
  const { next: _next, previous: _previous, ...rest } = body as Record<string, unknown>
  return rest
}
