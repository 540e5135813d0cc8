import type { Index, Release, SharedModule, SignedIndex } from '@msdat/sdk/contracts/registry'
import { inTurn } from '../db/inTurn.ts'
import type { RegistryDb, RegistryTransaction } from '../db/RegistryTables.ts'
import { undecided } from '../states/undecided.ts'
import { removeOldFigures } from '../figures/addFigures.ts'
import { removeTrials } from '../trials/trialFrames.ts'
import { sourceMapKey } from '../faults/SourceMap.ts'
import { readState } from '../db/stateValues.ts'

const day = 24 * 60 * 60 * 1000
/** A reviewer may want to look again at what was rejected. */
const rejectedMs = 30 * day
/** Pages that are open may run a version that was replaced a while ago. */
const replacedMs = day
const figuresMs = 90 * day
const atOnce = 500

/**
 * Forgets bytes that nobody can ask for any more. What strangers once deployed is kept, to be read
 * again; replaced versions of this installation's own plugins are not, since its code holds them.
 */
export function removeUnusedArtifacts(db: RegistryDb, now = Date.now()): Promise<void> {
  return inTurn(db, async (tx) => {
    await removeTrials(tx)
    await removeOldFigures(tx, before(now, figuresMs))
    await removeZips(tx, before(now, rejectedMs))
    await removeModules(tx, before(now, replacedMs))
  })
}

const before = (now: number, milliseconds: number): string => new Date(now - milliseconds).toISOString()

async function removeZips(tx: RegistryTransaction, rejectedBefore: string): Promise<void> {
  const used = tx
    .selectFrom('registry_submissions')
    .select('zip_digest')
    .where((row) =>
      row.or([
        row('state', 'not in', ['check_failed', 'rejected', 'superseded']),
        row.and([row('state', '=', 'superseded'), row('first_party', '=', 0)]),
        row.and([row('state', '=', 'rejected'), row('updated_at', '>=', rejectedBefore)]),
      ]),
    )
  // Reviewers compare the answer to a request for changes with the zip before it.
  const replaced = tx
    .selectFrom('registry_submissions')
    .select('previous_zip')
    .where('state', 'in', undecided)
    .where('previous_zip', 'is not', null)
    .$narrowType<{ previous_zip: string }>()
  await tx
    .deleteFrom('registry_artifacts')
    .where('kind', '=', 'zip')
    .where('digest', 'not in', used)
    .where('digest', 'not in', replaced)
    .execute()
}

async function removeModules(tx: RegistryTransaction, replacedBefore: string): Promise<void> {
  const index = await storedIndex(tx)
  const releases = [...(await keptReleases(tx, replacedBefore)), ...index.releases]
  const used = new Set([...releases.map(({ bundle }) => bundle), ...index.shared].map(({ digest }) => digest))
  for (const name of ['shared_modules', 'former_shared_modules'] as const) {
    const modules = JSON.parse((await readState(tx, name)) ?? '[]') as SharedModule[]
    for (const { digest } of modules) used.add(digest)
  }
  await removeOthers(tx, 'module', used)
  await removeOthers(tx, 'map', new Set(releases.map(sourceMapKey)))
}

async function removeOthers(
  tx: RegistryTransaction,
  kind: 'module' | 'map',
  used: ReadonlySet<string>,
): Promise<void> {
  const stored = await tx.selectFrom('registry_artifacts').select('digest').where('kind', '=', kind).execute()
  const unused = stored.map(({ digest }) => digest).filter((digest) => !used.has(digest))
  for (let from = 0; from < unused.length; from += atOnce) {
    await tx
      .deleteFrom('registry_artifacts')
      .where('kind', '=', kind)
      .where('digest', 'in', unused.slice(from, from + atOnce))
      .execute()
  }
}

async function keptReleases(tx: RegistryTransaction, replacedBefore: string): Promise<Release[]> {
  const rows = await tx
    .selectFrom('registry_releases')
    .innerJoin('registry_submissions', 'registry_submissions.id', 'registry_releases.submission_id')
    .select('registry_releases.release')
    .where((row) =>
      row.or([
        row('registry_releases.state', 'in', ['live', 'disabled']),
        row('registry_submissions.first_party', '=', 0),
        row('registry_submissions.updated_at', '>=', replacedBefore),
      ]),
    )
    .execute()
  return rows.map(({ release }) => JSON.parse(release) as Release)
}

/** What the stored index names is what visitors fetch, whatever else the tables say. */
async function storedIndex(tx: RegistryTransaction): Promise<Pick<Index, 'releases' | 'shared'>> {
  const text = await readState(tx, 'signed_index')
  return text === null
    ? { releases: [], shared: [] }
    : (JSON.parse((JSON.parse(text) as SignedIndex).index) as Index)
}
