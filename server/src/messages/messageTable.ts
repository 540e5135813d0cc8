import type { Kysely, Migration } from 'kysely'
import type { messageKinds } from '@msdat/sdk/contracts/messages'
import { code, json, key, text, type Column } from '../db/createTable.ts'
import { addingColumns, creating, defineTable, later, type KeptOf } from '../db/defineTable.ts'
import type { DialectName } from '../db/openDatabase.ts'

type Kind = (typeof messageKinds)[number]
type Status = 'open' | 'answered'

/** What visitors wrote, whichever form it came by. */
export const messageTable = defineTable(
  'messages',
  {
    id: key,
    kind: code as Column<Kind, Kind>,
    status: code as Column<Status, Status>,
    name: text,
    email: text,
    organization: text,
    text,
    details: json<Record<string, string>>(),
    answer: later(text, ''),
    created_at: text,
    updated_at: text,
  },
  [{ columns: ['status', 'kind'] }],
)

/** The first table of the contact form alone; its rows have moved. */
const contactTable = defineTable('contact_messages', {
  id: key,
  name: text,
  email: text,
  organization: text,
  feedback: text,
  category: text,
  created_at: text,
})

export const messageMigrations = (dialect: DialectName): Record<string, Migration> => ({
  ...creating(dialect, { contact_001_messages: contactTable, messages_001: messageTable }),
  messages_002_of_the_contact_form: { up: moveContactMessages },
  messages_003_answer: addingColumns(dialect, messageTable, ['answer']),
})

async function moveContactMessages(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<{
    messages: Omit<KeptOf<typeof messageTable>, 'answer'>
    contact_messages: KeptOf<typeof contactTable>
  }>
  const rows = await tables.selectFrom('contact_messages').selectAll().orderBy('id').execute()
  for (const { id: _id, feedback, category, ...row } of rows) {
    const details = JSON.stringify(category === '' ? {} : { category })
    await tables
      .insertInto('messages')
      .values({
        ...row,
        kind: 'contact',
        status: 'open',
        text: feedback,
        details,
        updated_at: row.created_at,
      })
      .execute()
  }
  await db.schema.dropTable('contact_messages').execute()
}
