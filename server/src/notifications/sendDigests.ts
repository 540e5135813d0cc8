import type { Kysely } from 'kysely'
import type { AccountTables } from '../accounts/AccountTables.ts'
import type { Outbox } from '../mail/Outbox.ts'
import { notificationDigest } from '../mail/templates/notificationDigest.ts'
import type { DigestTables } from './digestTable.ts'
import type { NotificationTables } from './notificationTable.ts'

type Tables = DigestTables & NotificationTables & Pick<AccountTables, 'users'>

export interface DigestParts {
  db: Kysely<Tables>
  outbox: Outbox
  publicUrl: string
}

const dayMs = 24 * 3_600_000
const pauseMs = { daily: dayMs, weekly: 7 * dayMs } as const
const mostListed = 20
const mostAtOnce = 200

/** Sends what is unread and was not sent yet to everybody whose day has come. Answers how many messages. */
export async function sendDigests({ db, outbox, publicUrl }: DigestParts, now = new Date()): Promise<number> {
  const before = (every: keyof typeof pauseMs): string =>
    new Date(now.getTime() - pauseMs[every]).toISOString()
  const due = await db
    .selectFrom('notification_digests')
    .innerJoin('users', 'users.id', 'notification_digests.owner')
    .select(['notification_digests.id', 'owner', 'every', 'token', 'sent_at'])
    .select(['users.email', 'users.first_name', 'users.display_username'])
    .where('users.banned', '=', 0)
    .where('users.email_verified', '=', 1)
    .where((where) =>
      where.or(
        (['daily', 'weekly'] as const).map((every) =>
          where.and([where('every', '=', every), where('sent_at', '<=', before(every))]),
        ),
      ),
    )
    .orderBy('sent_at')
    .limit(mostAtOnce)
    .execute()
  let sent = 0
  for (const row of due) if (await sendOne({ db, outbox, publicUrl }, row, now)) sent += 1
  return sent
}

interface Due {
  id: number
  owner: string
  every: 'daily' | 'weekly'
  token: string
  sent_at: string
  email: string
  first_name: string
  display_username: string
}

/** In one transaction with the note that it was sent, so that of several processes one sends it. */
function sendOne({ db, outbox, publicUrl }: DigestParts, row: Due, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const taken = await tx
      .updateTable('notification_digests')
      .set({ sent_at: now.toISOString() })
      .where('id', '=', row.id)
      .where('sent_at', '=', row.sent_at)
      .executeTakeFirst()
    if (Number(taken.numUpdatedRows) === 0) return false
    const unread = await tx
      .selectFrom('user_notifications')
      .select(['title', 'text'])
      .where('owner', '=', row.owner)
      .where('is_read', '=', 0)
      .where('created_at', '>', row.sent_at)
      .orderBy('id', 'desc')
      .execute()
    if (unread.length === 0) return false
    const end = `token=${row.token}`
    await outbox.post(tx, {
      to: row.email,
      words: notificationDigest({
        name: row.first_name || row.display_username,
        every: row.every,
        told: unread.slice(0, mostListed),
        count: unread.length,
        url: `${publicUrl}/account#/notification`,
        endUrl: `${publicUrl}/notification-digest#${end}`,
      }),
      unsubscribeUrl: `${publicUrl}/api/user_notifications/digest/end/?${end}`,
    })
    return true
  })
}
