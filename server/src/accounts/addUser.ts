import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Registration } from '@msdat/sdk/contracts/accounts'
import type { Role } from '@msdat/sdk/contracts/roles'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { AccountTables, UserTable } from './AccountTables.ts'

export interface NewUser extends Omit<Registration, 'password' | 'role'> {
  role: Role
  passwordHash: string
  /** The address needs no message to prove it. */
  isConfirmed?: boolean
}

type Database = Kysely<AccountTables>
type Fields = Record<string, string[]>

/** Writes a user with a password, both or neither. Throws `conflict` where name or address is taken. */
export async function addUser(
  db: Database,
  user: NewUser,
  alongside?: (transaction: Transaction<AccountTables>, id: string) => Promise<void>,
): Promise<Selectable<UserTable>> {
  const row = userRow(user)
  try {
    await db.transaction().execute(async (transaction) => {
      await alongside?.(transaction, row.id)
      await transaction.insertInto('users').values(row).execute()
      await transaction.insertInto('user_credentials').values(toCredential(row, user.passwordHash)).execute()
    })
    return row
  } catch (error) {
    // Two registrations at the same moment: the database's own rule decides, the other one is told.
    const taken = await takenFields(db, user)
    if (Object.keys(taken).length === 0) throw error
    throw takenProblem(taken)
  }
}

/** What of a new user is somebody else's already, in the order in which it is shown. */
export async function takenFields(db: Database, user: { username: string; email: string }): Promise<Fields> {
  const username = user.username.toLowerCase()
  const email = user.email.toLowerCase()
  const others = await db
    .selectFrom('users')
    .select(['username', 'email'])
    .where((where) => where.or([where('username', '=', username), where('email', 'in', [email, username])]))
    .execute()
  const fields: Fields = {}
  // A name that is another's address would let its owner pass for them.
  if (others.some((other) => other.username === username || other.email === username)) {
    fields['username'] = ['This username is taken. Please choose another one.']
  }
  if (others.some((other) => other.email === email)) {
    fields['email'] = ['There is an account with this e-mail address already. You can sign in with it.']
  }
  return fields
}

export function takenProblem(fields: Fields): AppError {
  return new AppError('conflict', Object.values(fields)[0]?.[0] ?? 'The account exists already.', fields)
}

/** A new account as a row, without a password. */
export function userRow(user: Omit<NewUser, 'passwordHash'>): Selectable<UserTable> {
  const now = new Date().toISOString()
  const names = { first_name: user.first_name?.trim() ?? '', last_name: user.last_name?.trim() ?? '' }
  return {
    id: randomUUID(),
    username: user.username.toLowerCase(),
    display_username: user.username,
    name: `${names.first_name} ${names.last_name}`.trim() || user.username,
    email: user.email.toLowerCase(),
    email_verified: user.isConfirmed ? 1 : 0,
    ...names,
    profession: user.profession?.trim() ?? '',
    organization: user.organization?.trim() ?? '',
    avatar: null,
    role: user.role,
    banned: 0,
    ban_reason: null,
    ban_expires: null,
    last_login: null,
    two_factor_enabled: 0,
    second_factors: '',
    location: '',
    created_at: now,
    updated_at: now,
  }
}

// 'credential' is better-auth's name for a password of our own.
const passwordProvider = 'credential'

function toCredential(row: Selectable<UserTable>, password: string) {
  return {
    id: randomUUID(),
    user_id: row.id,
    account_id: row.id,
    provider_id: passwordProvider,
    password,
    created_at: row.created_at,
    updated_at: row.created_at,
  }
}
