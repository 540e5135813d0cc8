import { code, key, owner, text, type Column } from '../db/createTable.ts'
import { defineTable, type KeptOf } from '../db/defineTable.ts'

type Every = 'daily' | 'weekly'

/** Who gets their notifications by e-mail; nobody has a row who has not asked for it. */
export const digestTable = defineTable(
  'notification_digests',
  {
    id: key,
    owner,
    every: code as Column<Every, Every>,
    /** In the link that ends it. */
    token: text,
    /** Up to then everything was told. */
    sent_at: text,
  },
  [
    { columns: ['owner'], isUnique: true },
    { columns: ['token'], isUnique: true },
  ],
)

/** A type and not an interface: withTables asks for an index signature, which only types have. */
export type DigestTables = { notification_digests: KeptOf<typeof digestTable> }
