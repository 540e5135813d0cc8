import type { Kysely } from 'kysely'
import type { FacilityRegistry } from '@msdat/sdk/contracts/facilityRegistries'
import { fromKept } from '../stored/rowValues.ts'
import { registryTable, type FacilityTables } from './facilityTables.ts'

/** Registries with the number of their facilities: those of the platform first, then as they came. */
export async function readRegistries(
  db: Kysely<FacilityTables>,
  only: { isShown?: boolean; id?: string },
): Promise<FacilityRegistry[]> {
  let query = db.selectFrom('facility_registries')
  if (only.isShown) query = query.where('is_shown', '=', 1)
  if (only.id !== undefined) query = query.where('id', '=', only.id)
  const rows = await query
    .selectAll()
    .orderBy('is_built_in', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const counted = await db
    .selectFrom('facilities')
    .select(['registry'])
    .select((counts) => counts.fn.countAll<number>().as('count'))
    .groupBy('registry')
    .execute()
  const counts = new Map(counted.map(({ registry, count }) => [registry, Number(count)]))
  return rows.map(({ created_at: _since, ...row }) => ({
    ...(fromKept(registryTable, row) as Omit<FacilityRegistry, 'facilities'>),
    facilities: counts.get(row.id) ?? 0,
  }))
}
