import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import { appendChange } from '../audit/appendChange.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { KeptOf } from '../db/defineTable.ts'
import type { Outbox } from '../mail/Outbox.ts'
import { answerToVisitor } from '../mail/templates/answerToVisitor.ts'
import type { messageTable } from './messageTable.ts'

type MessageTables = { messages: KeptOf<typeof messageTable> }

/** Mails an answer to who wrote, and marks the message as answered: both happen or neither. */
export async function answerMessage(
  { db, outbox }: { db: Kysely<DataTables>; outbox: Outbox },
  { id, text }: { id: number; text: string },
  actor: Actor,
): Promise<void> {
  await db
    .withTables<MessageTables>()
    .transaction()
    .execute(async (tx) => {
      const message = await tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
      if (!message) throw new AppError('not_found', `There is no message ${id}.`)
      if (message.email === '')
        throw new AppError('conflict', 'No e-mail address came with this message, so nobody can be answered.')
      const answer = text.trim()
      await tx
        .updateTable('messages')
        .set({ answer, status: 'answered', updated_at: new Date().toISOString() })
        .where('id', '=', id)
        .execute()
      await outbox.post(tx, {
        to: message.email,
        replyTo: actor.email,
        words: answerToVisitor(message, answer),
      })
      const told = { action: 'answer', thing: 'messages', thing_id: String(id) }
      await appendChange(tx as unknown as Transaction<DataTables>, actor, told)
    })
}
