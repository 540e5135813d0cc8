import type { EntryCell, EntryComment, EntryState } from '@msdat/sdk/contracts/dataEntry'
import { code, integer, json, key, nullable, owner, text, type Column } from '../db/createTable.ts'
import { defineTable, type KeptOf, type RowOf } from '../db/defineTable.ts'

/** Tables of figures on their way into the data. */
export const entryTable = defineTable(
  'data_entries',
  {
    id: key,
    owner,
    author: text,
    /** Of the author, at the time. */
    author_email: text,
    state: code as Column<EntryState, EntryState>,
    datasource: integer,
    period: code,
    indicators: json<number[]>(),
    locations: json<number[]>(),
    citation: text,
    note: text,
    cells: json<EntryCell[]>(),
    /** Cells that are filled in. */
    figures: integer,
    comments: json<EntryComment[]>(),
    decided_by: text,
    import_job: nullable(integer),
    created_at: text,
    updated_at: code,
    submitted_at: nullable(code),
  },
  [{ columns: ['owner'] }, { columns: ['state'] }],
)

export type EntryRow = RowOf<typeof entryTable>

/** A type and not an interface: withTables asks for an index signature, which only types have. */
export type EntryTables = { data_entries: KeptOf<typeof entryTable> }
