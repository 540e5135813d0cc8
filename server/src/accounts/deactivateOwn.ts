import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from './AccountTables.ts'
import { refuseLastAdmin, takeTurnOfAdmins } from './lastAdmin.ts'
import { placesOfAccount } from './personalPlaces.ts'

type AnyTable = Record<string, Record<string, unknown>>

/** Somebody leaves: no sign-in any more, what is for them alone goes, what others can see stays. */
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
    const tables = transaction as unknown as Transaction<AnyTable>
    for (const { table, owner, goes } of Object.values(placesOfAccount)) {
      if (goes) await tables.deleteFrom(table).where(owner, '=', id).execute()
    }
    const own = (table: string) => tables.deleteFrom(table).where('owner', '=', id)
    await own('custom_dashboards').where('is_private', '=', 1).execute()
    // Handed in by nobody yet.
    await own('data_entries').where('state', '=', 'draft').execute()
  })
}
