import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from '../accounts/AccountTables.ts'
import type { NotificationTables } from './notificationTable.ts'

export interface Told {
  /** Id of the account. */
  owner: string
  title: string
  text?: string
  /** Path of the page that it is about. */
  link?: string
}

/** Most of one person; the oldest go first. */
const mostPerOwner = 500

/** Tells somebody something, in the transaction of what it tells about. Does nothing where the account is gone. */
export async function notify<Tables>(
  db: Kysely<Tables> | Transaction<Tables>,
  { owner, title, text = '', link = '' }: Told,
): Promise<void> {
  const tables = db as unknown as Kysely<NotificationTables & Pick<AccountTables, 'users'>>
  const known = await tables.selectFrom('users').select('id').where('id', '=', owner).executeTakeFirst()
  if (!known) return
  const created_at = new Date().toISOString()
  await tables
    .insertInto('user_notifications')
    .values({ owner, title, text, link, is_read: 0, created_at })
    .execute()
  const newest = tables
    .selectFrom('user_notifications')
    .select('id')
    .where('owner', '=', owner)
    .orderBy('id', 'desc')
    .limit(mostPerOwner)
  await tables
    .deleteFrom('user_notifications')
    .where('owner', '=', owner)
    .where('id', 'not in', newest)
    .execute()
}
