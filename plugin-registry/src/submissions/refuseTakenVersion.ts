import { AppError } from '@msdat/sdk/contracts/problem'
import type { RegistryTransaction, SubmissionRow } from '../db/RegistryTables.ts'

/** Two zips of one version may both have passed the checks at the same time; only one can be approved. */
export async function refuseTakenVersion(tx: RegistryTransaction, submission: SubmissionRow): Promise<void> {
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
