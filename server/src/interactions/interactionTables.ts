import { code, decimal, integer, key, nullable, owner, text, type Column } from '../db/createTable.ts'
import { defineTable, later, type KeptOf } from '../db/defineTable.ts'

/** What people looked at. It goes when its owner goes, and after a set number of days. */
export const interactionTable = defineTable(
  'user_interactions',
  {
    id: key,
    owner,
    dashboard: text,
    section: text,
    indicator: nullable(integer),
    datasource: nullable(integer),
    location: nullable(integer),
    year: text,
    viewed_at: code,
    /** Path and query of the page; empty for what was noted without it. */
    address: later(text, ''),
  },
  [{ columns: ['owner', 'id'] }, { columns: ['viewed_at'] }],
)

export const timeSpentTable = defineTable(
  'time_spent',
  {
    id: key,
    owner,
    kind: code as Column<'indicator' | 'datasource', 'indicator' | 'datasource'>,
    thing: integer,
    minutes: decimal,
    viewed_at: code,
  },
  [{ columns: ['owner', 'id'] }, { columns: ['viewed_at'] }],
)

/** A type and not an interface: withTables asks for an index signature, which only types have. */
export type InteractionTables = {
  user_interactions: KeptOf<typeof interactionTable>
  time_spent: KeptOf<typeof timeSpentTable>
}
