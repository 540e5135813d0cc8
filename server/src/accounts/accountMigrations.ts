import type { Migration } from 'kysely'
import { addingColumns, creating } from '../db/defineTable.ts'
import type { DialectName } from '../db/openDatabase.ts'
import {
  userAvatars,
  userCredentials,
  userEmailChanges,
  userNetworks,
  userPhones,
  users,
  userSessions,
  userTwoFactors,
  userVerifications,
} from './AccountTables.ts'
import { contributorSources, invitationTable } from './invitations/invitationTables.ts'

/** Migrations of the accounts, by name. A name that has run somewhere is never changed again. */
export const accountMigrations = (dialect: DialectName): Record<string, Migration> => ({
  ...creating(dialect, {
    accounts_001_users: [users, userCredentials, userSessions, userVerifications],
    accounts_002_networks: userNetworks,
    accounts_003_two_factors: userTwoFactors,
    accounts_005_avatars: userAvatars,
    accounts_007_email_changes: userEmailChanges,
    accounts_008_phones: userPhones,
    accounts_010_invitations: [invitationTable, contributorSources],
  }),
  accounts_004_second_factor: addingColumns(dialect, users, ['two_factor_enabled', 'second_factors']),
  accounts_006_location: addingColumns(dialect, users, ['location']),
  accounts_009_last_step: addingColumns(dialect, userTwoFactors, ['last_step']),
})
