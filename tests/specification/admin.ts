import type { SpecificationRow } from './SpecificationRow.ts'

const summary = 'server/src/admin/summary.test.ts'
const desk = 'server/src/admin/dashboardDesk.test.ts'
const entry = 'server/src/dataEntry/dataEntry.test.ts'
const messages = 'server/src/messages/messages.test.ts'
const platform = 'server/src/platform/platform.test.ts'
const invitations = 'server/src/accounts/invitations/invitations.test.ts'
const powers = 'server/src/accounts/userPowers.test.ts'
const browser = 'tests/release/admin.test.ts'
const matrix = 'tests/contract/authorisation.test.ts'
const life = 'tests/release/wholeLife.test.ts'
const notices = 'server/src/admin/notices.test.ts'
const row = (section: string, what: string, file: string, test: string): SpecificationRow => ({
  section,
  what,
  file,
  test,
})

export const rows: readonly SpecificationRow[] = [
  row('2 §2.5', 'Summary: Active Users, Active Dashboards', summary, 'counts active users'),
  row('2 §2.5', 'Pending tile: the real count', summary, 'as it is and not as a fixed number'),
  row('2 §2.5', 'Notifications: approvable, declinable, viewable', notices, 'can be approved and declined'),
  row('2 §2.5', 'Moderators see what concerns them', notices, 'tell moderators what they decide about'),
  row('2 §4', 'Notifications: unread and past by the seen flag', notices, 'are past for who has marked them'),
  row(
    '2 §2.5',
    'Plugins: disable, enable, delete',
    'host/src/admin/pluginActs.test.ts',
    'one that is off enabled, and both deleted',
  ),
  row('2 §7.5', 'POST news/updates/', 'server/src/news/news.test.ts', 'is written by administrators'),
  row('2 §2.5', 'Dashboard Management: name, category, datasource, indicator', desk, 'what they open with'),
  row('2 §2.5', 'Dashboard Management: search box', desk, 'are found by words'),
  row('2 §1', 'Messages of visitors are answered', messages, 'are answered by e-mail'),
  row('2 §1', 'Messages of visitors are exported', messages, 'can be had as a CSV file'),
  row('2 §2.13', '/data-entry: figures of a source and year', entry, 'judges figures as they are typed'),
  row('2 §2.13', '/data-entry: approval and its statuses', entry, 'needs four eyes'),
  row('2 §2.13', '/data-entry: approval brings figures in', entry, 'numbered, cited and undoable'),
  row('2 §6', 'Contributors enter figures, moderators approve', entry, 'is for contributors'),
  row(
    '2 §6',
    'Contributors by invitation: existing account',
    invitations,
    'makes who has an account a contributor',
  ),
  row('2 §6', 'Contributors by invitation: new account', browser, 'a contributor enters figures'),
  row('2 §6', 'Contributors are bound to their sources', invitations, 'binds a contributor to its sources'),
  row('2 §6', 'Invitations are sent again and withdrawn', invitations, 'is of no use once it was sent anew'),
  row('2 §2.5', '/admin#/adminsettings', platform, 'reach every page'),
  row('2 §2.5', '/admin#/adminsettings: logo', platform, 'a picture that is drawn anew'),
  row('2 §2.5', '/admin#/adminsettings: colours', browser, 'reach the frames of plugins'),
  row('2 §2.2', 'Old Versions as admins set them', platform, 'until an admin has set others'),
  row('2 §5', 'What\'s New: "This field is required"', browser, 'asks for each field'),
  row('2 §2.5', 'Plugins page: Available and Pending tabs', browser, 'a plugin is disabled with a reason'),
  row('2 §2.5', 'Dashboard Management: Edit with ?edit={id}', browser, 'opened for editing'),
  row('2 §2.13', '/data-entry with approval, in the browser', browser, 'a contributor enters figures'),
  row('2 §2.13', '/data-entry: columns of a file are explained', browser, 'a file is checked, committed'),
  row('2 §6', 'Each endpoint for each role', matrix, 'is let in by the table of roles alone'),
  row('2 §6', 'Users see only their own things', matrix, 'what belongs to one user is neither read'),
  row('2 §6', 'Admins sign others out', powers, 'ends the sessions of one'),
  row('2 §2.5', 'Users: add, upgrade, delete several', life, 'makes one an admin, and removes several'),
  row('2 §2.13', '/data-entry: figures in a chart, undone', life, 'stand in a chart with their citation'),
  row('2 §4', 'Register, second factor, build, approval', life, 'from the registration to a dashboard'),
  row('2 §7.3', 'The admin summary is for admins', summary, 'is for admins alone'),
]
