import { readStack } from '@msdat/sdk/toolchain/bundle'
import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { reportPluginFault, SourcePlace } from '@msdat/sdk/contracts/faults'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { findPackedPlaces, sourceMapKey } from './SourceMap.ts'

/** Counts a fault of a version that is or was deployed; anyone may report, so nothing else is believed. */
export async function reportFault(db: RegistryDb, fault: InputOf<typeof reportPluginFault>): Promise<void> {
  const { plugin, version, kind } = fault
  const row = await db
    .selectFrom('registry_releases')
    .select('release')
    .where('plugin_id', '=', plugin)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', `No version ${version} of ${plugin} was deployed.`)
  const { message, places } = readStack(fault.message)
  const found = places.length > 0 ? await placesOf(db, JSON.parse(row.release) as Release, places) : []
  // Without a map of the sources, the stack itself is better than nothing.
  const said = found.length > 0 ? message : fault.message.slice(0, 500)
  const trace = found.length > 0 ? JSON.stringify(found) : null
  const at = new Date().toISOString()
  await db
    .insertInto('registry_faults')
    .values({ plugin_id: plugin, version, kind, message: said, trace, count: 1, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['plugin_id', 'version', 'kind']).doUpdateSet((current) => ({
        count: current('registry_faults.count', '+', 1),
        message: said,
        trace,
        last_at: at,
      })),
    )
    .execute()
}

async function placesOf(
  db: RegistryDb,
  release: Release,
  places: { line: number; column: number }[],
): Promise<SourcePlace[]> {
  const row = await db
    .selectFrom('registry_artifacts')
    .select('content')
    .where('kind', '=', 'map')
    .where('digest', '=', sourceMapKey(release))
    .executeTakeFirst()
  return row ? findPackedPlaces(row.content, places) : []
}
