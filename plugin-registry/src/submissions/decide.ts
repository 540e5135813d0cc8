import { AppError } from '@msdat/sdk/contracts/problem'
import type { SubmissionState } from '@msdat/sdk/contracts/submission'
import type { RegistryTransaction, SubmissionRow } from '../db/RegistryTables.ts'
import { addJob } from '../jobs/leases.ts'
import { moveSubmission } from '../states/moveSubmission.ts'
import { refuseTakenVersion } from './refuseTakenVersion.ts'
import { submissionRow } from './submissionRow.ts'

export interface Decision {
  id: number
  /** As the audit trail names them. */
  actor: string
  reason: string
}

export async function reject(
  tx: RegistryTransaction,
  { id, actor, reason }: Decision,
): Promise<SubmissionRow> {
  const submission = await submissionRow(tx, id)
  return moveSubmission(tx, { submission, to: 'rejected', actor, reason })
}

/** Asks the author for another zip; the thread stays open until they send one. */
export async function requestChanges(
  tx: RegistryTransaction,
  { id, actor, reason }: Decision,
): Promise<SubmissionRow> {
  const submission = await submissionRow(tx, id)
  return moveSubmission(tx, { submission, to: 'changes_requested', actor, reason })
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

const inPlace: readonly SubmissionState[] = ['approved', 'building', 'deployed', 'disabled']

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
