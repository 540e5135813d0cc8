import { AppError } from '@msdat/sdk/contracts/problem'
import { makeRoom } from '../artifacts/makeRoom.ts'
import type { RegistryTransaction } from '../db/RegistryTables.ts'
import { undecided } from '../states/undecided.ts'

const megabyte = 1024 * 1024

export interface QueueLimits {
  /** Submissions that may wait for a decision. Each check compares a plugin with all of them. */
  waiting: number
  /** Bytes of zips that may wait for a decision: fifty of the largest, some hundreds of usual ones. */
  waitingBytes: number
  /** Bytes of all zips of strangers' plugins that do not run: waiting, rejected, or never built. */
  keptBytes: number
  /** Submissions of one sender that may wait, and their bytes. */
  waitingOfSender: number
  bytesOfSender: number
}

export const queueLimits: QueueLimits = {
  waiting: 300,
  waitingBytes: 500 * megabyte,
  keptBytes: 1000 * megabyte,
  waitingOfSender: 5,
  bytesOfSender: 50 * megabyte,
}

export interface Sender {
  accountId: string | undefined
  /** As typed. */
  email: string
  network: string
}

/**
 * Zips that nobody has looked at yet stand in the database of the whole platform. A limit for each
 * address does not hold against many addresses, and a full disk would stop more than submissions.
 */
export async function refuseFullQueue(
  tx: RegistryTransaction,
  limits: QueueLimits,
  sender: Sender,
): Promise<void> {
  await refuseFullShare(tx, limits, sender)
  const { count, bytes } = await tx
    .selectFrom('registry_submissions')
    .select((row) => [row.fn.countAll().as('count'), row.fn.sum('zip_bytes').as('bytes')])
    .where('state', 'in', undecided)
    .where('first_party', '=', 0)
    .executeTakeFirstOrThrow()
  const isOpen = Number(count) < limits.waiting && Number(bytes ?? 0) < limits.waitingBytes
  if (isOpen && (await makeRoom(tx, limits.keptBytes))) return
  throw new AppError(
    'unavailable',
    'Too many plugins wait for their review. Please try again in a few days, or tell the administrators.',
  )
}

/**
 * One sender cannot shut the queue for all. An e-mail address counts only among those who were not
 * signed in: anyone can type it, and so must not use up the share of the account it belongs to.
 */
async function refuseFullShare(tx: RegistryTransaction, limits: QueueLimits, sender: Sender): Promise<void> {
  const { count, bytes } = await tx
    .selectFrom('registry_submissions')
    .select((row) => [row.fn.countAll().as('count'), row.fn.sum('zip_bytes').as('bytes')])
    .where('state', 'in', undecided)
    .where('first_party', '=', 0)
    .where((row) =>
      row.or([
        row('address', '=', sender.network),
        sender.accountId === undefined
          ? row.and([
              row('account_id', 'is', null),
              row(row.fn('lower', ['email']), '=', sender.email.toLowerCase()),
            ])
          : row('account_id', '=', sender.accountId),
      ]),
    )
    .executeTakeFirstOrThrow()
  if (Number(count) < limits.waitingOfSender && Number(bytes ?? 0) < limits.bytesOfSender) return
  throw new AppError(
    'rate_limited',
    `${Number(count)} plugins of yours, or from your network, wait for their review. Please submit this one when the admins have decided about them.`,
  )
}
