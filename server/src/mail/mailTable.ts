import type { Migration } from 'kysely'
import type { mailStates } from '@msdat/sdk/contracts/mail'
import { code, integer, key, nullable, text, type Column } from '../db/createTable.ts'
import { creating, defineTable, type KeptOf } from '../db/defineTable.ts'
import type { DialectName } from '../db/openDatabase.ts'

type State = (typeof mailStates)[number]

/** Messages, and the work of sending them: a row that a process claims, and another where that one died. */
export const mailTable = defineTable(
  'outgoing_mails',
  {
    id: key,
    to_address: text,
    /** Whom the answer goes to, where that is not this installation. */
    reply_to: nullable(text),
    subject: text,
    text,
    html: text,
    /** Address at which mail programs unsubscribe by one POST. */
    unsubscribe_url: nullable(text),
    state: code as Column<State, State>,
    attempts: integer,
    /** Before then it is not taken up. */
    due_at: code,
    worker: nullable(text),
    leased_until: nullable(code),
    problem: text,
    created_at: text,
    sent_at: nullable(text),
  },
  [{ columns: ['state', 'due_at'] }],
)

/** A type and not an interface: withTables asks for an index signature, which only types have. */
export type MailTables = { outgoing_mails: KeptOf<typeof mailTable> }

export const mailMigrations = (dialect: DialectName): Record<string, Migration> =>
  creating(dialect, { mail_001_outbox: mailTable })
