import type { SpecificationRow } from './SpecificationRow.ts'

const work = 'server/src/customDashboards/dashboardWork.test.ts'
const browser = 'tests/release/customDashboards.test.ts'
const builder = 'host/src/builder/DashboardBuilder.test.ts'
const calls = 'server/src/customDashboards/customDashboards.test.ts'

export const rows: readonly SpecificationRow[] = [
  {
    section: '2 §7.2',
    what: 'POST custom-dashboard/, GET custom-dashboard/ and /{id}',
    file: calls,
    test: 'are made by who is signed in, who is told where the new one stands',
  },
  {
    section: '2 §6',
    what: 'A signed-in user sees only their own dashboards',
    file: calls,
    test: 'show the public ones to everyone and the private ones to their owner alone',
  },
  {
    section: '2 §4',
    what: 'Public dashboard: Awaiting Approval, Approved',
    file: work,
    test: 'is seen by others only once a moderator has approved it',
  },
  {
    section: '2 §4',
    what: 'Public dashboard: Disapproved',
    file: work,
    test: 'is disapproved with a reason, which its author reads, also by e-mail',
  },
  {
    section: '2 §3',
    what: 'Custom dashboard: config with dashboardDetails and composedData, for an existing client',
    file: work,
    test: 'is written and read by a client of the first platform unchanged',
  },
  {
    section: '2 §2.3',
    what: '/custom, /custom/public/{id} and /custom/requests',
    file: browser,
    test: 'a dashboard is built from a template, survives a reload unsaved',
  },
  {
    section: '2 §2.3',
    what: '/my-dashboard needs sign-in, else /custom/login',
    file: browser,
    test: 'a visitor who wants to build is sent to the login, which leads back',
  },
  {
    section: '2 §2.3',
    what: '/my-dashboard/{details, sections, visibility}',
    file: browser,
    test: 'and is approved for everybody',
  },
  {
    section: '2 §2.3',
    what: '/my-custom-dashboard/{title} needs sign-in, else /custom/login',
    file: browser,
    test: 'a visitor who wants to build is sent to the login',
  },
  {
    section: '2 §2.3',
    what: '/configure/account leads who is signed in to /configure/user/customize',
    file: browser,
    test: 'the five steps of /configure work on the same draft',
  },
  {
    section: '2 §2.3',
    what: '/configure/user without sign-in leads to /configure/account',
    file: browser,
    test: 'sent to the login, which leads back',
  },
  {
    section: '2 §2.2',
    what: 'Edit Dashboard, Create New, Home, Share Dashboard for the author; no Help & FAQ on a custom dashboard',
    file: browser,
    test: 'survives a reload unsaved, and is approved for everybody',
  },
  {
    section: '2 §2.2',
    what: 'Custom Dashboards column of the menu, for those who are signed in',
    file: browser,
    test: 'survives a reload unsaved',
  },
  {
    section: '2 §4',
    what: 'Custom dashboard builder: edit mode from Edit Dashboard, to the details page',
    file: browser,
    test: 'is built from a template',
  },
  {
    section: '2 §4',
    what: 'Visibility of a custom dashboard defaults to private',
    file: browser,
    test: 'two who edit the same see both versions, and an earlier version can be taken back',
  },
  {
    section: '2 §3',
    what: 'Custom dashboard builder form: title, indicators, dataSources, defaultIndicators, initialDataSource, is_private',
    file: builder,
    test: 'opens with indicators and a source that are among those chosen',
  },
  {
    section: '2 §3',
    what: 'Private dashboard: embedded_url and embedded_iframe',
    file: 'host/src/customDashboards/embedHosts.test.ts',
    test: 'the address is found in the code of a frame, and a link is one itself',
  },
]
