import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/secondFactor'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { CallContext, Serve } from '@msdat/sdk/http/serve'
import type { AccountTables } from './AccountTables.ts'
import type { Auth } from './Auth.ts'
import { cookiesOf } from './credentials.ts'
import {
  appsOf,
  changeFactors,
  factorNames,
  readFactors,
  readSettings,
  refuseMissing,
  refuseOthers,
  wrongPassword,
} from './factors.ts'
import type { SessionReader } from './SessionReader.ts'
import { finishSignIn } from './signIn.ts'
import { readUser } from './users.ts'

interface Parts {
  db: Kysely<AccountTables>
  auth: Auth
  sessions: SessionReader
  /** Whether this installation sends text messages. */
  hasSms: boolean
  credentialsOf(context: CallContext): Headers
}

/** The second factor: asked for after the password, and set up by its owner. */
export function mountSecondFactor(serve: Serve, parts: Parts): void {
  const { db, auth, credentialsOf } = parts
  const waiting = (context: CallContext): Headers =>
    cookiesOf(credentialsOf(context).get('cookie') ?? undefined, 'two_factor')
  serve(contracts.enterSecondFactor, async ({ method, code, remember = false }, context) => {
    const typed = method === 'recovery' ? code.trim() : code.replaceAll(/[ -]/g, '')
    const session = await auth.secondFactor.verify({ method, code: typed, remember }, waiting(context))
    return finishSignIn(db, session, context)
  })
  serve(contracts.sendSecondFactor, async ({ method = 'email' }, context) => {
    if (!(await auth.secondFactor.sendCode(method, waiting(context)))) {
      throw new AppError('unauthenticated', 'This took too long. Please log in again.')
    }
    const place = method === 'sms' ? 'telephone' : 'e-mail address'
    return { message: `A code is on its way to your ${place}.` }
  })
  mountSettings(serve, parts)
}

function mountSettings(serve: Serve, { db, auth, sessions, hasSms, credentialsOf }: Parts): void {
  serve(contracts.getSecuritySettings, async ({ id }, { actor }) => {
    refuseOthers(id, actor.id)
    return readSettings(db, id, hasSms)
  })
  serve(contracts.changeSecuritySettings, async ({ id, password = '', ...wanted }, context) => {
    refuseOthers(id, context.actor.id)
    const before = await readFactors(db, id)
    const after = factorNames.filter((name) => wanted[name])
    if (after.join() === before.join()) return readSettings(db, id, hasSms)
    const { email_confirmed } = await readUser(db, id)
    refuseMissing(wanted, before, { email_confirmed, hasSms })
    const headers = credentialsOf(context)
    if (!(await auth.secondFactor.isPassword(password, headers))) throw wrongPassword()
    // A code by e-mail needs the row in which failed attempts are counted.
    if (before.length === 0) await auth.secondFactor.begin(password, headers)
    await changeFactors(db, id, after)
    sessions.forgetAll()
    return readSettings(db, id, hasSms)
  })
  serve(contracts.beginAuthenticator, async ({ id, password }, context) => {
    refuseOthers(id, context.actor.id)
    if (appsOf(await readFactors(db, id)).length > 0) {
      throw new AppError('conflict', 'An authenticator app is set up already. Switch it off first.')
    }
    const begun = await auth.secondFactor.begin(password, credentialsOf(context))
    if (!begun) throw wrongPassword()
    const secret = new URL(begun.uri).searchParams.get('secret') ?? ''
    return { uri: begun.uri, secret, recovery_codes: begun.recoveryCodes }
  })
  serve(contracts.confirmAuthenticator, async ({ id, app, code }, context) => {
    refuseOthers(id, context.actor.id)
    const cookies = await auth.secondFactor.confirm(code.replaceAll(' ', ''), credentialsOf(context))
    if (!cookies) {
      const message = 'This code is not right. Check the clock of your device, then try the next code.'
      throw new AppError('invalid_input', message, { code: [message] })
    }
    if (cookies.length > 0) context.setHeader('Set-Cookie', cookies)
    const before = await readFactors(db, id)
    const after = [...before.filter((name) => name !== app), app]
    await changeFactors(db, id, after)
    sessions.forgetAll()
    return readSettings(db, id, hasSms)
  })
  serve(contracts.makeRecoveryCodes, async ({ id, password }, context) => {
    refuseOthers(id, context.actor.id)
    if ((await readFactors(db, id)).length === 0) {
      throw new AppError('conflict', 'Switch a second factor on first.')
    }
    const codes = await auth.secondFactor.newRecoveryCodes(password, credentialsOf(context))
    if (!codes) throw wrongPassword()
    return { recovery_codes: codes }
  })
}
