import type { SpecificationRow } from './SpecificationRow.ts'

const browser = 'tests/release/account.test.ts'
const months = 'host/src/activity/viewedMonths.test.ts'
const interactions = 'server/src/interactions/interactions.test.ts'
const history = 'the history shows what was viewed'
const mail = 'server/src/accounts/accountMail.test.ts'
const signIn = 'tests/release/signIn.test.ts'
const forgotten = 'a forgotten password is replaced by a link'
const confirmed = 'whoever registers is told to confirm the address'
const back = 'a page that needs a login is opened after it'
const notifications = 'server/src/notifications/notifications.test.ts'
const decision = 'a decision about what somebody handed in is a notification'
const saved = 'saved dashboards are listed with their state'
const paths = 'host/src/savedDashboards/savedPaths.test.ts'
const factor = 'server/src/accounts/secondFactor.test.ts'
const settings = 'the settings keep the names, a square picture'
const things = 'server/src/accounts/ownThings.test.ts'
const social = 'server/src/accounts/social/social.test.ts'
const row = (section: string, what: string, file: string, test: string): SpecificationRow => ({
  section,
  what,
  file,
  test,
})

export const rows: readonly SpecificationRow[] = [
  row('1 §2', '/userActivity: month dropdown', months, 'groups views by the months of the clock'),
  row('1 §2', "'MMMM DD, YYYY at hh:mma'", months, 'as MMMM DD, YYYY at hh:mma'),
  row('1 §2', "'No activity recorded for this period'", browser, history),
  row('1 §2', 'A delete icon per row', browser, history),
  row('2 §2.4', '/account#/ and #/userActivity', browser, history),
  row('2 §2.4', '/activity-history', browser, history),
  row(
    '1 §7',
    'DELETE /user_interactions/{id}/',
    interactions,
    'is there for its owner alone, who can have it',
  ),
  row('1 §7', 'GET /user_interactions/?user={id}&size=10000', interactions, 'is kept with names beside ids'),
  row('2 §2.4', '/password-recovery (title Settings)', signIn, forgotten),
  row('2 §5', 'MATCH / DOES NOT MATCH', signIn, forgotten),
  row('2 §8', 'Login failure', signIn, forgotten),
  row('2 §2.3', 'Login redirects to /my-dashboard/details', signIn, forgotten),
  row('2 §2.3', '/custom/login and /custom/register', signIn, confirmed),
  row('2 §8', '"Congratulations, Successfully Registered, Please Login"', signIn, confirmed),
  row('2 §2.4', '/profile', signIn, confirmed),
  row('2 §2.1', '"Access Denied" / "Please Login"', signIn, back),
  row('2 §2.1', 'After login on mobile: /account', signIn, back),
  row(
    '2 §3',
    'A new password by link, once and for an hour',
    mail,
    'set a new password once, end all sessions',
  ),
  row('2 §3', 'An unconfirmed account can sign in', mail, 'which can sign in before'),
  row('2 §2.4', '/notification: All, Unread, Read', browser, decision),
  row('2 §2.4', '"No pending Notifications!!!"', browser, decision),
  row('2 §2.4', '/notifications', browser, decision),
  row(
    '2 §2.4',
    'Notifications of plugin decisions',
    notifications,
    'tell the author of a plugin what was decided',
  ),
  row('2 §2.4', '/savedDashboards', browser, saved),
  row('2 §2.4', '/saved-dashboard', browser, saved),
  row(
    '1 §2',
    "'You have no existing private dashboards. Click the button below to create one!'",
    browser,
    saved,
  ),
  row('2 §2.4', '"URL copied to clipboard!"', browser, saved),
  row('2 §2.4', '"Confirm delete Dashboard"', browser, saved),
  row('2 §2.4', 'Approved, Disapproved or Awaiting Approval', browser, saved),
  row('2 §2.4', 'Edit goes to /my-dashboard/details', browser, saved),
  row('2 §2.4', '/dashboard/{name}, with underscores, lower-cased', paths, 'opens a dashboard by its title'),
  row('1 §2', 'Relative time', 'host/src/words/timeAgo.test.ts', '%s was %s'),
  row('2 §8', '"Could not retrieve your public dashboards"', browser, saved),
  row('2 §8', '"Unable to load dashboards!"', browser, saved),
  row('2 §7.1', 'POST users/{id}/security-settings', factor, 'until the settings change'),
  row(
    '2 §3',
    'Security settings: googleAuthenticator, microsoftAuthenticator',
    factor,
    'of an app is set up with the password',
  ),
  row('2 §3', 'Security settings: email', factor, 'by e-mail needs a confirmed address'),
  row(
    '2 §2.4',
    'Security settings are presented',
    'tests/release/security.test.ts',
    'an authenticator app is set up by its picture',
  ),
  row('2 §2.4', 'Settings form: names, job title, location, UPDATE INFORMATION', browser, settings),
  row('2 §2.4', 'Avatar upload and removal', browser, settings),
  row('2 §3', 'User: avatar', things, 'is a picture, if its bytes are those of a small one'),
  row('2 §2.4', 'Appearance preferences', browser, settings),
  row(
    '2 §2.4',
    'Per-dashboard public/private visibility in the profile',
    browser,
    'a dashboard is made public or private',
  ),
  row('2 §6', 'Export of own data', things, 'is exported whole, without what proves who somebody is'),
  row('2 §7.1', 'POST /api/auth/register/{provider}/user/', social, 'takes a token of the provider once'),
  row(
    '2 §8',
    '"Something went wrong signing you in with google"',
    social,
    'takes a token of the provider once',
  ),
  row('2 §3', 'Social sign-in', social, 'makes an account with a proven address'),
]
