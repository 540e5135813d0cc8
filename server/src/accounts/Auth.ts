import { betterAuth } from 'better-auth'
import { admin } from 'better-auth/plugins/admin'
import { bearer } from 'better-auth/plugins/bearer'
import { username } from 'better-auth/plugins/username'
import type { Kysely } from 'kysely'
import { roles, type Role } from '@msdat/sdk/contracts/accounts'
import type { AccountTables } from './AccountTables.ts'

export interface AuthSettings {
  db: Kysely<AccountTables>
  /** Address of the site; on https the cookie is marked Secure. */
  publicUrl: string
  /** Signs the cookie. Another secret ends every browser session. */
  secret: string
}

export interface SignedInSession {
  userId: string
  token: string
  cookies: string[]
}

export interface CurrentSession {
  userId: string
  email: string
  name: string
  role: Role
}

/**
 * What we use of better-auth, its only home. None of its own HTTP routes is served: whatever it can
 * do over HTTP but has no endpoint contract of ours stays unreachable.
 */
export class Auth {
  readonly #auth: ReturnType<typeof configure>

  constructor(settings: AuthSettings) {
    this.#auth = configure(settings)
  }

  async cookieName(): Promise<string> {
    return (await this.#auth.$context).authCookies.sessionToken.name
  }

  async hashPassword(password: string): Promise<string> {
    return (await this.#auth.$context).password.hash(password)
  }

  /** Null where name or password is wrong or the account is not active; takes as long for an unknown name. */
  async signIn(name: string, password: string, headers: Headers): Promise<SignedInSession | null> {
    const answer = await this.#auth.api
      .signInUsername({ body: { username: name, password }, headers, returnHeaders: true })
      .catch(nullIfRefused)
    if (!answer?.response) return null
    const { token, user } = answer.response
    return { userId: user.id, token, cookies: answer.headers.getSetCookie() }
  }

  async currentSession(headers: Headers): Promise<CurrentSession | null> {
    return toCurrent(await this.#auth.api.getSession({ headers, query: { disableRefresh: true } }))
  }

  /** Lengthens a session that is in use; the cookies carry its new end, or remove one that is void. */
  async refreshSession(headers: Headers): Promise<{ session: CurrentSession | null; cookies: string[] }> {
    const answer = await this.#auth.api.getSession({ headers, returnHeaders: true })
    return { session: toCurrent(answer.response), cookies: answer.headers.getSetCookie() }
  }

  /** Ends the session of these headers; answers the cookies that remove it from the browser. */
  async signOut(headers: Headers): Promise<string[]> {
    const answer = await this.#auth.api.signOut({ headers, returnHeaders: true })
    return answer.headers.getSetCookie()
  }

  async endSessionsOf(userId: string): Promise<void> {
    await (await this.#auth.$context).internalAdapter.deleteUserSessions(userId)
  }
}

function configure({ db, publicUrl, secret }: AuthSettings) {
  return betterAuth({
    baseURL: publicUrl,
    secret,
    // "sqlite" on PostgreSQL too: it makes better-auth write times as ISO text and booleans as 0 and 1,
    // which is how all our tables keep them, so one migration serves both databases.
    database: { db, type: 'sqlite' },
    emailAndPassword: { enabled: true, disableSignUp: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'msdat',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', image: 'avatar', ...stamps },
    },
    session: {
      modelName: 'user_sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...stamps,
      },
    },
    account: { modelName: 'user_credentials', fields: credentialFields },
    verification: { modelName: 'user_verifications', fields: { expiresAt: 'expires_at', ...stamps } },
    plugins: [
      username({
        maxUsernameLength: 150,
        usernameValidator: (name) => /^[a-z0-9@.+_-]+$/i.test(name),
        schema: { user: { fields: { displayUsername: 'display_username' } } },
      }),
      admin({
        schema: {
          user: { fields: { banReason: 'ban_reason', banExpires: 'ban_expires' } },
          session: { fields: { impersonatedBy: 'impersonated_by' } },
        },
      }),
      bearer(),
    ],
  })
}

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' }

const credentialFields = {
  userId: 'user_id',
  accountId: 'account_id',
  providerId: 'provider_id',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  idToken: 'id_token',
  accessTokenExpiresAt: 'access_token_expires_at',
  refreshTokenExpiresAt: 'refresh_token_expires_at',
  ...stamps,
}

interface FoundSession {
  user: { id: string; email: string; name: string; role?: string | null; banned?: boolean | null }
}

function toCurrent(found: FoundSession | null): CurrentSession | null {
  if (!found || found.user.banned) return null
  const role = roles.find((name) => name === found.user.role)
  return role ? { userId: found.user.id, email: found.user.email, name: found.user.name, role } : null
}

const refusals = [400, 401, 403, 422]

/** better-auth answers a refusal by throwing; a fault of the database or of ours is thrown on. */
function nullIfRefused(error: unknown): null {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (refusals.includes(status)) return null
  throw error
}
