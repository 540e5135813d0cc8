import { integer, nullable, owner, text, textKey } from '../db/createTable.ts'
import { defineTable, later, type KeptOf } from '../db/defineTable.ts'

const times = { created_at: text, updated_at: text }

export const users = defineTable(
  'users',
  {
    id: textKey,
    /** Lower case, as it is compared; `display_username` is what its owner typed. */
    username: text,
    display_username: text,
    name: text,
    /** Lower case. */
    email: text,
    role: text,
    ...times,
    first_name: text,
    last_name: text,
    profession: text,
    organization: text,
    email_verified: integer,
    /** 1 for an account that is not active: it cannot sign in, and its sessions are void. */
    banned: integer,
    avatar: nullable(text),
    ban_reason: nullable(text),
    ban_expires: nullable(text),
    last_login: nullable(text),
    /** 1 where a code is asked for after the password; `second_factors` says which, with commas between them. */
    two_factor_enabled: later(integer, 0),
    second_factors: later(text, ''),
    /** Where somebody works, in their words. */
    location: later(text, ''),
  },
  [
    { columns: ['username'], isUnique: true },
    { columns: ['email'], isUnique: true },
  ],
)

export const userCredentials = defineTable(
  'user_credentials',
  {
    id: textKey,
    account_id: text,
    provider_id: text,
    ...times,
    /** scrypt with its salt; null for a sign-in through somebody else's service. */
    password: nullable(text),
    access_token: nullable(text),
    refresh_token: nullable(text),
    id_token: nullable(text),
    scope: nullable(text),
    access_token_expires_at: nullable(text),
    refresh_token_expires_at: nullable(text),
    user_id: owner,
  },
  [{ columns: ['user_id', 'provider_id'], isUnique: true }],
)

export const userSessions = defineTable(
  'user_sessions',
  {
    id: textKey,
    token: text,
    expires_at: text,
    ...times,
    ip_address: nullable(text),
    user_agent: nullable(text),
    impersonated_by: nullable(text),
    user_id: owner,
  },
  [{ columns: ['token'], isUnique: true }, { columns: ['user_id'] }],
)

export const userVerifications = defineTable(
  'user_verifications',
  { id: textKey, identifier: text, value: text, expires_at: text, ...times },
  [{ columns: ['identifier'] }],
)

/** The secret of an authenticator app, sealed, and its recovery codes. */
export const userTwoFactors = defineTable(
  'user_two_factors',
  {
    id: textKey,
    secret: text,
    backup_codes: text,
    user_id: owner,
    /** 1 once a code of the app has confirmed it. */
    verified: nullable(integer),
    failed_verification_count: nullable(integer),
    locked_until: nullable(text),
    /** The newest 30 seconds, counted since 1970, whose code has been used. */
    last_step: later(integer, 0),
  },
  [{ columns: ['user_id'] }],
)

/** Pictures of accounts; the id is that of the account. */
export const userAvatars = defineTable('user_avatars', {
  id: textKey,
  user_id: owner,
  /** In its address, which nobody can guess. */
  digest: text,
  kind: text,
  /** Base64. */
  content: text,
})

/** Networks from which somebody has signed in; the id is a digest of both. */
export const userNetworks = defineTable('user_networks', { id: textKey, last_used: text, user_id: owner }, [
  { columns: ['user_id'] },
])

/** Addresses that accounts are to have; the id is a digest of the token that was sent there. */
export const userEmailChanges = defineTable(
  'user_email_changes',
  { id: textKey, user_id: owner, email: text, expires_at: text },
  [{ columns: ['user_id'] }],
)

/** Telephones to which codes are sent; the id is that of the account. */
export const userPhones = defineTable(
  'user_phones',
  {
    id: textKey,
    user_id: owner,
    /** Confirmed; empty while none is. */
    number: text,
    /** Waits for its code; else empty. */
    new_number: text,
    code_digest: text,
    tries: integer,
    expires_at: text,
  },
  [{ columns: ['user_id'] }],
)

export type UserTable = KeptOf<typeof users>

/** Tables of the accounts. Sessions, credentials and verifications are written by better-auth. */
export interface AccountTables {
  users: UserTable
  user_credentials: KeptOf<typeof userCredentials>
  user_sessions: KeptOf<typeof userSessions>
  user_verifications: KeptOf<typeof userVerifications>
  user_two_factors: KeptOf<typeof userTwoFactors>
  user_avatars: KeptOf<typeof userAvatars>
  user_email_changes: KeptOf<typeof userEmailChanges>
  user_phones: KeptOf<typeof userPhones>
  user_networks: KeptOf<typeof userNetworks>
}
