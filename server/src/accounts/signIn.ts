import type { Kysely } from 'kysely'
import type { Login, SecondFactorAsked, SignedIn } from '@msdat/sdk/contracts/accounts'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { CallContext } from '@msdat/sdk/http/serve'
import type { AccountTables } from './AccountTables.ts'
import type { AttemptGate } from './accountLimits.ts'
import type { Auth, SignedInSession, SignInChallenge } from './Auth.ts'
import { cookiesOf } from './credentials.ts'
import { appsOf, readFactors } from './factors.ts'
import { networkKey } from '../limits/takeOrRefuse.ts'
import { isKnownNetwork, noteNetwork } from './knownNetworks.ts'
import { findByLogin, noteLogin, toUser } from './users.ts'

interface Parts {
  db: Kysely<AccountTables>
  auth: Pick<Auth, 'signIn' | 'hashPassword'>
  gate: AttemptGate
  /** Whether this installation sends text messages. */
  hasSms: boolean
}

/** Signs in by username or e-mail address. Every failure is the same problem and takes the same time. */
export async function signIn(
  { db, auth, gate, hasSms }: Parts,
  input: Login,
  context: CallContext,
): Promise<SignedIn | SecondFactorAsked> {
  const row = await findByLogin(db, input.username)
  const account = row?.id ?? input.username.trim().toLowerCase()
  const network = networkKey(context)
  const isKnown = await isKnownNetwork(db, account, network)
  const succeeded = await gate.beginLogin({ account, isKnown }, context)
  const session = row
    ? await openSession(auth, row.username, input.password, context)
    : await noSession(auth, input)
  if (!row || !session) throw new AppError('unauthenticated', 'Confirm username and password.')
  await succeeded()
  if (session.userId !== null) return finishSignIn(db, session, context)
  context.setHeader('Set-Cookie', session.cookies)
  const factors = await readFactors(db, row.id)
  return {
    second_factor: [
      ...(appsOf(factors).length > 0 ? (['app'] as const) : []),
      ...(factors.includes('email') ? (['email'] as const) : []),
      ...(hasSms && factors.includes('sms') ? (['sms'] as const) : []),
      'recovery',
    ],
  }
}

/** The session is open: notes it, and answers who is signed in. */
export async function finishSignIn(
  db: Parts['db'],
  { userId, token, cookies }: SignedInSession,
  context: CallContext,
): Promise<SignedIn> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  await noteLogin(db, userId)
  await noteNetwork(db, userId, networkKey(context))
  context.setHeader('Set-Cookie', cookies)
  const { id, username, email, avatar, role } = toUser(row)
  return { id, username, email, avatar, role, token }
}

// Without the request's own session: a session is always a new one, never one that somebody planted.
function openSession(
  auth: Parts['auth'],
  username: string,
  password: string,
  context: CallContext,
): Promise<SignedInSession | SignInChallenge | null> {
  const agent = context.header('user-agent')?.slice(0, 300)
  const headers = cookiesOf(context.header('cookie'), 'trust_device')
  if (agent) headers.set('user-agent', agent)
  return auth.signIn(username, password, headers)
}

// An unknown name costs as much time as a known one, so that the clock does not tell who has an account.
async function noSession(auth: Parts['auth'], { password }: Login): Promise<null> {
  await auth.hashPassword(password)
  return null
}
