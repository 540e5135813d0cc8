import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { confirmEmail, askForConfirmation } from '@msdat/sdk/contracts/emailConfirmation'
import { askForNewPassword, resetPassword } from '@msdat/sdk/contracts/passwordRecovery'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Serve } from '@msdat/sdk/http/serve'
import type { AccountTables } from './AccountTables.ts'
import type { AccountMail } from './AccountMail.ts'
import type { AttemptGate } from './accountLimits.ts'
import type { Auth } from './Auth.ts'
import { refuseWeakPassword } from './registerUser.ts'
import type { SessionReader } from './SessionReader.ts'
import { readUser } from './users.ts'

interface Parts {
  db: Kysely<AccountTables>
  auth: Auth
  sessions: SessionReader
  gate: AttemptGate
  mail: AccountMail
}

/** Longer than the looking up and the writing take, so that the clock does not tell who has an account. */
const answerAfterMs = 250

/** What is done with links that were sent to the address of an account. */
export function mountAccountMail(serve: Serve, { db, auth, sessions, gate, mail }: Parts): void {
  serve(askForNewPassword, async ({ email }, context) => {
    await gate.beginRecovery(email.toLowerCase(), context)
    await Promise.all([auth.sendResetLink(email.toLowerCase()), wait(answerAfterMs)])
    return {
      message: `If there is an account with this address, a message with a link goes there. ${mail.fate}`,
    }
  })
  serve(resetPassword, async ({ token, new_password }) => {
    refuseWeakPassword(new_password)
    if (!(await auth.resetPassword(token, new_password))) {
      throw new AppError('not_found', 'This link is no longer valid. Please ask for a new one.')
    }
    sessions.forgetAll()
    return { message: 'Password updated successfully!' }
  })
  serve(confirmEmail, async ({ token }) => {
    if (!(await auth.confirmEmail(token))) {
      throw new AppError('not_found', 'This link is no longer valid. Please sign in and ask for a new one.')
    }
    return { message: 'Your e-mail address is confirmed.' }
  })
  serve(askForConfirmation, async (_, { actor }) => {
    const user = await readUser(db, actor.id)
    if (user.email_confirmed) throw new AppError('conflict', 'Your e-mail address is confirmed already.')
    await mail.askToConfirm(db, { email: user.email, name: user.first_name || user.username })
    return { message: `A message with a link goes to ${user.email}. ${mail.fate}` }
  })
}
