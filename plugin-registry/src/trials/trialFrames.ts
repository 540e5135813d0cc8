import { randomBytes } from 'node:crypto'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { RegistryDb, RegistryTransaction } from '../db/RegistryTables.ts'
import { undecided } from '../states/undecided.ts'
import { trialStates } from './trialStates.ts'

/** A name that nobody can guess and that no plugin can have: an id has no two hyphens in a row. */
export const makeTrialFrame = (): string => `trial--${randomBytes(20).toString('hex')}`

export const isTrialFrame = (name: string): boolean => /^trial--[0-9a-f]{40}$/.test(name)

/** What shapes the policy of a trial's frame; null where nothing of this name is on trial. */
export async function findTrialFrame(
  db: RegistryDb,
  frame: string,
): Promise<{ network: readonly string[] } | null> {
  const row = await db
    .selectFrom('registry_trials')
    .innerJoin('registry_submissions', 'registry_submissions.zip_digest', 'registry_trials.zip_digest')
    .select('release')
    .where('frame', '=', frame)
    .where('state', 'in', trialStates)
    .limit(1)
    .executeTakeFirst()
  return row ? { network: (JSON.parse(row.release) as Release).network } : null
}

/** A trial is over with the decision. */
export async function removeTrials(tx: RegistryTransaction): Promise<void> {
  const open = tx.selectFrom('registry_submissions').select('zip_digest').where('state', 'in', undecided)
  await tx.deleteFrom('registry_trials').where('zip_digest', 'not in', open).execute()
}
