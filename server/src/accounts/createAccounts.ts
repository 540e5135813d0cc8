import type { IRouter, Request } from 'express'
import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/accounts'
import { AppError } from '@msdat/sdk/contracts/problem'
import { Download } from '@msdat/sdk/http/Download'
import type { Actor, CallContext, Serve } from '@msdat/sdk/http/serve'
import { listAsCsv } from '../csv/listAsCsv.ts'
import { networkKey } from '../limits/takeOrRefuse.ts'
import type { Outbox } from '../mail/Outbox.ts'
import type { TextMessages } from '../sms/TextMessages.ts'
import { AccountMail } from './AccountMail.ts'
import type { AccountTables } from './AccountTables.ts'
import { AttemptGate, defaultLimits, type AccountLimits } from './accountLimits.ts'
import { Auth } from './Auth.ts'
import type { AuthSettings, PasswordKeeper } from './configureAuth.ts'
import { credentialsOf } from './credentials.ts'
import { ensureAdmin, type AdminWish, type EnsuredAdmin } from './ensureAdmin.ts'
import { PasswordLane } from './PasswordLane.ts'
import { registerUser } from './registerUser.ts'
import { mountAccountMail } from './mountAccountMail.ts'
import { mountInvitations } from './invitations/mountInvitations.ts'
import { listAdmins } from './lastAdmin.ts'
import { mountEmailChanges } from './mountEmailChanges.ts'
import { mountOpenSessions } from './mountOpenSessions.ts'
import { mountSecondFactor } from './mountSecondFactor.ts'
import { mountPhones } from './mountPhones.ts'
import { mountUserChanges } from './mountUserChanges.ts'
import { mountUserPowers } from './mountUserPowers.ts'
import { SessionReader } from './SessionReader.ts'
import { mountSocial } from './social/mountSocial.ts'
import type { SocialProvider } from './social/SocialProvider.ts'
import { SignInCodes } from './SignInCodes.ts'
import { signIn } from './signIn.ts'
import { listUsers, namesOf, provenAddressOf, readUser, userColumns } from './users.ts'

export interface AccountSettings {
  db: Kysely<AccountTables>
  outbox: Outbox
  config: {
    /** Address of the site; https makes the cookie Secure. */
    publicUrl: string
    /** Signs the session cookie; at least 32 characters. */
    secret: string
    /** Front ends on other addresses whose calls the cookie speaks for. */
    clientOrigins?: readonly string[]
    limits?: Partial<AccountLimits>
    /** How passwords are kept; scrypt with a salt unless a test, which makes hundreds, gives a cheaper way. */
    passwords?: PasswordKeeper
    socialProviders?: readonly SocialProvider[]
    /** Null where this installation sends no text messages. */
    texts?: TextMessages | null
  }
}

export interface Accounts {
  /** `serve` holds the limits that the contracts set; the router takes the redirects. */
  mount(serve: Serve, router: IRouter): void
  actorOf(request: Request): Promise<Actor | null>
  /** The address of an account, where it is proven to be theirs. */
  provenAddressOf(id: string): Promise<string | null>
  /** Ids of the accounts that are admins and may sign in. */
  adminsNow(): Promise<ReadonlySet<string>>
  /** The names of accounts by their ids, as they are now. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  ensureAdmin(wish: AdminWish | null): Promise<EnsuredAdmin>
}

/** The accounts of this installation: registration, sign-in, sessions and who makes a request. */
export function createAccounts({ db, outbox, config }: AccountSettings): Accounts {
  const mail = new AccountMail({ outbox, ...config })
  const sendResetLink: AuthSettings['sendResetLink'] = (user, token) => mail.sendResetLink(db, user, token)
  const { texts = null } = config
  const signInCodes = new SignInCodes({ db, mail, texts })
  const passwords = new PasswordLane(config.passwords)
  const auth = new Auth({ db, ...config, passwords, sendResetLink, signInCodes })
  const sessions = new SessionReader(auth)
  const gate = new AttemptGate({ ...defaultLimits, ...config.limits })
  const { publicUrl, clientOrigins } = config
  const site = { publicUrl, clientOrigins }
  const parts: Parts = { db, auth, sessions, gate, mail, site, hasSms: texts !== null }
  return {
    ensureAdmin: (wish) => ensureAdmin(db, auth, wish),
    provenAddressOf: (id) => provenAddressOf(db, id),
    namesOf: (ids) => namesOf(db, ids),
    adminsNow: async () => new Set(await listAdmins(db)),
    actorOf: (request) => sessions.actorOf(credentialsOf(request.headers, site)),
    mount(serveAll, router) {
      const serve: Serve = (definition, handler) =>
        serveAll(definition, (input, context) =>
          passwords.from(networkKey(context), () => handler(input, context)),
        )
      mountSessions(serve, parts)
      mountUsers(serve, parts)
      mountAccountMail(serve, parts)
      const signedIn = { ...parts, credentialsOf: (context: CallContext) => credentialsIn(context, parts) }
      mountUserChanges(serve, signedIn)
      mountUserPowers(serve, parts)
      mountEmailChanges(serve, signedIn)
      mountInvitations(serve, parts)
      const { socialProviders: providers = [] } = config
      mountSocial(serve, router, { db, auth, providers, publicUrl })
      mountSecondFactor(serve, { ...signedIn, hasSms: texts !== null })
      mountPhones(serve, { ...signedIn, texts })
      mountOpenSessions(serve, signedIn)
    },
  }
}

interface Parts {
  db: Kysely<AccountTables>
  auth: Auth
  sessions: SessionReader
  gate: AttemptGate
  mail: AccountMail
  hasSms: boolean
  site: { publicUrl: string; clientOrigins: readonly string[] | undefined }
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

function mountUsers(serve: Serve, { db, auth, gate, mail }: Parts): void {
  serve(contracts.registerUser, async (input, context) => {
    if (context.actor?.role !== 'admin') await gate.beginRegistration(input.email.toLowerCase(), context)
    return registerUser({ db, auth, mail }, input, context.actor)
  })
  serve(contracts.listUsers, ({ format, ...input }) =>
    format === 'csv'
      ? new Download(
          'users.csv',
          'text/csv; charset=utf-8',
          listAsCsv(userColumns, (paging) => listUsers(db, { ...input, ...paging })),
        )
      : listUsers(db, input),
  )
  serve(contracts.getUser, ({ id }, { actor }) => {
    // The same answer whether or not there is such an account.
    if (actor.id !== id && actor.role !== 'admin') {
      throw new AppError('not_allowed', 'You can see your own account only.')
    }
    return readUser(db, id)
  })
}

function credentialsIn(context: CallContext, { site }: Parts): Headers {
  const names = ['authorization', 'cookie', 'origin', 'host', 'sec-fetch-site', 'user-agent']
  return credentialsOf(Object.fromEntries(names.map((name) => [name, context.header(name)])), site)
}
