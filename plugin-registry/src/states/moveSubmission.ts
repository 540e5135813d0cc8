import type { Updateable } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { SubmissionState } from '@msdat/sdk/contracts/submission'
import { appendAudit } from '../audit/appendAudit.ts'
import type { RegistryTables, RegistryTransaction, SubmissionRow } from '../db/RegistryTables.ts'
import { moves } from './moves.ts'
import { undecided } from './undecided.ts'

export interface Move {
  submission: SubmissionRow
  to: SubmissionState
  actor: string
  reason: string
  /** What else changes in the row with this move. */
  changes?: Updateable<RegistryTables['registry_submissions']>
}

/** Makes one allowed move and writes it into the audit trail; answers the row as it now is. */
export async function moveSubmission(tx: RegistryTransaction, move: Move): Promise<SubmissionRow> {
  const { submission, to } = move
  if (!moves[submission.state].includes(to)) {
    throw new AppError(
      'conflict',
      `A submission that is ${words(submission.state)} cannot become ${words(to)}.`,
    )
  }
  const at = new Date().toISOString()
  const row = await tx
    .updateTable('registry_submissions')
    // Where it came from matters only while it waits.
    .set({ ...move.changes, state: to, updated_at: at, ...(!undecided.includes(to) && { address: null }) })
    .where('id', '=', submission.id)
    .where('state', '=', submission.state)
    .returningAll()
    .executeTakeFirstOrThrow()
  const action = `${submission.state} -> ${to}`
  await appendAudit(tx, { submission: submission.id, actor: move.actor, action, reason: move.reason, at })
  return row
}

const words = (state: SubmissionState): string => state.replaceAll('_', ' ')
