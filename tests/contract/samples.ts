import { admin } from '../support/server.ts'

/** An input that the running product must accept. */
export interface Sample {
  params?: Record<string, string>
  query?: string
  /** That of a success where nothing else is said. */
  status?: 401 | 404
  body?: () => Record<string, unknown>
  /** What is uploaded, in the place of a plugin. */
  file?: string
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
  getSourceLicences: { params: { id: '2' } },
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
  listArticles: { query: 'kind=faq&size=1000' },
  getArticle: {},
  getNews: {},
  getLatestData: {},
  getFrontendToken: {},
  // The product of the tests has another address than that of the example.
  getOEmbed: { query: 'url=http%3A%2F%2Flocalhost%2Fdashboard%2FDemographics', status: 404 },
  drawView: { query: 'view=%2Fdashboard%2FDemographics' },
  askForNewPassword: { body: () => ({ email: 'nobody@example.org' }) },
  // The token of a link is in the message alone.
  resetPassword: { status: 404, body: () => ({ token: 'unknown', new_password: 'Quiet-River-9' }) },
  // No sign-in waits for a code.
  enterSecondFactor: { status: 401, body: () => ({ method: 'app', code: '123456' }) },
  sendSecondFactor: { status: 401 },
  listSocialSignIns: {},
  // A new installation trusts nobody else's sign-in.
  signInWithToken: { params: { provider: 'google' }, status: 404, body: () => ({ auth_token: 'x' }) },
  signInWithLinkedIn: { status: 404, body: () => ({ code: 'x', redirect_uri: 'http://localhost/' }) },
  // The token of an invitation is in the message alone.
  readInvitation: { status: 404, body: () => ({ token: 'unknown' }) },
  confirmEmailChange: { status: 404, body: () => ({ token: 'unknown' }) },
  endDigest: { query: `token=${'a'.repeat(43)}` },
  getBuildProvenance: { params: { plugin: 'indicator-overview', version: '1.0.0' } },
  getLatestSdk: {},
  getSdkReference: {},
  confirmEmail: { status: 404, body: () => ({ token: 'unknown' }) },
  searchIndicators: { body: () => ({ search: 'vaccines' }) },
  getTriangulationDashboard: {
    query: 'primary_datasource=2&secondary_datasource=3&indicator_id=18&location_id=1',
  },
  addDataset: {
    body: () => ({
      name: 'Amina',
      email: 'amina@example.org',
      organization: 'A ministry',
      title: 'Routine figures of 2025',
      source: 'Monthly reports.',
      licence: 'CC BY 4.0',
    }),
    file: 'indicator,datasource,location,period,value\n18,2,1,2025,50\n',
  },
  listTags: {},
  listTestimonials: { query: 'size=9' },
  addTestimonial: {
    body: () => ({
      rating: 5,
      name: 'Amina',
      email: 'amina@example.org',
      organization: 'A ministry',
      review: 'It shows where sources differ.',
    }),
    file: '\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000',
  },
  addDashboardPlace: { body: () => ({ dashboard: 'Demographics', longitude: 1, latitude: 2 }) },
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
  getConfidence: { query: 'location=1&datasource=2&year=2018' },
  triangulate: { query: 'primary_datasource=2&secondary_datasource=3&indicator_id=18&location_id=1' },
  predict: { body: () => ({ indicator: 18, datasource: 2, location: 1 }) },
  correlate: {
    body: () => ({ indicator: [18, 19], datasource: 2, location: 1, compareBy: 'State', year: '2018' }),
  },
  simulatePolicy: { body: () => ({ indicator: 18, datasource: 2, location: 1, period: '2018' }) },
  streamSimulation: { body: () => ({ indicator: 18, datasource: 2, location: 1, period: '2018' }) },
  askAssistant: { body: () => ({ text: 'DPT3/Penta3 coverage in Nigeria, NDHS 2018' }) },
  listFacilities: { query: 'search=general&location=27&size=5' },
  listFacilityClusters: { query: 'cell=0.5&location=27' },
  listFacilitiesByState: {},
  listFacilityRegistries: {},
  listLgas: { query: 'location=27' },
  listThinkQuestions: { query: 'search=survey&ordering=-score' },
  // A new installation has none.
  getThinkThread: { status: 404 },
  getThinkProfile: { status: 404 },
  listSampleSizes: { params: { id: '2' } },
  askChatbot: { body: () => ({ question: 'DPT3 in Kano, newest survey?' }) },
  askLlama: { body: () => ({ indicator: 18, question: 'Which state is highest?' }) },
  listLineage: { query: 'size=20' },
  describe: { body: () => ({ indicator: 18, datasource: 2, year: '2018' }) },
  compare: { body: () => ({ indicator: [18, 19], datasource: [2], location: 1, compareBy: 'Period' }) },
  addContactMessage: { body: () => ({ name: 'Amina', email: 'a@example.org', feedback: 'Which survey?' }) },
  listIndicatorsOfPlace: { params: { id: '1' } },
  shareByEmail: { body: () => ({ email: 'a@example.org', path: '/dashboard/Demographics' }) },
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
  sendFeedback: { body: () => ({ feedback: 'It works.' }) },
  requestPartnership: {
    body: () => ({
      name: 'Contract',
      email: 'visitor@example.org',
      organization: 'A ministry',
      data: 'Routine figures.',
      purpose: 'To compare them.',
    }),
  },
  registerInterest: { body: () => ({ email: 'visitor@example.org', dashboard: 'Demographics' }) },
  subscribe: { body: () => ({ email: 'reader@example.org' }) },
  addSubscriber: {
    body: () => ({ email: `reader-${people}@example.org`, name: 'Reader' }),
    next: () => (people += 1),
  },
  // The token of nobody's subscription.
  confirmSubscription: { status: 404, body: () => ({ token: 'a'.repeat(43) }) },
  unsubscribe: { query: `token=${'a'.repeat(43)}` },
  getIndex: {},
  submitPlugin: { body: () => ({ email: 'author@example.org', name: 'Contract Author' }) },
  // Nobody's: it has no such author.
  answerChanges: { status: 404, params: { id: '1' }, body: () => ({ token: 'a'.repeat(43) }) },
  addPluginSubmission: {
    body: () => ({ email: 'author@example.org', name: 'Contract Author', phone: 'null' }),
  },
  // The token of nobody's submission.
  lookUpSubmission: { status: 404, body: () => ({ token: 'a'.repeat(43) }) },
  reportFrameFigures: {
    body: () => ({
      counts: [
        {
          plugin: 'accessibility',
          version: '1.0.0',
          boots: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          refusals: 0,
        },
      ],
    }),
  },
  reportPluginFault: {
    body: () => ({ plugin: 'accessibility', version: '1.0.0', kind: 'threw', message: 'It broke.' }),
  },
}

/**
 * They need a server that checks and builds: they answer about a plugin that is deployed, or wait some seconds
 * for the check of an upload. The registry's own tests call them on both databases.
 */
export const ofBuilders: readonly string[] = [
  'getBuildProvenance',
  'reportPluginFault',
  'submitPlugin',
  'addPluginSubmission',
]
