import { AppError } from '@msdat/sdk/contracts/problem'
import { appendAudit } from '../audit/appendAudit.ts'
import type { RegistryTransaction } from '../db/RegistryTables.ts'
import { addJob } from '../jobs/leases.ts'
import { submissionRow } from '../submissions/submissionRow.ts'
import { trialStates } from './trialStates.ts'

/** Has a submission built for a trial, unless it is already, and notes who asked. */
export async function startTrial(tx: RegistryTransaction, id: number, actor: string): Promise<void> {
  const submission = await submissionRow(tx, id)
  if (!trialStates.includes(submission.state))
    throw new AppError('conflict', 'Only a submission that waits for a decision can be tried.')
  const at = new Date().toISOString()
  const reason = `Zip ${submission.zip_digest}.`
  await appendAudit(tx, { submission: id, actor, action: 'tried', reason, at })
  const built = await tx
    .selectFrom('registry_trials')
    .select('frame')
    .where('zip_digest', '=', submission.zip_digest)
    .executeTakeFirst()
  const open = await tx
    .selectFrom('registry_jobs')
    .select('id')
    .where('submission_id', '=', id)
    .where('kind', '=', 'trial')
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  if (!built && !open) await addJob(tx, id, 'trial')
}
