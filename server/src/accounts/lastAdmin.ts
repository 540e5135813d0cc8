import type { Kysely, Transaction } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import { takeTurn } from '../db/takeTurn.ts'
import type { AccountTables } from './AccountTables.ts'

/** Two admins who remove each other at the same moment do so one after the other. First in its transaction. */
export const takeTurnOfAdmins = (transaction: Transaction<AccountTables>): Promise<void> =>
  takeTurn(transaction, 'admins')

/** Throws `conflict` where nobody would be left who can run the platform. */
export async function refuseLastAdmin(transaction: Transaction<AccountTables>, id: string): Promise<void> {
  const admins = await listAdmins(transaction)
  if (admins.length === 1 && admins[0] === id) {
    throw new AppError('conflict', 'This is the last admin. Make somebody else an admin first.')
  }
}

/** Ids of the accounts that are admins and may sign in. */
export async function listAdmins(db: Kysely<AccountTables>): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('banned', '=', 0)
    .execute()
  return rows.map(({ id }) => id)
}
