import type { SpecificationRow } from './SpecificationRow.ts'

const accounts = 'server/src/accounts/accounts.test.ts'
const changes = 'server/src/accounts/userChanges.test.ts'
const powers = 'server/src/accounts/userPowers.test.ts'
const things = 'server/src/accounts/ownThings.test.ts'
const area = 'tests/release/account.test.ts'
const desk = 'tests/release/admin.test.ts'
const texts = 'tests/release/texts.test.ts'
const pages = 'tests/browser/pages.test.ts'
const life = 'tests/release/wholeLife.test.ts'
const form = 'host/src/signIn/signIn.test.ts'
const ended = 'a session that is over ends with its first change'
const users = 'the page of users says what is missing'
const registered = 'is open to whoever has just registered'
const left = 'is left for the dashboard by logging out'
const refused = 'refuses a visitor who is not signed in'
const noAdmin = 'a page for admins sends a user home and says why'
const handedIn = 'keeps what was filled in after a refusal'
const row = (section: string, what: string, file: string, test: string): SpecificationRow => ({
  section,
  what,
  file,
  test,
})

export const rows: readonly SpecificationRow[] = [
  row('2 §2.2', 'Login/Register panel, which toggles between its two forms', texts, registered),
  row('2 §2.2', 'Profile card with View Account', area, ended),
  row('2 §2.2', 'Profile card with Log Out', texts, left),
  row('2 §2.4', '/createPlugin', texts, refused),
  row('2 §2.4', '/approvePlugin', pages, noAdmin),
  row('2 §2.4', '/settings: CHANGE PASSWORD and deactivation', area, ended),
  row('2 §2.4', 'The menu of the area: Back to Dashboard', area, ended),
  row('2 §2.5', 'Users: search box, and "No users found"', desk, users),
  row('2 §2.5', 'Users: upgraded, and lowered again', changes, 'raise and lower a role'),
  row(
    '2 §6',
    'A session does not speak for a page of another site',
    accounts,
    'do not speak for a page of another',
  ),
  row('2 §6', 'Guessing at passwords is stopped', accounts, 'stops guessing at one account'),
  row('2 §2.5', 'Users: searched and filtered', changes, 'are seen in the list'),
  row('2 §2.5', 'Users: CSV export', powers, 'can be had as a CSV file'),
  row('2 §2.5', 'Users: a lost second factor is reset', powers, 'switches a lost second factor off'),
  row('2 §2.5', 'Audit trail with its verification', desk, 'the record of what was done is whole'),
  row(
    '2 §3',
    'User: avatar, names, role with value and label, lastLogin, is_active',
    accounts,
    'in the shape of',
  ),
  row('2 §4', 'Logout clears the stored user', form, 'no longer after signing out'),
  row('2 §4', 'Login panel toggles between login and create account', texts, registered),
  row('2 §4', 'An admin becomes downgraded, any other upgraded to admin', changes, 'raise and lower a role'),
  row('2 §4', 'Plugin: submitted, then awaiting approval', texts, handedIn),
  row(
    '2 §5',
    'Registration: Username:, Email: or Password: before the first fault',
    form,
    'names the first field',
  ),
  row('2 §5', 'Registration: the same in the form itself', texts, registered),
  row('2 §5', 'Strength bar: 20 points a rule; WEAK, MEDIUM, STRONG', form, 'twenty points a rule'),
  row('2 §5', 'Add user: "Username is required and must contain only …"', desk, users),
  row('2 §5', 'Add user: "Please enter a valid email address"', desk, users),
  row('2 §5', 'Add user: "Profession is required", "Organization is required"', desk, users),
  row('2 §5', 'Add user: "Password is required", "Please select a role"', desk, users),
  row(
    '2 §6',
    'The last admin stays, and nobody lowers themselves',
    changes,
    'never take the last admin away',
  ),
  row(
    '2 §6',
    'Own data: whatever names a person is in the export',
    things,
    'wherever the database names a person',
  ),
  row('2 §6', 'Own data go when their owner leaves', things, 'goes when its owner leaves'),
  row(
    '2 §6',
    'The audit trail keeps the id alone',
    'server/src/audit/changeLog.test.ts',
    'keeps the id alone',
  ),
  row('2 §6', 'No password, token or address in a log', life, 'the log names each request'),
  row('2 §7.1', 'POST /login/', accounts, 'works by username and by address'),
  row('2 §7.1', 'POST /users/ of a visitor', accounts, 'makes an ordinary account'),
  row('2 §7.1', 'GET /users/', accounts, 'are listed for admins only'),
  row('2 §7.1', 'GET users/{id}/', accounts, 'see themselves and no one else'),
  row(
    '2 §7.1',
    'POST social/auth/linkedin/',
    'server/src/accounts/social/social.test.ts',
    'takes a token of the',
  ),
  row('2 §8', '"Access Denied" / "Please Login", then /', texts, refused),
  row('2 §8', '"Access denied: User does not have admin privileges"', pages, noAdmin),
  row('2 §8', '"Session expired" / "Please log in again", then logout', area, ended),
  row('2 §8', '"Failed to update password"', area, ended),
  row('2 §8', '"Password updated successfully!"', changes, 'of the password hold to its rules'),
  row('2 §8', '"Account deactivated successfully!"', area, ended),
  row('2 §8', '"Failed to deactivate account"', area, ended),
  row(
    '2 §8',
    '"Kindly login to view your profile."',
    'tests/release/assistants.test.ts',
    'asks a visitor to log in',
  ),
  row('2 §8', '"User added successfully"', desk, users),
  row('2 §8', '"Failed to upgrade/downgrade user role", "Failed to delete user"', desk, users),
  row('2 §8', '"User(s) deleted successfully"', life, 'removes several at once'),
  row('2 §8', '"Error loading dashboard data"', desk, users),
  row('2 §8', '"No users found"', desk, users),
  row('2 §8', 'Plugin submit: its failure, its success and its toast', texts, handedIn),
  row(
    '2 §8',
    '"You have successfully subscribed to our newsletter."',
    'tests/release/shell.test.ts',
    'subscribes to',
  ),
  row(
    '2 §8',
    '"Name/Email address provided already exist, please try again"',
    'server/src/newsletter/newsletter.test.ts',
    'says that a name or an address is there already',
  ),
  row('2 §8', '"No plugins found"', texts, 'the list of plugins can be empty'),
  row('2 §8', '"404 | Page not found"', texts, 'an unknown address leads home'),
  row('2 §8', '"SOMETHING WENT WRONG" with CLEAR', texts, 'a fault of the page itself can be cleared'),
  row('2 §9', 'Username 150, email 254, profession and organization 255', accounts, 'to their lengths'),
  row('2 §9', 'Password at least 8', form, 'twenty points a rule'),
  row('2 §9', 'Users page size 20', desk, users),
  row('2 §9', 'Mobile breakpoint 700 px', 'tests/release/signIn.test.ts', 'on a telephone the login leads'),
  row('2 §9', 'Search debounce 300 ms', 'host/src/lists/ListStore.test.ts', 'it asks once the typing rests'),
  row('2 §9', 'Toast 5000 ms', 'host/src/messages/ToastStore.test.ts', 'goes away after five seconds'),
]
