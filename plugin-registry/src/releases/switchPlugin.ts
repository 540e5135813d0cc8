import type { Actor } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import { accountName } from '../audit/actorName.ts'
import type { RegistryTransaction, SubmissionRow } from '../db/RegistryTables.ts'
import { moveSubmission } from '../states/moveSubmission.ts'
import { isOwn } from '../submissions/isOwn.ts'
import { submissionRow } from '../submissions/submissionRow.ts'
import { publishIndex } from './publishIndex.ts'
import type { SigningKey } from './SigningKey.ts'

export interface Switch {
  plugin: string
  isOn: boolean
  actor: Pick<Actor, 'id' | 'email'>
  reason: string
  key: SigningKey
}

/** Switches a deployed plugin off for everyone, or on again. Switching to what it is changes nothing. */
export async function switchPlugin(tx: RegistryTransaction, wish: Switch): Promise<SubmissionRow> {
  const release = await tx
    .selectFrom('registry_releases')
    .selectAll()
    .where('plugin_id', '=', wish.plugin)
    .where('state', 'in', ['live', 'disabled'])
    .executeTakeFirst()
  if (!release) throw new AppError('not_found', `No plugin ${wish.plugin} is deployed.`)
  const submission = await submissionRow(tx, release.submission_id)
  if ((release.state === 'live') === wish.isOn) return submission
  const { actor, reason } = wish
  // It may have been switched off for what its author would rather have running.
  if (wish.isOn && isOwn(submission, actor))
    throw new AppError('not_allowed', 'Nobody switches their own plugin on again. Another admin has to.')
  await tx
    .updateTable('registry_releases')
    .set({ state: wish.isOn ? 'live' : 'disabled' })
    .where('id', '=', release.id)
    .execute()
  const moved = await moveSubmission(tx, {
    submission,
    to: wish.isOn ? 'deployed' : 'disabled',
    actor: accountName(actor),
    reason,
  })
  await publishIndex(tx, wish.key)
  return moved
}
