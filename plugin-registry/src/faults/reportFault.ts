import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { reportPluginFault } from '@msdat/sdk/contracts/faults'
import type { RegistryDb } from '../db/RegistryTables.ts'

/** Counts a fault of a version that is or was deployed; anyone may report, so nothing else is believed. */
export async function reportFault(db: RegistryDb, fault: InputOf<typeof reportPluginFault>): Promise<void> {
  const { plugin, version, kind, message } = fault
  const release = await db
    .selectFrom('registry_releases')
    .select('id')
    .where('plugin_id', '=', plugin)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!release) throw new AppError('not_found', `No version ${version} of ${plugin} was deployed.`)
  const at = new Date().toISOString()
  await db
    .insertInto('registry_faults')
    .values({ plugin_id: plugin, version, kind, message, count: 1, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['plugin_id', 'version', 'kind'])
        .doUpdateSet((row) => ({ count: row('registry_faults.count', '+', 1), message, last_at: at })),
    )
    .execute()
}
