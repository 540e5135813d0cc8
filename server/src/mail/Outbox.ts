import type { Kysely, Transaction } from 'kysely'
import type { MailTables } from './mailTable.ts'
import { readMailBrand } from './readMailBrand.ts'
import { renderMail, type MailWords, type MailWordsOf } from './renderMail.ts'

export interface Message {
  to: string
  words: MailWords | MailWordsOf
  /** Whom the answer goes to, where that is not this installation. */
  replyTo?: string
  /** Address at which mail programs unsubscribe by one POST. */
  unsubscribeUrl?: string
}

interface OutboxSettings {
  /** Whether there is a mail server; without one messages are kept for admins to read. */
  isSending: boolean
  /** Address of the site, which serves the logo; without it messages have none. */
  publicUrl?: string
  /** Called when a message was put in, to look for work soon. */
  wake?: () => void
}

/** Where the server puts its messages. Nobody waits for the sending, and a message outlives a restart. */
export class Outbox {
  readonly #settings: OutboxSettings

  constructor(settings: OutboxSettings) {
    this.#settings = settings
  }

  get isSending(): boolean {
    return this.#settings.isSending
  }

  /** Has the sender look for work soon. */
  wake(): void {
    this.#settings.wake?.()
  }

  /** Puts a message in, in the transaction of what it tells about: both are there or neither. Answers its id. */
  async post<Tables>(db: Kysely<Tables> | Transaction<Tables>, message: Message): Promise<number> {
    const tables = db as unknown as Kysely<MailTables>
    const now = new Date().toISOString()
    const brand = await readMailBrand(tables as never, this.#settings.publicUrl)
    const { id } = await tables
      .insertInto('outgoing_mails')
      .values({
        to_address: message.to,
        reply_to: message.replyTo ?? null,
        ...renderMail(message.words, brand),
        unsubscribe_url: message.unsubscribeUrl ?? null,
        state: this.#settings.isSending ? 'waiting' : 'kept',
        attempts: 0,
        due_at: now,
        problem: '',
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    this.wake()
    return id
  }
}
