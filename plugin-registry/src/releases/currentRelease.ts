import { AppError } from '@msdat/sdk/contracts/problem'
import type { RegistryDb, RegistryTransaction, ReleaseRow } from '../db/RegistryTables.ts'

/** The version of a plugin that is deployed, whether on or off; null where none is. */
export async function currentRelease(
  db: RegistryDb | RegistryTransaction,
  plugin: string,
): Promise<ReleaseRow | null> {
  const row = await db
    .selectFrom('registry_releases')
    .selectAll()
    .where('plugin_id', '=', plugin)
    .where('state', 'in', ['live', 'disabled'])
    .executeTakeFirst()
  return row ?? null
}

/** One version of a plugin that was deployed at some time. */
export async function releaseOfVersion(
  db: RegistryDb | RegistryTransaction,
  plugin: string,
  version: string,
): Promise<ReleaseRow> {
  const row = await db
    .selectFrom('registry_releases')
    .selectAll()
    .where('plugin_id', '=', plugin)
    .where('version', '=', version)
    // The installation's own plugins may be deployed again under one version.
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row) return row
  throw new AppError('not_found', `Version ${version} of ${plugin} was never deployed.`)
}
