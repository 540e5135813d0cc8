import type { SpecificationRow } from './SpecificationRow.ts'

const changes = 'server/src/accounts/userChanges.test.ts'
const passwords = 'host/src/profile/newPasswordFaults.test.ts'

export const rows: readonly SpecificationRow[] = [
  {
    section: '2 §5',
    what: 'New password: "Invalid Password" with the unmet requirements',
    file: passwords,
    test: 'names every rule that a new password does not meet',
  },
  {
    section: '2 §5',
    what: '"Passwords do not match"',
    file: passwords,
    test: 'says that the passwords do not match',
  },
  {
    section: '2 §7.1',
    what: 'PUT users/update_password/',
    file: changes,
    test: 'of the password hold to its rules and end the other sessions',
  },
  {
    section: '2 §7.1',
    what: 'PUT users/{id}/',
    file: changes,
    test: 'are made by the owner to the profile, and to nothing else',
  },
  {
    section: '2 §7.1',
    what: 'DELETE users/{id}/ of the own account',
    file: changes,
    test: 'deactivate the own account, which cannot sign in again',
  },
  {
    section: '2 §7.1',
    what: 'DELETE users/{id}/ by an admin',
    file: changes,
    test: 'remove an account by an admin alone, and stand in the change log',
  },
  {
    section: '2 §7.1',
    what: 'GET users/{id}/upgrade/ and users/{id}/downgrade/',
    file: changes,
    test: 'raise and lower a role with a token or by a script of this site, never by a link',
  },
  {
    section: '2 §7.1',
    what: 'POST users/ by an admin, with a role',
    file: changes,
    test: 'add an account with a role, by an admin alone',
  },
  {
    section: '2 §2.4',
    what: 'Another e-mail address, confirmed there and told to the old one',
    file: 'server/src/accounts/emailChanges.test.ts',
    test: 'counts once its link was opened, and the old one is told',
  },
  {
    section: '2 §2.4',
    what: 'Notifications by e-mail: daily, weekly or none',
    file: 'server/src/notifications/digest.test.ts',
    test: 'go out once a day where somebody has asked for it',
  },
  {
    section: '2 §2.4',
    what: 'Notifications of data that somebody follows',
    file: 'server/src/dataEntry/dataEntry.test.ts',
    test: 'tells those who follow an indicator',
  },
  {
    section: '2 §2.4',
    what: 'Notifications of an answer to a question',
    file: 'server/src/healthThink/healthThink.test.ts',
    test: 'takes answers with sources only',
  },
  {
    section: '2 §2.4',
    what: 'Plugin toggles are kept with the account',
    file: 'host/src/plugins/keepWithAccount.test.ts',
    test: 'what the account has on is on in this browser',
  },
  {
    section: '2 §2.4',
    what: 'Security settings: code by text message',
    file: 'server/src/accounts/phones.test.ts',
    test: 'is asked for at the login once the number was confirmed',
  },
]
