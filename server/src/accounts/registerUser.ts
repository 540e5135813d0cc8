import type { Kysely } from 'kysely'
import { passwordRules, type Registration, type User } from '@msdat/sdk/contracts/accounts'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { AccountTables } from './AccountTables.ts'
import type { Auth } from './Auth.ts'
import { addUser, takenFields, takenProblem } from './addUser.ts'
import { toUser } from './users.ts'

/** Makes an ordinary account; all that is wrong comes at once, in the order of the form. */
export async function registerUser(
  db: Kysely<AccountTables>,
  auth: Auth,
  input: Registration,
): Promise<User> {
  const unmet = unmetPasswordRules(input.password)
  const taken = { ...borrowedName(input), ...(await takenFields(db, input)) }
  if (unmet.length > 0) {
    const fields = { ...taken, password: unmet }
    throw new AppError('invalid_input', Object.values(fields)[0]?.[0] ?? 'The password is too weak.', fields)
  }
  if (Object.keys(taken).length > 0) throw takenProblem(taken)
  const passwordHash = await auth.hashPassword(input.password)
  return toUser(await addUser(db, { ...input, role: 'user', passwordHash }))
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
