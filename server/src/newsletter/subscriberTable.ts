import { code, flag, key, text } from '../db/createTable.ts'
import { defineTable, type KeptOf } from '../db/defineTable.ts'

export const subscriberTable = defineTable(
  'subscribers',
  {
    id: key,
    /** Lower case, as it is compared. */
    email: code,
    name: text,
    is_confirmed: flag,
    /** In the links of messages to this address: whoever has it may confirm and unsubscribe. */
    token: code,
    created_at: text,
    updated_at: text,
  },
  [
    { columns: ['email'], isUnique: true },
    { columns: ['token'], isUnique: true },
  ],
)

/** A type and not an interface: withTables asks for an index signature, which only types have. */
export type NewsletterTables = { subscribers: KeptOf<typeof subscriberTable> }
