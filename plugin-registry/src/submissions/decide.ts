import { AppError } from '@msdat/sdk/contracts/problem'
import type { Manifest } from '@msdat/sdk/contracts/manifest'
import type { SubmissionState } from '@msdat/sdk/contracts/registry'
import type { RegistryTransaction, SubmissionRow } from '../db/RegistryTables.ts'
import { addJob } from '../jobs/leases.ts'
import { moveSubmission } from '../states/moveSubmission.ts'
import { approvalOf } from './approvalOf.ts'
import { submissionRow } from './submissionRow.ts'

export interface Decision {
  id: number
  actor: string
  reason: string
  /** The zip the reviewer looked at. */
  zipDigest?: string
}

const afterApproval: readonly SubmissionState[] = ['approved', 'building', 'deployed']

/** Approves what was reviewed and queues the build. Approving twice is the same as once. */
export async function approve(tx: RegistryTransaction, decision: Decision): Promise<SubmissionRow> {
  const submission = await submissionRow(tx, decision.id)
  if (decision.zipDigest !== undefined && decision.zipDigest !== submission.zip_digest) {
    throw new AppError(
      'conflict',
      'This is not the zip that was reviewed. Load the submission again and look at it anew.',
    )
  }
  if (afterApproval.includes(submission.state)) return submission
  if (submission.state !== 'awaiting_approval' || submission.manifest === null) {
    throw new AppError(
      'conflict',
      `Only a submission that awaits approval can be approved; this one is ${words(submission.state)}.`,
    )
  }
  await refuseTakenVersion(tx, submission)
  const approval = approvalOf(submission.zip_digest, JSON.parse(submission.manifest) as Manifest)
  const { actor, reason } = decision
  const moved = await moveSubmission(tx, { submission, to: 'approved', actor, reason, changes: { approval } })
  await addJob(tx, submission.id, 'build')
  return moved
}

export async function reject(
  tx: RegistryTransaction,
  { id, actor, reason }: Decision,
): Promise<SubmissionRow> {
  const submission = await submissionRow(tx, id)
  return moveSubmission(tx, { submission, to: 'rejected', actor, reason })
}

/** Queues a failed build again; what was approved stays approved. */
export async function retry(
  tx: RegistryTransaction,
  { id, actor, reason }: Decision,
): Promise<SubmissionRow> {
  const submission = await submissionRow(tx, id)
  if (submission.state === 'build_failed') {
    await refuseTakenVersion(tx, submission)
    await refuseStepBack(tx, submission)
  }
  const moved = await moveSubmission(tx, { submission, to: 'approved', actor, reason })
  await addJob(tx, id, 'build')
  return moved
}

/** Two zips of one version may both have passed the checks at the same time; only one can be approved. */
async function refuseTakenVersion(tx: RegistryTransaction, submission: SubmissionRow): Promise<void> {
  const others = await tx
    .selectFrom('registry_submissions')
    .select(['id', 'version', 'first_party'])
    .where('plugin_id', '=', submission.plugin_id)
    .where('id', '<>', submission.id)
    .where('approval', 'is not', null)
    // What never could be built may have been rejected after its approval.
    .where('state', '<>', 'rejected')
    .execute()
  const isOwn = submission.first_party === 1
  // An installation may have brought a plugin of this id along since the checks.
  if (!isOwn && others.some(({ first_party }) => first_party === 1)) {
    throw new AppError('conflict', `${submission.plugin_id} is by now a plugin of this installation itself.`)
  }
  const taken = others.find(
    ({ version, first_party }) => version === submission.version && !(first_party === 1 && isOwn),
  )
  if (taken) {
    throw new AppError(
      'conflict',
      `${submission.plugin_id} ${submission.version} was approved before, as submission ${taken.id}.`,
    )
  }
}

const inPlace: readonly SubmissionState[] = [...afterApproval, 'disabled']

/**
 * The version that was approved last is the one that runs. A build that is asked for again would come
 * after all others and replace what was approved since, for good: a version is handed in only once.
 */
async function refuseStepBack(tx: RegistryTransaction, submission: SubmissionRow): Promise<void> {
  const approved = await tx
    .selectFrom('registry_submissions')
    .innerJoin('registry_jobs', 'registry_jobs.submission_id', 'registry_submissions.id')
    .select(['registry_submissions.id', 'version', 'registry_submissions.state'])
    // An approval queues the first build.
    .select((row) => row.fn.min('registry_jobs.id').as('first_build'))
    .where('plugin_id', '=', submission.plugin_id)
    .where('kind', '=', 'build')
    .groupBy(['registry_submissions.id', 'version', 'registry_submissions.state'])
    .orderBy('first_build', 'desc')
    .execute()
  const own = approved.findIndex(({ id }) => id === submission.id)
  const newer = approved.slice(0, own).find(({ state }) => inPlace.includes(state))
  if (!newer) return
  throw new AppError(
    'conflict',
    newer.state === 'deployed'
      ? `Version ${newer.version} runs by now; hand the plugin in again with a higher version.`
      : `Version ${newer.version} was approved after this one; hand the plugin in again with a higher version.`,
  )
}

const words = (state: SubmissionState): string => state.replaceAll('_', ' ')
