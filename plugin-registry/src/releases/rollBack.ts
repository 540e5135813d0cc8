import { AppError } from '@msdat/sdk/contracts/problem'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { RegistryDb, RegistryTransaction, ReleaseRow, SubmissionRow } from '../db/RegistryTables.ts'
import { moveSubmission } from '../states/moveSubmission.ts'
import { submissionRow } from '../submissions/submissionRow.ts'
import { currentRelease, releaseOfVersion } from './currentRelease.ts'
import { publishIndex } from './publishIndex.ts'
import type { SigningKey } from './SigningKey.ts'

export interface RollBack {
  plugin: string
  /** Without one: the version before the one that runs. */
  version?: string | undefined
  actor: string
  reason: string
  key: SigningKey
}

/** Lets an earlier version run again, with the code that was built and signed for it then. */
export async function rollBack(tx: RegistryTransaction, wish: RollBack): Promise<SubmissionRow> {
  const current = await currentRelease(tx, wish.plugin)
  const target = await targetOf(tx, wish, current)
  if (target.id === current?.id) return submissionRow(tx, target.submission_id)
  if (target.state === 'yanked')
    throw new AppError('conflict', `Version ${target.version} was withdrawn for good.`)
  if (!(await isBuilt(tx, target)))
    throw new AppError('conflict', `The built code of version ${target.version} is no longer kept.`)
  const { actor } = wish
  const reason = `Rolled back from ${current?.version ?? 'nothing'} to ${target.version}: ${wish.reason}`
  // First the one that ends: the database refuses two current versions of one plugin.
  if (current) {
    const ended = { state: 'superseded', ended_because: 'rolled_back', ended_at: now() } as const
    await tx.updateTable('registry_releases').set(ended).where('id', '=', current.id).execute()
    const submission = await submissionRow(tx, current.submission_id)
    await moveSubmission(tx, { submission, to: 'superseded', actor, reason })
  }
  await tx
    .updateTable('registry_releases')
    .set({ state: 'live', ended_because: null, ended_at: null })
    .where('id', '=', target.id)
    .execute()
  const submission = await submissionRow(tx, target.submission_id)
  const moved = await moveSubmission(tx, { submission, to: 'deployed', actor, reason })
  await publishIndex(tx, wish.key)
  return moved
}

async function targetOf(
  tx: RegistryTransaction,
  { plugin, version }: RollBack,
  current: ReleaseRow | null,
): Promise<ReleaseRow> {
  if (version !== undefined) return releaseOfVersion(tx, plugin, version)
  const row = await tx
    .selectFrom('registry_releases')
    .selectAll()
    .where('plugin_id', '=', plugin)
    .where('state', '=', 'superseded')
    .$if(current !== null, (query) => query.where('id', '<', current?.id ?? 0))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row) return row
  throw new AppError('conflict', `There is no earlier version of ${plugin} to go back to.`)
}

/** Whether the code of a release can still be fetched. */
export async function isBuilt(
  db: RegistryDb | RegistryTransaction,
  { release }: Pick<ReleaseRow, 'release'>,
): Promise<boolean> {
  const { bundle } = JSON.parse(release) as Release
  const row = await db
    .selectFrom('registry_artifacts')
    .select('digest')
    .where('kind', '=', 'module')
    .where('digest', '=', bundle.digest)
    .executeTakeFirst()
  return row !== undefined
}

const now = (): string => new Date().toISOString()
