import { defineTable, type KeptOf } from '../db/defineTable.ts'
import { integer, text } from '../db/createTable.ts'

/** Only ever added to. The unique hash keeps two entries from following the same one. */
export const changeLogTable = defineTable(
  'change_log',
  {
    sequence: integer,
    actor_id: text,
    /** Address of who it was, in entries of before; since then it is that of the account, while there is one. */
    actor: text,
    action: text,
    thing: text,
    thing_id: text,
    at: text,
    hash: text,
    previous: text,
  },
  [
    { columns: ['sequence'], isUnique: true },
    { columns: ['previous'], isUnique: true },
  ],
)

/** A type and not an interface: withTables asks for an index signature, which only types have. */
export type ChangeLogTables = { change_log: KeptOf<typeof changeLogTable> }
