import type { Actor } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { SubmissionState } from '@msdat/sdk/contracts/submission'
import { appendAudit } from '../audit/appendAudit.ts'
import { accountName } from '../audit/actorName.ts'
import type { RegistryTransaction, SubmissionRow } from '../db/RegistryTables.ts'
import { addJob } from '../jobs/leases.ts'
import { moveSubmission } from '../states/moveSubmission.ts'
import { approvalOf } from './approvalOf.ts'
import { isOwn } from './isOwn.ts'
import { approvalsOf, type Admins } from './readReview.ts'
import { refuseTakenVersion } from './refuseTakenVersion.ts'
import { manifestIn, reviewNeeds, type ReviewNeeds } from './reviewNeeds.ts'
import { submissionRow } from './submissionRow.ts'

export interface Yes {
  id: number
  reason: string
  /** The zip the reviewer looked at. */
  zipDigest?: string | undefined
  /** New permissions of what runs by default that the reviewer grants expressly. */
  grants?: readonly string[] | undefined
  /** Whose yes counts beside this one. */
  admins: Admins
}

const afterApproval: readonly SubmissionState[] = ['approved', 'building', 'deployed']

/**
 * Takes one admin's yes. The last one that is needed approves what was reviewed and queues the build;
 * until then the submission waits for the other. Approving twice is the same as once.
 */
export async function approve(tx: RegistryTransaction, yes: Yes, actor: Actor): Promise<SubmissionRow> {
  const submission = await submissionRow(tx, yes.id)
  if (yes.zipDigest !== undefined && yes.zipDigest !== submission.zip_digest) {
    throw new AppError(
      'conflict',
      'This is not the zip that was reviewed. Load the submission again and look at it anew.',
    )
  }
  if (isOwn(submission, actor))
    throw new AppError('not_allowed', 'Nobody approves their own plugin. Another admin has to look at it.')
  if (afterApproval.includes(submission.state)) return submission
  refuseOtherStates(submission)
  await refuseTakenVersion(tx, submission)
  const needs = await reviewNeeds(tx, submission)
  refuseUnnamedGrants(needs, yes.grants ?? [])
  const before = await approvalsOf(tx, submission, yes.admins)
  if (before.some(({ account_id }) => account_id === actor.id)) return submission
  await keepYes(tx, submission, yes, actor)
  if (before.length + 1 >= needs.admins) return moveOn(tx, submission, accountName(actor), yes.reason)
  return noteFirst(tx, submission, accountName(actor), yes.reason)
}

/** Approves a plugin of this installation itself: whoever put it there has reviewed it. */
export async function approveOwn(
  tx: RegistryTransaction,
  { id, actor, reason }: { id: number; actor: string; reason: string },
): Promise<SubmissionRow> {
  const submission = await submissionRow(tx, id)
  if (submission.first_party !== 1) throw new Error(`Submission ${id} is a stranger's.`)
  if (afterApproval.includes(submission.state)) return submission
  refuseOtherStates(submission)
  await refuseTakenVersion(tx, submission)
  return moveOn(tx, submission, actor, reason)
}

function refuseOtherStates({ state }: SubmissionRow): void {
  if (state === 'awaiting_approval') return
  const words = state.replaceAll('_', ' ')
  throw new AppError(
    'conflict',
    `Only a submission that awaits approval can be approved; this one is ${words}.`,
  )
}

function refuseUnnamedGrants({ grants }: ReviewNeeds, named: readonly string[]): void {
  const missing = grants.filter((grant) => !named.includes(grant))
  if (missing.length === 0) return
  throw new AppError(
    'conflict',
    `This version runs for everyone and asks for more than the one before. Grant it expressly, or ask the author for changes: ${missing.join(', ')}.`,
    { grants: [`must name ${missing.join(', ')}`] },
  )
}

async function keepYes(
  tx: RegistryTransaction,
  { id, zip_digest }: SubmissionRow,
  { reason, grants = [] }: Yes,
  actor: Actor,
): Promise<void> {
  await tx
    .insertInto('registry_approvals')
    .values({
      submission_id: id,
      zip_digest,
      account_id: actor.id,
      actor: accountName(actor),
      reason,
      grants: JSON.stringify(grants),
      at: new Date().toISOString(),
    })
    .execute()
}

async function moveOn(
  tx: RegistryTransaction,
  submission: SubmissionRow,
  actor: string,
  reason: string,
): Promise<SubmissionRow> {
  const approval = approvalOf(submission.zip_digest, manifestIn(submission))
  const moved = await moveSubmission(tx, { submission, to: 'approved', actor, reason, changes: { approval } })
  await addJob(tx, submission.id, 'build')
  return moved
}

/** The submission stays where it is; the trail and the queue show that somebody said yes. */
async function noteFirst(
  tx: RegistryTransaction,
  { id }: SubmissionRow,
  actor: string,
  reason: string,
): Promise<SubmissionRow> {
  const at = new Date().toISOString()
  await appendAudit(tx, { submission: id, actor, action: 'approved by the first of two', reason, at })
  return tx
    .updateTable('registry_submissions')
    .set({ updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
