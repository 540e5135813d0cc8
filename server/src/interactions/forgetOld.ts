import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import type { InteractionTables } from './interactionTables.ts'

const dayMs = 86_400_000
/** Most rows of one person; the oldest go first. */
const mostPerOwner = 10_000

/** Removes what is older than the set number of days, of everybody, and the oldest of who has too many. */
export async function forgetOld(db: Kysely<DataTables>, owner: string, days: number): Promise<void> {
  const tables = db.withTables<InteractionTables>()
  const since = new Date(Date.now() - days * dayMs).toISOString()
  for (const name of ['user_interactions', 'time_spent'] as const) {
    await tables.deleteFrom(name).where('viewed_at', '<', since).execute()
    const last = await tables
      .selectFrom(name)
      .select('id')
      .where('owner', '=', owner)
      .orderBy('id', 'desc')
      .offset(mostPerOwner - 1)
      .limit(1)
      .executeTakeFirst()
    if (last) await tables.deleteFrom(name).where('owner', '=', owner).where('id', '<=', last.id).execute()
  }
}
