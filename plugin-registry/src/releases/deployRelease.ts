import type { SignedProvenance } from '@msdat/sdk/contracts/buildProvenance'
import type { PreparedModule } from '../artifacts/artifacts.ts'
import type { RegistryTransaction } from '../db/RegistryTables.ts'
import { moveSubmission } from '../states/moveSubmission.ts'
import { submissionRow } from '../submissions/submissionRow.ts'
import { publishIndex } from './publishIndex.ts'
import { releaseOf, type BuiltPlugin } from './releaseOf.ts'
import type { SigningKey } from './SigningKey.ts'

export interface Deployment extends BuiltPlugin {
  module: PreparedModule
  /** Null in tests of what follows a build. */
  provenance: SignedProvenance | null
  actor: string
  /** When the build was asked for: by an approval, or by a wish to try again. */
  askedAt: string
  key: SigningKey
}

/** Puts a built version in the place of the one before it and publishes the index, in the caller's transaction. */
export async function deployRelease(tx: RegistryTransaction, deployment: Deployment): Promise<void> {
  const { submission, manifest, actor } = deployment
  const isSwitchedOff = await supersede(tx, deployment)
  const at = new Date().toISOString()
  await tx
    .insertInto('registry_releases')
    .values({
      submission_id: submission.id,
      plugin_id: manifest.id,
      version: manifest.version,
      state: isSwitchedOff ? 'disabled' : 'live',
      release: JSON.stringify(releaseOf(deployment, at)),
      provenance: deployment.provenance && JSON.stringify(deployment.provenance),
      created_at: at,
    })
    .execute()
  const deployed = await moveSubmission(tx, {
    submission,
    to: 'deployed',
    actor,
    reason: `Bundle ${deployment.module.digest}.`,
  })
  if (isSwitchedOff) {
    const reason = 'The plugin was switched off while this version was being built.'
    await moveSubmission(tx, { submission: deployed, to: 'disabled', actor, reason })
  }
  await publishIndex(tx, deployment.key)
}

/** Answers whether the version before was switched off after this one was asked for: then this one stays off too. */
async function supersede(
  tx: RegistryTransaction,
  { manifest, actor, askedAt }: Deployment,
): Promise<boolean> {
  let isSwitchedOff = false

  const before = await tx
    .selectFrom('registry_releases')
    .select(['id', 'submission_id'])
    .where('plugin_id', '=', manifest.id)
    .where('state', 'in', ['live', 'disabled'])
    .execute()
  for (const { id, submission_id } of before) {
    await tx
      .updateTable('registry_releases')
      .set({ state: 'superseded', ended_because: 'replaced', ended_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute()
    const submission = await submissionRow(tx, submission_id)
    isSwitchedOff ||= submission.state === 'disabled' && submission.updated_at > askedAt
    await moveSubmission(tx, { submission, to: 'superseded', actor, reason: 'A new version was deployed.' })
  }
  return isSwitchedOff
}
