import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AccountTables } from './AccountTables.ts'

type Database = Kysely<AccountTables>

const keptMs = 180 * 24 * 3600_000
const mostKept = 20

// Enough to know a network again, without a list of where somebody has been.
const idOf = (user: string, network: string): string =>
  createHash('sha256').update(`${user} ${network}`).digest('hex')

/** Whether this account has been signed in to from this network. */
export async function isKnownNetwork(db: Database, user: string, network: string): Promise<boolean> {
  const since = new Date(Date.now() - keptMs).toISOString()
  const row = await db
    .selectFrom('user_networks')
    .select('id')
    .where('id', '=', idOf(user, network))
    .where('last_used', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/** To be called after a sign-in. */
export async function noteNetwork(db: Database, user: string, network: string): Promise<void> {
  const last_used = new Date().toISOString()
  await db
    .insertInto('user_networks')
    .values({ id: idOf(user, network), user_id: user, last_used })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ last_used }))
    .execute()
  const newest = db
    .selectFrom('user_networks')
    .select('id')
    .where('user_id', '=', user)
    .orderBy('last_used', 'desc')
    .limit(mostKept)
  await db.deleteFrom('user_networks').where('user_id', '=', user).where('id', 'not in', newest).execute()
}
