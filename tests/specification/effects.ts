import type { SpecificationRow } from './SpecificationRow.ts'

const effects = 'tests/release/specifiedEffects.test.ts'
const row = (section: string, what: string, file: string, test: string): SpecificationRow => ({
  section,
  what,
  file,
  test,
})

export const rows: readonly SpecificationRow[] = [
  row(
    '1 §2',
    'Tabs can be reordered by dragging',
    effects,
    'a tab that is dragged stays where it was dropped',
  ),
  row(
    '1 §2',
    'Each tab has a share icon',
    effects,
    'each tab has a share icon, which copies the link to its section',
  ),
  row(
    '1 §2',
    'Line/Column toggle of a chart card',
    'plugins/indicator-overview/src/OverviewView.test.tsx',
    'by a toggle of Line and Column',
  ),
  row(
    '1 §2',
    'The footer reads Loading... until the latest date arrives',
    'host/src/shell/Footer.test.tsx',
    'until the latest date arrives',
  ),
  row(
    '2 §4',
    'Footer: Loading... until the latest date arrives',
    'host/src/shell/Footer.test.tsx',
    'until the latest date arrives',
  ),
  row('1 §2', 'Contact form: phone', effects, 'the contact form has a phone, which is not sent'),
  row(
    '1 §5',
    'Contact form: phone is not sent, category is not chosen',
    effects,
    'which is not sent, and asks for no category',
  ),
  row(
    '1 §2',
    '/userActivity: a skeleton loader',
    'host/src/activity/activity.test.tsx',
    'the history is a skeleton while it loads',
  ),
  row(
    '1 §2',
    '/userActivity: dashboard, section, indicator, data source, year, location',
    'host/src/activity/activity.test.tsx',
    'a view stands under dashboard, section, indicator',
  ),
  row(
    '1 §2',
    'Public Dashboards: Approved, Disapproved or Awaiting Approval',
    'host/src/savedDashboards/SavedCard.test.tsx',
    'a public dashboard that is %s reads',
  ),
  row(
    '2 §2.4',
    'The public list: Disapproved, with Copy Link',
    'host/src/savedDashboards/SavedCard.test.tsx',
    'reads "%s" and has Copy Link',
  ),
  row(
    '1 §4',
    'A change of an add-on is announced to the rest of the page',
    'host/src/plugins/switchPlugin.test.ts',
    'a change of an add-on is announced',
  ),
  row(
    '2 §4',
    'A change event of a plugin toggle is broadcast',
    'host/src/plugins/switchPlugin.test.ts',
    'announced to the rest of the page',
  ),
  row(
    '1 §4',
    "What's New: the flag is cleared on page unload",
    'host/src/news/watchNews.test.ts',
    'forgets on the next visit that it was closed',
  ),
  row(
    '1 §4',
    '"Data Synchronizing" while newer data load',
    effects,
    'newer data are told by "Data Synchronizing"',
  ),
  row('1 §9', 'The sync toast closes after 0.5 s', effects, '"Data Synchronizing", which goes by itself'),
  row(
    '1 §8',
    'Newsletter: the toast "Success"',
    effects,
    'a newsletter that was ordered is told under "Success"',
  ),
  row('2 §2.2', 'Old Versions: two, each in a new tab', effects, 'Old Versions has two older versions'),
  row('2 §2.2', 'A visitor sees a Home link', effects, 'a visitor has a link home in the header'),
  row('2 §2.2', 'View Fullscreen', effects, 'View Fullscreen fills the screen'),
  row(
    '2 §2.8',
    '"None" before indicators and locations',
    effects,
    'triangulation has "None" before all indicators',
  ),
  row(
    '2 §2.10',
    '/external-ncdc, /external-ndr1, /external-ndr2 in a new tab',
    effects,
    '/external-%s opens its repository in a new tab',
  ),
  row(
    '2 §2.10',
    'A tab of the landing page shows that it loads',
    'plugins/headline/src/headline.test.tsx',
    'says that it loads until the figures are there',
  ),
  row('2 §8', '"Failed to add user"', effects, 'a user who cannot be added or changed'),
  row('2 §8', '"Failed to update user"', effects, 'a user who cannot be added or changed'),
  row(
    '2 §8',
    '"An error occurred" where the server says nothing',
    'host/src/profile/useAccountFailure.test.tsx',
    'comes with what the server says, or "An error occurred"',
  ),
  row(
    '2 §9',
    'Data request timeout 30000 ms',
    'sdk/src/http/call.test.ts',
    'gives up a data request after 30 seconds',
  ),
  row(
    '2 §9',
    'Complementarity: None, Low, Moderate, Significant, Very Significant',
    'sdk/src/kit/triangulation/triangulation.test.ts',
    'complementarity runs from None to Very Significant',
  ),
  row(
    '2 §9',
    'Grade scale 1 Poor to 5 Excellent',
    'sdk/src/kit/triangulation/triangulation.test.ts',
    'grades run from 1 Poor to 5 Excellent',
  ),
  row(
    '1 §7',
    'GET /users/?size=1000',
    'server/src/accounts/accounts.test.ts',
    'are listed all at once by /users/?size=1000',
  ),
  row(
    '1 §5',
    'Data queries are only sent when all required filters are non-empty',
    'sdk/src/plugin/useData.test.ts',
    'is only sent when what it needs is chosen',
  ),
  row(
    '2 §5',
    'Data queries are sent only when all required filters are present',
    'sdk/src/plugin/useData.test.ts',
    'is only sent when what it needs is chosen',
  ),
]
