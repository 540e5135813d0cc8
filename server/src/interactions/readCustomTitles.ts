import type { Kysely } from 'kysely'
import type { CustomDashboardTables } from '../customDashboards/customDashboardMigrations.ts'

type Db = Kysely<Pick<CustomDashboardTables, 'custom_dashboards'>>

/** Titles of the custom dashboards among these, by their names: of one's own and of those that everybody reads. */
export async function readCustomTitles(
  db: Db,
  names: readonly string[],
  reader: string | null,
): Promise<ReadonlyMap<string, string>> {
  const ids = names.flatMap((name) => Number(/^custom-(\d{1,9})$/.exec(name)?.[1] ?? 0) || [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('custom_dashboards')
    .select(['id', 'title'])
    .where('id', 'in', [...new Set(ids)])
    .where((row) => {
      const isEverybodys = row.and([row('is_private', '=', 0), row('approval', '=', 'approved')])
      return reader === null ? isEverybodys : row.or([row('owner', '=', reader), isEverybodys])
    })
    .execute()
  return new Map(rows.map(({ id, title }) => [`custom-${id}`, title]))
}
