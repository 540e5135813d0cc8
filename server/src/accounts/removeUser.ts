import type { Kysely } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import { appendChange } from '../audit/appendChange.ts'
import type { AccountTables } from './AccountTables.ts'
import { refuseLastAdmin, takeTurnOfAdmins } from './lastAdmin.ts'

/** An admin removes somebody else's account, and with it what is kept for them alone. */
export async function removeUser(db: Kysely<AccountTables>, actor: Actor, id: string): Promise<void> {
  if (actor.role !== 'admin') throw new AppError('not_allowed', 'You can deactivate your own account only.')
  await db.transaction().execute(async (transaction) => {
    await takeTurnOfAdmins(transaction)
    await refuseLastAdmin(transaction, id)
    const { numDeletedRows } = await transaction.deleteFrom('users').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('not_found', 'There is no such account.')
    await appendChange(transaction, actor, { action: 'remove', thing: 'users', thing_id: id })
  })
}
