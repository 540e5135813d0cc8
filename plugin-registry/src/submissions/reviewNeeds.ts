import type { Manifest } from '@msdat/sdk/contracts/manifest'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { RegistryDb, RegistryTransaction, SubmissionRow } from '../db/RegistryTables.ts'
import { grantsNeeded } from './grantsNeeded.ts'
import { belongsTo, ownerOf } from './ownership.ts'

export interface ReviewNeeds {
  /** The version that this one would replace; of a plugin that no longer runs, the last that did. */
  before: { submission: number; release: Release } | null
  /** It would replace a plugin of somebody else, as far as anyone has proven. */
  isTakeover: boolean
  usesNetwork: boolean
  grants: string[]
  admins: 1 | 2
}

/** What an approval of this submission takes, as things stand now. */
export async function reviewNeeds(
  db: RegistryDb | RegistryTransaction,
  submission: SubmissionRow,
): Promise<ReviewNeeds> {
  const manifest = manifestIn(submission)
  const before = await releaseBefore(db, submission)
  const owner = await ownerOf(db, submission)
  const isTakeover = owner !== null && !belongsTo(owner, submission)
  const usesNetwork = manifest.permissions.some(({ name }) => name === 'network')
  return {
    before,
    isTakeover,
    usesNetwork,
    grants: grantsNeeded(manifest, before?.release ?? null),
    admins: isTakeover || usesNetwork ? 2 : 1,
  }
}

/** Its manifest, or a conflict where the checks found none. */
export function manifestIn({ id, manifest }: Pick<SubmissionRow, 'id' | 'manifest'>): Manifest {
  if (manifest === null) throw new AppError('conflict', `Submission ${id} has no manifest that can be read.`)
  return JSON.parse(manifest) as Manifest
}

/** The release that runs or is switched off, else the newest one, of another submission. */
export async function releaseBefore(
  db: RegistryDb | RegistryTransaction,
  { id, plugin_id }: Pick<SubmissionRow, 'id' | 'plugin_id'>,
): Promise<ReviewNeeds['before']> {
  const row = await db
    .selectFrom('registry_releases')
    .select(['submission_id', 'release'])
    .where('plugin_id', '=', plugin_id ?? '')
    .where('submission_id', '<>', id)
    .orderBy((order) => order.case().when('state', 'in', ['live', 'disabled']).then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { submission: row.submission_id, release: JSON.parse(row.release) as Release } : null
}
