import { AppError } from '@msdat/sdk/contracts/problem'
import type { RegistryTransaction, SubmissionRow } from '../db/RegistryTables.ts'
import { moveSubmission } from '../states/moveSubmission.ts'
import { submissionRow } from '../submissions/submissionRow.ts'
import { currentRelease, releaseOfVersion } from './currentRelease.ts'
import { publishIndex } from './publishIndex.ts'
import type { SigningKey } from './SigningKey.ts'

export interface Yank {
  plugin: string
  /** Without one: the version that is deployed. */
  version?: string | undefined
  actor: string
  /** Visitors read it. */
  reason: string
  key: SigningKey
}

/** Withdraws a version for good. Nothing takes its place: an earlier one returns only by a roll back. */
export async function yank(tx: RegistryTransaction, wish: Yank): Promise<SubmissionRow> {
  const { plugin, version, actor, reason } = wish
  const release =
    version === undefined ? await currentRelease(tx, plugin) : await releaseOfVersion(tx, plugin, version)
  if (!release) throw new AppError('not_found', `No plugin ${plugin} is deployed.`)
  const submission = await submissionRow(tx, release.submission_id)
  if (release.state === 'yanked') return submission
  await tx
    .updateTable('registry_releases')
    .set({ state: 'yanked', ended_because: 'yanked', ended_at: new Date().toISOString(), notice: reason })
    .where('id', '=', release.id)
    .execute()
  const moved = await moveSubmission(tx, { submission, to: 'yanked', actor, reason })
  await publishIndex(tx, wish.key)
  return moved
}
