import type { Kysely, Selectable } from 'kysely'
import type { User } from '@msdat/sdk/contracts/accounts'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Rows } from '@msdat/sdk/contracts/page'
import { roles, roleTable } from '@msdat/sdk/contracts/roles'
import { selectRows, type AnyTables, type ListQueryInput } from '../stored/selectRows.ts'
import { users, type AccountTables, type UserTable } from './AccountTables.ts'

type Database = Kysely<AccountTables>

export async function listUsers(db: Database, input: ListQueryInput): Promise<Rows<User>> {
  const { is_active, ...asked } = input
  const { count, rows } = await selectRows(db as unknown as Kysely<AnyTables>, asked, {
    table: users,
    search: ['username', 'email', 'first_name', 'last_name', 'organization'],
    ordering: 'username',
    only: is_active === undefined ? {} : { banned: is_active ? 0 : 1 },
  })
  return { count, results: rows.map((row) => toUser(row as unknown as Selectable<UserTable>)) }
}

export async function readUser(db: Database, id: string): Promise<User> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such account.')
  return toUser(row)
}

/** The e-mail address of an account, where its holder has proven that it is theirs. */
export async function provenAddressOf(db: Database, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .where('email_verified', '=', 1)
    .executeTakeFirst()
  return row?.email.toLowerCase() ?? null
}

/** The names of accounts by their ids: what they gave as theirs, else what they sign in by. */
export async function namesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'display_username'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`.trim() || row.display_username]),
  )
}

/** The user who signs in by this name or e-mail address; an address is first looked for among the addresses. */
export async function findByLogin(db: Database, login: string): Promise<Selectable<UserTable> | undefined> {
  const text = login.trim().toLowerCase()
  // PostgreSQL has no text with a NUL in it and would answer with a fault.
  if (text.includes('\0')) return undefined
  const found = await db
    .selectFrom('users')
    .selectAll()
    .where((where) => where.or([where('email', '=', text), where('username', '=', text)]))
    .execute()
  return found.find((row) => row.email === text) ?? found[0]
}

/** Notes when, and clears away the sessions of this user that ran out unused. */
export async function noteLogin(db: Database, id: string): Promise<void> {
  const now = new Date().toISOString()
  await db.updateTable('users').set({ last_login: now }).where('id', '=', id).execute()
  await db.deleteFrom('user_sessions').where('user_id', '=', id).where('expires_at', '<', now).execute()
}

export function toUser(row: Selectable<UserTable>): User {
  return {
    id: row.id,
    username: row.display_username,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    profession: row.profession,
    organization: row.organization,
    location: row.location,
    role: toRoleValue(row.role),
    avatar: row.avatar,
    is_active: row.banned === 0,
    lastLogin: row.last_login,
    email_confirmed: row.email_verified === 1,
    created_at: row.created_at,
  }
}

function toRoleValue(role: string): User['role'] {
  const value = roles.find((name) => name === role) ?? 'user'
  return { value, label: roleTable[value].label }
}

/** Columns of the list as a file. */
export const userColumns = {
  Username: ({ username }: User) => username,
  'E-mail': ({ email }: User) => email,
  'First name': ({ first_name }: User) => first_name,
  'Last name': ({ last_name }: User) => last_name,
  Profession: ({ profession }: User) => profession,
  Organization: ({ organization }: User) => organization,
  Role: ({ role }: User) => role.label,
  Active: ({ is_active }: User) => (is_active ? 'yes' : 'no'),
  'Last login': ({ lastLogin }: User) => lastLogin ?? '',
  Created: ({ created_at }: User) => created_at,
}
