import type { Kysely } from 'kysely'
import type { Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/followedIndicators'
import type { DataTables } from '../db/DataTables.ts'
import { takeTurn } from '../db/takeTurn.ts'
import type { FollowedTables } from './followedTable.ts'

/** What somebody follows: theirs alone to read and to change. */
export function mountFollowed(serve: Serve, db: Kysely<DataTables>): void {
  const tables = db.withTables<FollowedTables>()
  const followedBy = async (owner: string): Promise<number[]> => {
    const rows = await tables
      .selectFrom('followed_indicators')
      .select('indicator')
      .where('owner', '=', owner)
      .orderBy('id')
      .execute()
    return rows.map(({ indicator }) => indicator)
  }
  serve(contracts.getFollowedIndicators, async (_, { actor }) => ({ indicators: await followedBy(actor.id) }))
  serve(contracts.changeFollowedIndicators, async ({ indicators }, { actor }) => {
    await db.transaction().execute(async (tx) => {
      await takeTurn(tx, `followed ${actor.id}`)
      const own = tx.withTables<FollowedTables>()
      await own.deleteFrom('followed_indicators').where('owner', '=', actor.id).execute()
      const known = await tx
        .selectFrom('indicators')
        .select('id')
        .where('id', 'in', [0, ...indicators])
        .execute()
      const isKnown = new Set(known.map(({ id }) => id))
      const created_at = new Date().toISOString()
      const rows = indicators
        .filter((indicator) => isKnown.has(indicator))
        .map((indicator) => ({ owner: actor.id, indicator, created_at }))
      if (rows.length > 0) await own.insertInto('followed_indicators').values(rows).execute()
    })
    return { indicators: await followedBy(actor.id) }
  })
}
