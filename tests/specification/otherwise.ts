import type { SpecificationRow } from './SpecificationRow.ts'

/** What is done in another way than the specification says, and the test of what is done. */
export const rows: readonly SpecificationRow[] = [
  {
    section: '1 §3',
    what: 'Local tables for countries, users, interests and monthly data, of a local database with versions',
    instead:
      'The browser keeps answers of the server, by version of the data; what another build wrote is not read.',
    file: 'host/src/loading/keepAcrossVisits.test.ts',
    test: 'shows nothing that another build wrote',
  },
  {
    section: '1 §3',
    what: 'sub_dashboard_interests (email, dashboard, created)',
    instead: 'Kept by the server, which takes it under the address that clients know.',
    file: 'server/src/messages/messages.test.ts',
    test: 'come by four forms',
  },
  {
    section: '1 §4',
    what: 'Selecting a child indicator marks its parent selected',
    instead:
      'Only what was chosen is chosen: the figure of a parent is another figure, and nobody asked for it.',
    file: 'host/src/selection/SelectionStore.test.ts',
    test: 'a change goes through the address and answers what is then shown',
  },
  {
    section: '1 §4',
    what: 'Selected years are reset with the indicators',
    instead: 'The newest year of the new choice is opened; a year that was chosen on purpose is kept.',
    file: 'host/src/selection/SelectionStore.test.ts',
    test: 'whoever looks at the newest figure goes on to the newest, and whoever chose a year keeps it',
  },
  {
    section: '1 §7',
    what: 'Predictive analysis via an automation webhook; failure: "Error"',
    instead: 'Computed by this server, by methods that were tested on the same series.',
    file: 'server/src/analysis/builtInData.test.ts',
    test: 'WUENIC DPT3 is forecast',
  },
  {
    section: '1 §7',
    what: 'Indicator search with basic authentication; time-spent calls to a separate server',
    instead: 'Both are calls of this server, and open to everybody.',
    file: 'server/src/search/search.test.ts',
    test: 'answers in the shape of its contract',
  },
  {
    section: '1 §8',
    what: 'Failures of data calls are only logged; nothing is returned',
    instead: 'They are shown, with a button to try again.',
    file: 'tests/release/texts.test.ts',
    test: 'the menu of dashboards and the footer say what cannot be had',
  },
  {
    section: '1 §8',
    what: 'Local settings that cannot be read are only logged',
    instead: 'They count as not set. A log in the browser is read by nobody.',
    file: 'host/src/plugins/PluginStore.test.ts',
    test: 'a spoilt keep counts as empty',
  },
  {
    section: '1 §9',
    what: 'Defaults: indicator 7, source 6 or 1, year 2016 or 2023; year list 2021, 2016, 2011, 2007, 1999',
    instead:
      'Opens with the newest figure of the best-covered independent source, and offers years that exist.',
    file: 'host/src/selection/SelectionStore.test.ts',
    test: 'a bare address shows the newest',
  },
  {
    section: '1 §9',
    what: 'Default comparison source NHMIS 1, advanced source NHMIS-DHIS2',
    instead: 'The sources with most figures of the indicator that are independent of each other.',
    file: 'host/src/selection/openingSource.test.ts',
    test: 'a source that repeats another one does not open before it, though it be newer',
  },
  {
    section: '1 §9',
    what: 'Bar height 800',
    instead: 'A chart is as high as its rows need, so that it can be read on a phone.',
    file: 'sdk/src/kit/charts/charts.test.ts',
    test: 'stands columns on a wide screen and lays them on a narrow one',
  },
  {
    section: '2 §2.2',
    what: "Admin Dashboard by an e-mail of the product's partner domain",
    instead: 'By role alone: an address that somebody typed in proves nothing.',
    file: 'host/src/pages/pageTable.test.ts',
    test: 'a menu offers what the role may open, in the order of the table',
  },
  {
    section: '2 §8',
    what: 'Server code token_not_valid',
    instead: 'This server says `unauthenticated`, which ends the session in the same words.',
    file: 'tests/release/account.test.ts',
    test: 'Session expired',
  },
  {
    section: '2 §9',
    what: 'Plugin build and deploy: 20 to 25 minutes',
    instead: 'A build takes seconds, and its state is shown while it goes on.',
    file: 'plugin-registry/src/registry.test.ts',
    test: 'puts a new version in the place of the old one',
  },
  {
    section: '2 §9',
    what: 'Custom dashboards are stored locally under a list for each user name',
    instead: 'On the server, where the same person finds them on every device.',
    file: 'server/src/customDashboards/customDashboards.test.ts',
    test: 'are listed by owner and title, in pages, newest first',
  },
]
