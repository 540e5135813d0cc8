import type { Actor } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import { digestOfZip, storeZip } from '../artifacts/artifacts.ts'
import { accountName, submitterName } from '../audit/actorName.ts'
import type { RegistryDb, RegistryTransaction, SubmissionRow } from '../db/RegistryTables.ts'
import { addJob } from '../jobs/leases.ts'
import { moveSubmission } from '../states/moveSubmission.ts'
import { keepComment } from './comments.ts'
import { lookupHashOf } from './lookupToken.ts'

export interface Answer {
  zip: Buffer
  /** What the author says beside the new zip. */
  note?: string | undefined
  provenEmail: string | null
  network: string
}

/** The submission of its author: of who is signed in, or holds the token it was answered with. */
export async function ownSubmissionRow(
  db: RegistryDb | RegistryTransaction,
  id: number,
  { actor, token }: { actor: Actor | null; token?: string | undefined },
): Promise<SubmissionRow> {
  const row = await db.selectFrom('registry_submissions').selectAll().where('id', '=', id).executeTakeFirst()
  const isAccounts = row !== undefined && actor !== null && row.account_id === actor.id
  const isHolders = row !== undefined && token !== undefined && row.lookup_hash === lookupHashOf(token)
  // The same words whether or not there is such a submission.
  if (!row || !(isAccounts || isHolders))
    throw new AppError('not_found', `You have no submission ${id}. Sign in, or use the link you were given.`)
  return row
}

/** Takes the author's new zip into the thread of the submission, and queues its checks. */
export async function answerChanges(
  tx: RegistryTransaction,
  submission: SubmissionRow,
  answer: Answer,
  actor: Actor | null,
): Promise<SubmissionRow> {
  if (submission.state !== 'changes_requested') {
    const words = submission.state.replaceAll('_', ' ')
    throw new AppError(
      'conflict',
      `Only a submission that waits for changes takes a new zip; this one is ${words}.`,
    )
  }
  const digest = await digestOfZip(answer.zip)
  if (digest === submission.zip_digest)
    throw new AppError('conflict', 'This is the same zip as before. Change what the reviewers ask for first.')
  await storeZip(tx, digest, answer.zip)
  // A zip that comes back later is looked at anew as well: reviewers have asked for changes since.
  await tx.deleteFrom('registry_approvals').where('submission_id', '=', submission.id).execute()
  const moved = await moveSubmission(tx, {
    submission,
    to: 'submitted',
    actor: actor ? accountName(actor) : submitterName(submission.email),
    reason: `A new zip of ${answer.zip.length} bytes, ${digest}.`,
    changes: {
      zip_digest: digest,
      zip_bytes: answer.zip.length,
      previous_zip: submission.zip_digest,
      address: answer.network,
      proven_email: answer.provenEmail ?? submission.proven_email,
    },
  })
  if (answer.note) {
    const { id, name } = submission
    await keepComment(tx, {
      submission: id,
      zipDigest: digest,
      author: name,
      text: answer.note,
      isSubmitter: true,
      account: actor?.id ?? null,
    })
  }
  await addJob(tx, submission.id, 'check')
  return moved
}
