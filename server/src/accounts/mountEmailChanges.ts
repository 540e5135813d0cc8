import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/emailChange'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { CallContext, Serve } from '@msdat/sdk/http/serve'
import type { AccountMail } from './AccountMail.ts'
import type { AccountTables } from './AccountTables.ts'
import type { AttemptGate } from './accountLimits.ts'
import type { Auth } from './Auth.ts'
import { beginEmailChange, finishEmailChange } from './emailChanges.ts'
import type { SessionReader } from './SessionReader.ts'

interface Parts {
  db: Kysely<AccountTables>
  auth: Auth
  gate: AttemptGate
  mail: AccountMail
  sessions: SessionReader
  credentialsOf(context: CallContext): Headers
}

/** Another address for an account: its password begins it, and a link to the new address ends it. */
export function mountEmailChanges(serve: Serve, parts: Parts): void {
  const { db, auth, gate, mail, sessions } = parts
  serve(contracts.askForEmailChange, async ({ id, email, password }, context) => {
    if (id !== context.actor.id) throw new AppError('not_allowed', 'You can change your own account only.')
    if (!(await auth.secondFactor.isPassword(password, parts.credentialsOf(context)))) {
      const message = 'Please enter the password of your account.'
      throw new AppError('invalid_input', message, { password: [message] })
    }
    await gate.beginRecovery(email.toLowerCase(), context)
    await beginEmailChange(db, mail, { id, email })
    return { message: `A message with a link goes to ${email}. Open it to change your address. ${mail.fate}` }
  })
  serve(contracts.confirmEmailChange, async ({ token }) => {
    const email = await finishEmailChange(db, mail, token)
    sessions.forgetAll()
    return { message: `The address of your account is ${email} now.` }
  })
}
