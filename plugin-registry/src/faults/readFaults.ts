import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import type { listPluginFaults, PluginFault, SourcePlace } from '@msdat/sdk/contracts/faults'
import type { Rows } from '@msdat/sdk/contracts/page'
import type { FaultRow, RegistryDb } from '../db/RegistryTables.ts'

/** A page of faults, those that happened last first unless asked otherwise. */
export async function readFaults(
  db: RegistryDb,
  filter: InputOf<typeof listPluginFaults>,
): Promise<Rows<PluginFault>> {
  const { plugin, size = 100, page = 1, ordering = '-last_at' } = filter
  const matching = db
    .selectFrom('registry_faults')
    .$if(plugin !== undefined, (query) => query.where('plugin_id', '=', plugin ?? ''))
  const { count } = await matching.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy(ordering.endsWith('count') ? 'count' : 'last_at', ordering.startsWith('-') ? 'desc' : 'asc')
    .orderBy('plugin_id')
    .orderBy('version')
    .orderBy('kind')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { count: Number(count), results: rows.map(toFault) }
}

export function toFault({ plugin_id, trace, ...row }: FaultRow): PluginFault {
  return { plugin: plugin_id, ...row, trace: JSON.parse(trace ?? '[]') as SourcePlace[] }
}
