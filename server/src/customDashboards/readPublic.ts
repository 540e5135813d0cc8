import type { Kysely } from 'kysely'
import type { DashboardContent } from '@msdat/sdk/contracts/customDashboards'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { visibleTo } from './seenDashboards.ts'

/** What everybody may see of a custom dashboard: what was approved of it; null where nothing was. */
export async function readPublic(
  db: Kysely<CustomDashboardTables>,
  id: number,
): Promise<DashboardContent | null> {
  const row = await visibleTo(db, null).select('approved').where('id', '=', id).executeTakeFirst()
  return row?.approved ? (JSON.parse(row.approved) as DashboardContent) : null
}
