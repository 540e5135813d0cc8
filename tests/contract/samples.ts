import { admin } from '../support/server.ts'

/** An input that the running product must accept. */
export interface Sample {
  params?: Record<string, string>
  query?: string
  /** 200 where nothing else is said. */
  status?: 404
  body?: () => Record<string, unknown>
  /** Makes the next body another one, where the same may not come twice. */
  next?: () => void
}

let people = 0

/** One example call for each public endpoint, by the name of its contract; a test fails where one is missing. */
export const samples: Record<string, Sample> = {
  getCatalog: {},
  listIndicators: { query: 'size=5&ordering=-full_name' },
  getIndicator: { params: { id: '18' } },
  getCoverage: { params: { id: '18' } },
  listDataSources: { query: 'classification=Survey' },
  getDataSource: {},
  listLocations: { query: 'level=3&size=10&page=2' },
  getLocation: {},
  listLocationLevels: {},
  getLocationLevel: {},
  listValueTypes: {},
  getValueType: {},
  listFactors: {},
  getFactor: {},
  listLinks: { query: 'indicator=18' },
  // The built-in data set has no links, so what can be asked for is that it says so.
  getLink: { status: 404 },
  listCitations: {},
  listDataValues: { query: 'indicator=18&level=1&ordering=-period&size=20' },
  getDataValue: {},
  getDataColumns: { query: 'indicator=18&latest=true' },
  listUpdateTimes: {},
  listRemovedValues: { query: 'updated_after=2026-01-01&indicator=18' },
  getProvenance: {},
  listPeriods: { query: 'indicator=18&datasource=2&location=1' },
  listPlaces: { query: 'indicator=18&datasource=2' },
  listSourcesOfIndicator: { params: { id: '18' } },
  listIndicatorsOfSource: { params: { id: '2' } },
  listIndicatorSources: { params: { id: '18' } },
  listIndicatorYears: { params: { id: '18' } },
  getCoverageLevels: { params: { id: '18' }, query: 'datasource=2' },
  listSourceSpecificIndicators: { query: 'size=5000' },
  getSourceSpecificIndicator: { params: { id: '180002' } },
  listNews: { query: 'size=1000' },
  getNews: {},
  listDashboardSources: {},
  listDashboardIndicators: {},
  listDashboardDataIndicators: {},
  listDashboardValues: { query: 'caching=true&size=50' },
  listCustomDashboards: { query: 'ordering=-created_at' },
  // A new installation has none.
  getCustomDashboard: { status: 404 },
  listDashboards: {},
  getDashboard: {},
  getHealth: {},
  getReady: {},
  search: { params: { text: 'malaria' } },
  searchByQuery: { query: 'text=anc&size=3' },
  triangulate: { query: 'primary_datasource=2&secondary_datasource=3&indicator_id=18&location_id=1' },
  predict: { body: () => ({ indicator: 18, datasource: 2, location: 1 }) },
  correlate: {
    body: () => ({ indicator: [18, 19], datasource: 2, location: 1, compareBy: 'State', year: '2018' }),
  },
  listLineage: { query: 'size=20' },
  describe: { body: () => ({ indicator: 18, datasource: 2, year: '2018' }) },
  compare: { body: () => ({ indicator: [18, 19], datasource: [2], location: 1, compareBy: 'Period' }) },
  getSession: {},
  login: { body: () => ({ username: admin.email, password: admin.password }) },
  registerUser: {
    body: () => ({
      username: `visitor-${people}`,
      email: `visitor-${people}@example.org`,
      password: 'Quiet-River-9',
    }),
    next: () => (people += 1),
  },
  getIndex: {},
  submitPlugin: { body: () => ({ email: 'author@example.org', name: 'Contract Author' }) },
  // The token of nobody's submission.
  lookUpSubmission: { status: 404, body: () => ({ token: 'a'.repeat(43) }) },
  reportPluginFault: {
    body: () => ({ plugin: 'accessibility', version: '1.0.0', kind: 'threw', message: 'It broke.' }),
  },
}
