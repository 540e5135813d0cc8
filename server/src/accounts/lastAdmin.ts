import type { Transaction } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import { takeTurn } from '../db/takeTurn.ts'
import type { AccountTables } from './AccountTables.ts'

/** Two admins who remove each other at the same moment do so one after the other. First in its transaction. */
export const takeTurnOfAdmins = (transaction: Transaction<AccountTables>): Promise<void> =>
  takeTurn(transaction, 'admins')

/** Throws `conflict` where nobody would be left who can run the platform. */
export async function refuseLastAdmin(transaction: Transaction<AccountTables>, id: string): Promise<void> {
  const admins = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('banned', '=', 0)
    .execute()
  if (admins.length === 1 && admins[0]?.id === id) {
    throw new AppError('conflict', 'This is the last admin. Make somebody else an admin first.')
  }
}
