import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/adapters/serve'
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

/** The tables in which something is kept for one person alone. */
type PrivateTables = {
  user_interactions: { owner: string }
  time_spent: { owner: string }
  user_notifications: { owner: string }
  user_plugin_choices: { owner: string }
  notification_digests: { owner: string }
  user_avatars: { user_id: string }
  custom_dashboards: { owner: string; is_private: number }
}

/** Somebody leaves: no sign-in any more, activity and private dashboards go, what others can see stays. */
export async function deactivateOwn(db: Kysely<AccountTables>, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await takeTurnOfAdmins(transaction)
    await refuseLastAdmin(transaction, id)
    const updated_at = new Date().toISOString()
    await transaction
      .updateTable('users')
      .set({ banned: 1, avatar: null, updated_at })
      .where('id', '=', id)
      .execute()
    await transaction.deleteFrom('user_sessions').where('user_id', '=', id).execute()
    await transaction.deleteFrom('user_phones').where('user_id', '=', id).execute()
    await transaction.deleteFrom('user_email_changes').where('user_id', '=', id).execute()
    const own = transaction.withTables<PrivateTables>() as unknown as Transaction<PrivateTables>
    await own.deleteFrom('user_interactions').where('owner', '=', id).execute()
    await own.deleteFrom('time_spent').where('owner', '=', id).execute()
    await own.deleteFrom('user_notifications').where('owner', '=', id).execute()
    await own.deleteFrom('user_plugin_choices').where('owner', '=', id).execute()
    await own.deleteFrom('notification_digests').where('owner', '=', id).execute()
    await own.deleteFrom('user_avatars').where('user_id', '=', id).execute()
    await own.deleteFrom('custom_dashboards').where('owner', '=', id).where('is_private', '=', 1).execute()
  })
}
