import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/pluginChoices'
import type { Serve } from '@msdat/sdk/http/serve'
import { json, key, owner, text } from '../db/createTable.ts'
import type { DataTables } from '../db/DataTables.ts'
import { defineTable, type KeptOf } from '../db/defineTable.ts'
import { takeTurn } from '../db/takeTurn.ts'
import { mergeChoices } from './mergeChoices.ts'

export const pluginChoiceTable = defineTable(
  'user_plugin_choices',
  { id: key, owner, choices: json<contracts.PluginChoice[]>(), updated_at: text },
  [{ columns: ['owner'], isUnique: true }],
)

/** A type and not an interface: withTables asks for an index signature, which only types have. */
type Tables = { user_plugin_choices: KeptOf<typeof pluginChoiceTable> }

/** The add-ons that somebody has switched on or off, for all their devices. */
export function mountPluginChoices(serve: Serve, db: Kysely<DataTables>): void {
  serve(contracts.mergePluginChoices, ({ choices: given }, { actor }) =>
    db.transaction().execute(async (tx) => {
      await takeTurn(tx, `plugins ${actor.id}`)
      const tables = tx.withTables<Tables>()
      const row = await tables
        .selectFrom('user_plugin_choices')
        .select('choices')
        .where('owner', '=', actor.id)
        .executeTakeFirst()
      const kept = JSON.parse(row?.choices ?? '[]') as contracts.PluginChoice[]
      const updated_at = new Date().toISOString()
      const choices = mergeChoices(kept, given, updated_at)
      const changed = { choices: JSON.stringify(choices), updated_at }
      await tables
        .insertInto('user_plugin_choices')
        .values({ owner: actor.id, ...changed })
        .onConflict((conflict) => conflict.column('owner').doUpdateSet(changed))
        .execute()
      return { choices }
    }),
  )
}
