import { AppError } from '@msdat/sdk/contracts/problem'
import type { PluginVersion } from '@msdat/sdk/contracts/deployments'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { isBuilt } from './rollBack.ts'

/** Every version of a plugin that was ever deployed, the newest first. */
export async function listVersions(db: RegistryDb, plugin: string): Promise<PluginVersion[]> {
  const rows = await db
    .selectFrom('registry_releases')
    .selectAll()
    .where('plugin_id', '=', plugin)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  if (rows.length === 0) throw new AppError('not_found', `No plugin ${plugin} was ever deployed.`)
  return Promise.all(
    rows.map(async (row) => ({
      submission: row.submission_id,
      version: row.version,
      state: row.state,
      released_at: row.created_at,
      ended_at: row.ended_at,
      notice: row.notice,
      can_return: row.state === 'superseded' && (await isBuilt(db, row)),
    })),
  )
}
