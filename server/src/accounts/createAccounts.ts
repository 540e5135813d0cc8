import type { Request } from 'express'
import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/accounts'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Actor, CallContext, Serve } from '@msdat/sdk/adapters/serve'
import type { AccountTables } from './AccountTables.ts'
import { AttemptGate, defaultLimits, type AccountLimits } from './accountLimits.ts'
import { Auth } from './Auth.ts'
import { credentialsOf } from './credentials.ts'
import { ensureAdmin, type AdminWish, type EnsuredAdmin } from './ensureAdmin.ts'
import { registerUser } from './registerUser.ts'
import { SessionReader } from './SessionReader.ts'
import { signIn } from './signIn.ts'
import { listUsers, readUser } from './users.ts'

export interface AccountSettings {
  db: Kysely<AccountTables>
  config: {
    /** Address of the site; https makes the cookie Secure. */
    publicUrl: string
    /** Signs the session cookie; at least 32 characters. */
    secret: string
    limits?: Partial<AccountLimits>
  }
}

export interface Accounts {
  mount(serve: Serve): void
  actorOf(request: Request): Promise<Actor | null>
  ensureAdmin(wish: AdminWish | null): Promise<EnsuredAdmin>
}

/** The accounts of this installation: registration, sign-in, sessions and who makes a request. */
export function createAccounts({ db, config }: AccountSettings): Accounts {
  const auth = new Auth({ db, ...config })
  const sessions = new SessionReader(auth)
  const gate = new AttemptGate({ ...defaultLimits, ...config.limits })
  const parts: Parts = { db, auth, sessions, gate, publicUrl: config.publicUrl }
  return {
    ensureAdmin: (wish) => ensureAdmin(db, auth, wish),
    actorOf: (request) => sessions.actorOf(credentialsOf(request.headers, config.publicUrl)),
    mount(serve) {
      mountSessions(serve, parts)
      mountUsers(serve, parts)
    },
  }
}

interface Parts {
  db: Kysely<AccountTables>
  auth: Auth
  sessions: SessionReader
  gate: AttemptGate
  publicUrl: string
}

function mountSessions(serve: Serve, parts: Parts): void {
  const { db, auth, sessions } = parts
  serve(contracts.login, (input, context) => signIn(parts, input, context))
  serve(contracts.logout, async (_, context) => {
    const cookies = await auth.signOut(credentialsIn(context, parts))
    sessions.forgetAll()
    context.setHeader('Set-Cookie', cookies)
    return { message: 'You are signed out.' }
  })
  serve(contracts.logoutEverywhere, async (_, context) => {
    await auth.endSessionsOf(context.actor.id)
    context.setHeader('Set-Cookie', await auth.signOut(credentialsIn(context, parts)))
    sessions.forgetAll()
    return { message: 'You are signed out everywhere.' }
  })
  serve(contracts.getSession, async (_, context) => {
    const credentials = credentialsIn(context, parts)
    if (!credentials.has('cookie') && !credentials.has('authorization')) return { user: null }
    const { session, cookies } = await auth.refreshSession(credentials)
    if (credentials.has('cookie') && cookies.length > 0) context.setHeader('Set-Cookie', cookies)
    return { user: session && (await readUser(db, session.userId)) }
  })
}

function mountUsers(serve: Serve, { db, auth, gate }: Parts): void {
  serve(contracts.registerUser, async (input, context) => {
    await gate.beginRegistration(input.email.toLowerCase(), context)
    return registerUser(db, auth, input)
  })
  serve(contracts.listUsers, (input) => listUsers(db, input))
  serve(contracts.getUser, ({ id }, { actor }) => {
    // The same answer whether or not there is such an account.
    if (actor.id !== id && actor.role !== 'admin') {
      throw new AppError('not_allowed', 'You can see your own account only.')
    }
    return readUser(db, id)
  })
}

function credentialsIn(context: CallContext, { publicUrl }: Parts): Headers {
  const names = ['authorization', 'cookie', 'origin', 'host', 'user-agent']
  return credentialsOf(Object.fromEntries(names.map((name) => [name, context.header(name)])), publicUrl)
}
