import type { RegistryTransaction } from '../db/RegistryTables.ts'
import { undecided } from '../states/undecided.ts'

/**
 * Forgets rejected zips before their time, the longest rejected first, until what is kept of strangers'
 * plugins that do not run takes less than `mostBytes`. Answers false where that is not enough.
 */
export async function makeRoom(tx: RegistryTransaction, mostBytes: number): Promise<boolean> {
  const sizes = await keptSizes(tx)
  let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  if (bytes < mostBytes) return true
  for (const digest of await rejectedZips(tx)) {
    const size = sizes.get(digest)
    if (size === undefined) continue
    await tx.deleteFrom('registry_artifacts').where('kind', '=', 'zip').where('digest', '=', digest).execute()
    sizes.delete(digest)
    bytes -= size
    if (bytes < mostBytes) return true
  }
  return false
}

async function keptSizes(tx: RegistryTransaction): Promise<Map<string, number>> {
  const notRunning = tx
    .selectFrom('registry_submissions')
    .select('zip_digest')
    .where('first_party', '=', 0)
    .where('state', 'in', [...undecided, 'rejected', 'build_failed'])
  const rows = await tx
    .selectFrom('registry_artifacts')
    .select(['digest', 'bytes'])
    .where('kind', '=', 'zip')
    .where('digest', 'in', notRunning)
    .execute()
  return new Map(rows.map(({ digest, bytes }) => [digest, bytes]))
}

/** Those that no other submission needs. */
async function rejectedZips(tx: RegistryTransaction): Promise<string[]> {
  const needed = tx
    .selectFrom('registry_submissions')
    .select('zip_digest')
    .where('state', 'not in', ['check_failed', 'rejected'])
  const rows = await tx
    .selectFrom('registry_submissions')
    .select('zip_digest')
    .where('state', '=', 'rejected')
    .where('zip_digest', 'not in', needed)
    .orderBy('updated_at')
    .orderBy('id')
    .execute()
  return rows.map(({ zip_digest }) => zip_digest)
}
