import type { Kysely } from 'kysely'
import { passwordRules, type Registration, type User } from '@msdat/sdk/contracts/accounts'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Actor } from '@msdat/sdk/http/serve'
import { appendChange } from '../audit/appendChange.ts'
import type { AccountMail } from './AccountMail.ts'
import type { AccountTables } from './AccountTables.ts'
import type { Auth } from './Auth.ts'
import { addUser, takenFields, takenProblem } from './addUser.ts'
import { toUser } from './users.ts'

interface Parts {
  db: Kysely<AccountTables>
  auth: Auth
  mail: Pick<AccountMail, 'askToConfirm'>
}

/** Makes an ordinary account, or the one an admin asks for; all that is wrong comes at once, in the order of the form. */
export async function registerUser(
  { db, auth, mail }: Parts,
  input: Registration,
  actor: Actor | null,
): Promise<User> {
  const admin = actor?.role === 'admin' ? actor : null
  if (!admin && input.role !== undefined) {
    const message = 'Only admins give a role to an account.'
    throw new AppError('invalid_input', message, { role: [message] })
  }
  const unmet = unmetPasswordRules(input.password)
  const missing = admin ? missingOf(input) : {}
  if (Object.keys(missing).length > 0) {
    throw new AppError('invalid_input', Object.values(missing)[0]?.[0] ?? 'Something is missing.', missing)
  }
  const taken = { ...borrowedName(input), ...(await takenFields(db, input)) }
  if (unmet.length > 0) {
    const fields = { ...taken, password: unmet }
    throw new AppError('invalid_input', Object.values(fields)[0]?.[0] ?? 'The password is too weak.', fields)
  }
  if (Object.keys(taken).length > 0) throw takenProblem(taken)
  const passwordHash = await auth.hashPassword(input.password)
  const role = input.role ?? 'user'
  return toUser(
    await addUser(db, { ...input, role, passwordHash }, async (transaction, id) => {
      if (admin) await appendChange(transaction, admin, { action: 'add', thing: 'users', thing_id: id })
      const name = input.first_name?.trim() || input.username
      await mail.askToConfirm(transaction, { email: input.email.toLowerCase(), name })
    }),
  )
}

/** What the form of the admins asks for beside what registration does. */
function missingOf({ profession, organization }: Registration): Record<string, string[]> {
  return {
    ...(!profession?.trim() && { profession: ['Profession is required'] }),
    ...(!organization?.trim() && { organization: ['Organization is required'] }),
  }
}

/** The rules a password does not meet, each as a demand. */
export function unmetPasswordRules(password: string): string[] {
  return passwordRules
    .filter((rule) => !rule.test.test(password))
    .map((rule) => `The password needs: ${lowerFirst(rule.text)}.`)
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** An address as a username must be one's own: its owner may come later and would find it taken. */
function borrowedName({ username, email }: Registration): Record<string, string[]> {
  const isAddress = /@.*\./.test(username)
  if (!isAddress || username.toLowerCase() === email.toLowerCase()) return {}
  return { username: ['An e-mail address as username must be the address of this account.'] }
}

/** Throws where a new password does not meet the rules, with those that it does not. */
export function refuseWeakPassword(password: string): void {
  const unmet = unmetPasswordRules(password)
  if (unmet.length === 0) return
  throw new AppError('invalid_input', `Invalid Password: ${unmet.join(' ')}`, { new_password: unmet })
}
