import type { Kysely, Selectable } from 'kysely'
import { takeTurn } from '../db/takeTurn.ts'
import type { MailTables } from './mailTable.ts'

export type MailRow = Selectable<MailTables['outgoing_mails']>

/** Longer than a mail server may take in all, so that nobody else takes up what is still being sent. */
const leaseMs = 180_000

/** Takes one message that is due, or whose sender died; null where there is none. */
export async function claimMail(db: Kysely<MailTables>, worker: string): Promise<MailRow | null> {
  // Reads before it writes: most of the time there is nothing to do.
  if (!(await firstOpen(db))) return null
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx, 'outgoing_mails')
    const open = await firstOpen(tx)
    if (!open) return null
    const claimed = await tx
      .updateTable('outgoing_mails')
      .set({
        state: 'sending',
        worker,
        leased_until: fromNow(leaseMs),
        attempts: open.attempts + 1,
      })
      .where('id', '=', open.id)
      .returningAll()
      .executeTakeFirst()
    return claimed ?? null
  })
}

function firstOpen(db: Kysely<MailTables>) {
  const now = fromNow(0)
  return db
    .selectFrom('outgoing_mails')
    .select(['id', 'attempts'])
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'waiting'), where('due_at', '<=', now)]),
        where.and([where('state', '=', 'sending'), where('leased_until', '<', now)]),
      ]),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Ends a claim, if this worker still has it. */
export async function settleMail(
  db: Kysely<MailTables>,
  { id, worker, attempts }: MailRow,
  outcome: Partial<MailRow>,
): Promise<void> {
  await db
    .updateTable('outgoing_mails')
    .set({ worker: null, leased_until: null, ...outcome })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('attempts', '=', attempts)
    .execute()
}

export const fromNow = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()
