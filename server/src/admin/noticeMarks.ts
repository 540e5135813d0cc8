import { code, key, owner, text } from '../db/createTable.ts'
import { defineTable, type KeptOf } from '../db/defineTable.ts'

/** Which notices an admin has marked as read. */
export const noticeMarkTable = defineTable(
  'admin_notice_marks',
  { id: key, owner, notice: code, created_at: text },
  [{ columns: ['owner', 'notice'], isUnique: true }],
)

/** A type and not an interface: withTables asks for an index signature, which only types have. */
export type NoticeMarkTables = { admin_notice_marks: KeptOf<typeof noticeMarkTable> }
