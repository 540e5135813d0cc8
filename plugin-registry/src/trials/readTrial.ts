import type { Release } from '@msdat/sdk/contracts/registry'
import type { Trial } from '@msdat/sdk/contracts/trials'
import type { JobRow, RegistryDb } from '../db/RegistryTables.ts'
import { submissionRow } from '../submissions/submissionRow.ts'
import { trialStates } from './trialStates.ts'

/** How far the trial of a submission is, with its code where it is built. */
export async function readTrial(db: RegistryDb, id: number): Promise<Trial> {
  const { zip_digest, state } = await submissionRow(db, id)
  const none: Trial = { state: 'none', zip_digest, problem: null, frame: null, release: null, code: null }
  if (!trialStates.includes(state)) return none
  // Asked for before the build, which is there when the job is done.
  const job = await lastTrialJob(db, id)
  const built = await db
    .selectFrom('registry_trials')
    .selectAll()
    .where('zip_digest', '=', zip_digest)
    .executeTakeFirst()
  if (built) {
    const { frame, code } = built
    return { ...none, state: 'ready', frame, code, release: JSON.parse(built.release) as Release }
  }
  if (!job || job.state === 'done') return none
  return job.state === 'failed'
    ? { ...none, state: 'failed', problem: job.log }
    : { ...none, state: 'building' }
}

async function lastTrialJob(db: RegistryDb, id: number): Promise<JobRow | undefined> {
  return db
    .selectFrom('registry_jobs')
    .selectAll()
    .where('submission_id', '=', id)
    .where('kind', '=', 'trial')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
