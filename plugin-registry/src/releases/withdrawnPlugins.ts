import type { Release, Withdrawn } from '@msdat/sdk/contracts/registry'
import type { RegistryTransaction } from '../db/RegistryTables.ts'

const mostTold = 100

/** Plugins of which nothing is deployed since a version was withdrawn, the newest first. */
export async function withdrawnPlugins(tx: RegistryTransaction): Promise<Withdrawn[]> {
  const deployed = tx
    .selectFrom('registry_releases')
    .select('plugin_id')
    .where('state', 'in', ['live', 'disabled'])
  const rows = await tx
    .selectFrom('registry_releases')
    .select(['plugin_id', 'version', 'release', 'notice', 'ended_at'])
    .where('state', '=', 'yanked')
    .where('plugin_id', 'not in', deployed)
    .orderBy('ended_at', 'desc')
    .execute()
  const newest = new Map(rows.toReversed().map((row) => [row.plugin_id, row]))
  return [...newest.values()]
    .map(({ plugin_id, version, release, notice, ended_at }) => ({
      plugin: plugin_id,
      name: (JSON.parse(release) as Release).name,
      version,
      reason: notice ?? '',
      at: ended_at ?? '',
    }))
    .sort((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, mostTold)
}
