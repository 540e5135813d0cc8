import type { Kysely, Selectable } from 'kysely'
import { roles, type User } from '@msdat/sdk/contracts/accounts'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Rows } from '@msdat/sdk/contracts/page'
import type { AccountTables, UserTable } from './AccountTables.ts'

type Database = Kysely<AccountTables>

export interface UserListInput {
  size?: number
  page?: number
  ordering?: string
}

export async function listUsers(db: Database, input: UserListInput): Promise<Rows<User>> {
  const size = input.size ?? 100
  const ordering = input.ordering ?? 'username'
  const column = ordering.replace(/^-/, '') as 'username' | 'email' | 'created_at'
  const { count } = await db
    .selectFrom('users')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .orderBy(column, ordering.startsWith('-') ? 'desc' : 'asc')
    .orderBy('id')
    .limit(size)
    .offset(size * ((input.page ?? 1) - 1))
    .execute()
  return { count: Number(count), results: rows.map(toUser) }
}

export async function readUser(db: Database, id: string): Promise<User> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such account.')
  return toUser(row)
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
    role: toRoleValue(row.role),
    avatar: row.avatar,
    is_active: row.banned === 0,
    lastLogin: row.last_login,
    created_at: row.created_at,
  }
}

function toRoleValue(role: string): User['role'] {
  const value = roles.find((name) => name === role) ?? 'user'
  return { value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)}` }
}
