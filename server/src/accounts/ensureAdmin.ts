import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { AccountTables } from './AccountTables.ts'
import type { Auth } from './Auth.ts'
import { addUser } from './addUser.ts'
import { findByLogin } from './users.ts'
import { unmetPasswordRules } from './registerUser.ts'

export interface AdminWish {
  email: string
  /** Null: one is made up. */
  password: string | null
}

export interface EnsuredAdmin {
  created: boolean
  email: string
  /** Only where it was made up in this call: it is kept nowhere, so this is the one time to show it. */
  password?: string
}

const defaultEmail = 'admin@msdat.local'

/** Makes the first admin where there is none yet; an installation that has one is left as it is. */
export async function ensureAdmin(
  db: Kysely<AccountTables>,
  auth: Auth,
  wish: AdminWish | null,
): Promise<EnsuredAdmin> {
  const known = await firstAdmin(db)
  if (known) return { created: false, email: known }
  const email = (wish?.email ?? defaultEmail).toLowerCase()
  const chosen = wish?.password ?? null
  const password = chosen ?? makePassword()
  const passwordHash = await auth.hashPassword(password)
  try {
    // Whoever sets up the installation names the address; there is nobody else to ask.
    const isConfirmed = true
    await addUser(db, {
      username: await freeName(db, email),
      email,
      role: 'admin',
      passwordHash,
      isConfirmed,
    })
  } catch (error) {
    return { created: false, email: await emailAfterConflict(db, email, error) }
  }
  return { created: true, email, ...(chosen === null && { password }) }
}

async function firstAdmin(db: Kysely<AccountTables>): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .orderBy('created_at')
    .executeTakeFirst()
  return row?.email
}

/** Another process may have made the admin meanwhile; a stranger's account is never turned into one. */
async function emailAfterConflict(db: Kysely<AccountTables>, email: string, error: unknown): Promise<string> {
  const made = await firstAdmin(db)
  if (made) return made
  if (!(error instanceof AppError)) throw error
  throw new AppError(
    'conflict',
    `${email} belongs to an ordinary account. Set MSDAT_ADMIN_EMAIL to another address.`,
  )
}

async function freeName(db: Kysely<AccountTables>, email: string): Promise<string> {
  return (await findByLogin(db, 'admin')) ? email : 'admin'
}

// Without the characters that are mistaken for each other when read from a terminal.
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Four groups of five: 115 bits, and easy to type. */
function makePassword(): string {
  for (;;) {
    const groups = Array.from({ length: 4 }, () =>
      Array.from({ length: 5 }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
    )
    const password = groups.join('-')
    if (unmetPasswordRules(password).length === 0) return password
  }
}
