/** Tables of the accounts. Sessions, credentials and verifications are written by better-auth. */
export interface AccountTables {
  users: UserTable
  user_credentials: CredentialTable
  user_sessions: SessionTable
  user_verifications: VerificationTable
  user_networks: NetworkTable
}

export interface UserTable {
  id: string
  /** Lower case, as it is compared; `display_username` is what its owner typed. */
  username: string
  display_username: string
  name: string
  /** Lower case. */
  email: string
  email_verified: number
  first_name: string
  last_name: string
  profession: string
  organization: string
  avatar: string | null
  role: string
  /** 1 for an account that is not active: it cannot sign in, and its sessions are void. */
  banned: number
  ban_reason: string | null
  ban_expires: string | null
  last_login: string | null
  created_at: string
  updated_at: string
}

interface CredentialTable {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  /** scrypt with its salt; null for a sign-in through somebody else's service. */
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: string | null
  refresh_token_expires_at: string | null
  scope: string | null
  created_at: string
  updated_at: string
}

interface SessionTable {
  id: string
  user_id: string
  token: string
  expires_at: string
  ip_address: string | null
  user_agent: string | null
  impersonated_by: string | null
  created_at: string
  updated_at: string
}

interface VerificationTable {
  id: string
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

/** Networks from which somebody has signed in; the id is a digest of both. */
interface NetworkTable {
  id: string
  user_id: string
  last_used: string
}
