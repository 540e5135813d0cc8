import { AppError } from '@msdat/sdk/contracts/problem'
import type { SubmissionState } from '@msdat/sdk/contracts/registry'
import type { RegistryTransaction } from '../db/RegistryTables.ts'

const undecided: readonly SubmissionState[] = ['submitted', 'checking', 'awaiting_approval']

/**
 * Zips that nobody has looked at yet stand in the database of the whole platform. A limit for each
 * address does not hold against many addresses, and a full disk would stop more than submissions.
 */
export async function refuseFullQueue(tx: RegistryTransaction, mostBytes: number): Promise<void> {
  const { bytes } = await tx
    .selectFrom('registry_submissions')
    .select((row) => row.fn.sum('zip_bytes').as('bytes'))
    .where('state', 'in', undecided)
    .where('first_party', '=', 0)
    .executeTakeFirstOrThrow()
  if (Number(bytes ?? 0) < mostBytes) return
  throw new AppError(
    'unavailable',
    'Too many plugins wait for their review. Please try again in a few days, or tell the administrators.',
  )
}
