import { integer, key, owner, text } from '../db/createTable.ts'
import { defineTable, type KeptOf } from '../db/defineTable.ts'

/** Indicators of which somebody wants to know when their figures change. */
export const followedTable = defineTable(
  'followed_indicators',
  { id: key, owner, indicator: integer, created_at: text },
  [{ columns: ['owner', 'indicator'], isUnique: true }, { columns: ['indicator'] }],
)

/** A type and not an interface: withTables asks for an index signature, which only types have. */
export type FollowedTables = { followed_indicators: KeptOf<typeof followedTable> }
