import { sql } from 'kysely'
import { roles, type Role } from '@msdat/sdk/contracts/roles'
import { configureAuth, type AuthSettings, type BetterAuth } from './configureAuth.ts'
import { isFailure, nullIfRefused } from './refusals.ts'
import { Social } from './social/Social.ts'
import { SecondFactor } from './SecondFactor.ts'

export interface SignedInSession {
  userId: string
  token: string
  cookies: string[]
}

/** The password was right, and the cookies lead on to the second factor. */
export interface SignInChallenge {
  userId: null
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
  readonly secondFactor: SecondFactor
  readonly social: Social
  readonly #auth: BetterAuth
  readonly #db: AuthSettings['db']

  constructor(settings: AuthSettings) {
    this.#db = settings.db
    this.#auth = configureAuth(settings)
    this.secondFactor = new SecondFactor(this.#auth, settings)
    this.social = new Social(this.#auth, settings.publicUrl)
  }

  async cookieName(): Promise<string> {
    return (await this.#auth.$context).authCookies.sessionToken.name
  }

  async hashPassword(password: string): Promise<string> {
    return (await this.#auth.$context).password.hash(password)
  }

  /** Null where name or password is wrong or the account is not active; takes as long for an unknown name. */
  async signIn(
    name: string,
    password: string,
    headers: Headers,
  ): Promise<SignedInSession | SignInChallenge | null> {
    const answer = await this.#auth.api
      .signInUsername({ body: { username: name, password }, headers, returnHeaders: true })
      .catch(nullIfRefused)
    if (!answer?.response) return null
    const cookies = answer.headers.getSetCookie()
    if (!('token' in answer.response)) return { userId: null, cookies }
    const { token, user } = answer.response
    return { userId: user.id, token, cookies }
  }

  async currentSession(headers: Headers): Promise<CurrentSession | null> {
    const query = { disableRefresh: true }
    return toCurrent(await this.#withReason(this.#auth.api.getSession({ headers, query })))
  }

  /** Lengthens a session that is in use; the cookies carry its new end, or remove one that is void. */
  async refreshSession(headers: Headers): Promise<{ session: CurrentSession | null; cookies: string[] }> {
    const answer = await this.#withReason(this.#auth.api.getSession({ headers, returnHeaders: true }))
    return { session: toCurrent(answer.response), cookies: answer.headers.getSetCookie() }
  }

  /** Ends the session of these headers; answers the cookies that remove it from the browser. */
  async signOut(headers: Headers): Promise<string[]> {
    const answer = await this.#auth.api.signOut({ headers, returnHeaders: true })
    return answer.headers.getSetCookie()
  }

  /** better-auth says that it failed and hides why: a database that is in trouble says so itself. */
  async #withReason<Answer>(asked: Promise<Answer>): Promise<Answer> {
    try {
      return await asked
    } catch (error) {
      if (isFailure(error)) await sql`select 1`.execute(this.#db)
      throw error
    }
  }

  /** Replaces the password of an account; false where it has none of ours. */
  async setPassword(userId: string, password: string): Promise<boolean> {
    const hash = await this.hashPassword(password)
    // Who has learnt the password before may have begun to take the account away.
    await this.#db.deleteFrom('user_email_changes').where('user_id', '=', userId).execute()
    const { numUpdatedRows } = await this.#db
      .updateTable('user_credentials')
      .set({ password: hash, updated_at: new Date().toISOString() })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Id of the session that these headers speak for. */
  async sessionId(headers: Headers): Promise<string | null> {
    const query = { disableRefresh: true }
    const current = await this.#withReason(this.#auth.api.getSession({ headers, query }))
    return current?.session.id ?? null
  }

  /** Ends all sessions of an account but the one that these headers speak for. */
  async endOtherSessions(userId: string, headers: Headers): Promise<void> {
    const query = { disableRefresh: true }
    const current = await this.#withReason(this.#auth.api.getSession({ headers, query }))
    await this.#db
      .deleteFrom('user_sessions')
      .where('user_id', '=', userId)
      .where('token', '!=', current?.session.token ?? '')
      .execute()
  }

  /** Sends a link to the account with this address; nothing where there is none, or none that may sign in. */
  async sendResetLink(email: string): Promise<void> {
    await this.#auth.api.requestPasswordReset({ body: { email } }).catch(nullIfRefused)
  }

  /** Uses up the token of such a link; false where it is not valid. Ends all sessions of the account. */
  async resetPassword(token: string, newPassword: string): Promise<boolean> {
    const answer = await this.#auth.api.resetPassword({ body: { token, newPassword } }).catch(nullIfRefused)
    return answer?.status === true
  }

  /** Notes that the address in the token is confirmed; false where the token is not ours or is too old. */
  async confirmEmail(token: string): Promise<boolean> {
    const answer = await this.#auth.api.verifyEmail({ query: { token } }).catch(nullIfRefused)
    return answer?.status === true
  }

  async endSessionsOf(userId: string): Promise<void> {
    await (await this.#auth.$context).internalAdapter.deleteUserSessions(userId)
  }
}

interface FoundSession {
  user: { id: string; email: string; name: string; role?: string | null; banned?: boolean | null }
}

function toCurrent(found: FoundSession | null): CurrentSession | null {
  if (!found || found.user.banned) return null
  const role = roles.find((name) => name === found.user.role)
  return role ? { userId: found.user.id, email: found.user.email, name: found.user.name, role } : null
}
