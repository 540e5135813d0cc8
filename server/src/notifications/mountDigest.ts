import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/notificationDigest'
import type { Serve } from '@msdat/sdk/http/serve'
import type { DataTables } from '../db/DataTables.ts'
import type { Outbox } from '../mail/Outbox.ts'
import type { DigestTables } from './digestTable.ts'

interface DigestRoutes {
  db: Kysely<DataTables>
  outbox: Pick<Outbox, 'isSending'>
}

/** Notifications by e-mail, for whoever asks for it. */
export function mountDigest(serve: Serve, { db, outbox }: DigestRoutes): void {
  const tables = db.withTables<DigestTables>()
  const is_mail_sent = outbox.isSending
  serve(contracts.getDigest, async (_, { actor }) => {
    const row = await tables
      .selectFrom('notification_digests')
      .select('every')
      .where('owner', '=', actor.id)
      .executeTakeFirst()
    const every: contracts.Digest['every'] = row?.every ?? 'none'
    return { every, is_mail_sent }
  })
  serve(contracts.changeDigest, async ({ every }, { actor }) => {
    if (every === 'none') {
      await tables.deleteFrom('notification_digests').where('owner', '=', actor.id).execute()
      return { every, is_mail_sent }
    }
    const token = randomBytes(32).toString('base64url')
    await tables
      .insertInto('notification_digests')
      .values({ owner: actor.id, every, token, sent_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('owner').doUpdateSet({ every }))
      .execute()
    return { every, is_mail_sent }
  })
  // The same answer when it comes a second time, as mail programs may send it.
  serve(contracts.endDigest, async ({ token }) => {
    await tables.deleteFrom('notification_digests').where('token', '=', token).execute()
    return { message: 'You get no more notifications by e-mail. They stay in your account.' }
  })
}
