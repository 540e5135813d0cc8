import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/mail'
import type { Serve } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../db/DataTables.ts'
import type { RowOf } from '../db/defineTable.ts'
import { mountStored } from '../stored/mountStored.ts'
import { mailTable, type MailTables } from './mailTable.ts'
import type { Outbox } from './Outbox.ts'
import { testMail } from './templates/testMail.ts'

interface MailRoutes {
  db: Kysely<DataTables>
  outbox: Outbox
  publicUrl: string
}

/** The outbox, for admins to read: without a mail server it is where messages are. */
export function mountMail(serve: Serve, { db, outbox, publicUrl }: MailRoutes): void {
  const mails = mountStored(serve, db, {
    kind: { table: mailTable, called: 'message', search: ['to_address', 'subject'] },
    calls: { list: contracts.listMails, get: contracts.getMail },
    toOutput: toMail,
  })
  serve(contracts.sendTestMail, async ({ to }, { actor }) =>
    toMail(await mails.get(await outbox.post(db, { to, words: testMail(publicUrl) }), actor)),
  )
  serve(contracts.retryMail, async ({ id }, { actor }) => {
    const { state } = await mails.get(id, actor)
    if (!outbox.isSending) {
      throw new AppError('conflict', 'There is no mail server. Set SMTP_URL and start again.')
    }
    const changed = await db
      .withTables<MailTables>()
      .updateTable('outgoing_mails')
      .set({ state: 'waiting', attempts: 0, due_at: new Date().toISOString(), problem: '' })
      .where('id', '=', id)
      .where('state', 'in', ['kept', 'waiting', 'failed'])
      .executeTakeFirst()
    if (Number(changed.numUpdatedRows) === 0) {
      throw new AppError('conflict', `This message cannot be sent again: it is ${state}.`)
    }
    outbox.wake()
    return toMail(await mails.get(id, actor))
  })
}

function toMail(row: RowOf<typeof mailTable>): contracts.OutgoingMail {
  const { reply_to: _replyTo, unsubscribe_url: _url, worker: _worker, leased_until: _lease, ...mail } = row
  return mail
}
