import { flag, key, owner, text } from '../db/createTable.ts'
import { defineTable, type KeptOf } from '../db/defineTable.ts'

/** What somebody should know. It goes when their account goes. */
export const notificationTable = defineTable(
  'user_notifications',
  { id: key, owner, title: text, text, link: text, is_read: flag, created_at: text },
  [{ columns: ['owner', 'id'] }],
)

/** A type and not an interface: withTables asks for an index signature, which only types have. */
export type NotificationTables = { user_notifications: KeptOf<typeof notificationTable> }
