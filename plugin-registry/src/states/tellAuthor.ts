import type { SubmissionState } from '@msdat/sdk/contracts/submission'
import type { RegistryTransaction } from '../db/RegistryTables.ts'
import { submissionRow } from '../submissions/submissionRow.ts'

/** What became of a plugin, for its author and for the admins it waits for. */
export interface AuthorNews {
  /** Of who handed it in; null for an author without one. */
  account: string | null
  submission: number
  state: SubmissionState
  /** Name of the plugin. */
  title: string
  /** Null where the checks found none. */
  version: string | null
  reason: string
}

/** Runs in the transaction of the move itself: both happen or neither. */
export type TellAuthor = (tx: RegistryTransaction, news: AuthorNews) => Promise<void>

const told: readonly SubmissionState[] = [
  'check_failed',
  'awaiting_approval',
  'changes_requested',
  'rejected',
  'approved',
  'build_failed',
  'deployed',
  'disabled',
  'yanked',
]

/** Number of the last entry of the audit trail: what comes after it has happened since. */
export async function lastEntry(tx: RegistryTransaction): Promise<number> {
  const { last } = await tx
    .selectFrom('registry_audit')
    .select((entry) => entry.fn.max('sequence').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/** Tells the author the last move that a submission has made since an entry of the audit trail. */
export async function tellAuthor(
  tx: RegistryTransaction,
  moved: { id: number; since: number },
  tell: TellAuthor,
): Promise<void> {
  const row = await submissionRow(tx, moved.id)
  if (row.first_party === 1 || !told.includes(row.state)) return
  const entry = await tx
    .selectFrom('registry_audit')
    .select('reason')
    .where('submission_id', '=', row.id)
    .where('sequence', '>', moved.since)
    .where('action', 'like', `%-> ${row.state}`)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!entry) return
  const { state, version } = row
  const title = row.title ?? 'Your plugin'
  await tell(tx, { account: row.account_id, submission: row.id, state, title, version, reason: entry.reason })
}
