import type { DashboardContent } from '@msdat/sdk/contracts/customDashboards'
import { dashboardAt, homePath, publicCustomIn, withoutEmbed } from '@msdat/sdk/view'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import type { CustomDashboardTables } from '../customDashboards/customDashboardMigrations.ts'
import { visibleTo } from '../customDashboards/seenDashboards.ts'
import { readDashboards } from '../dashboards/readDashboards.ts'

/** Title of what stands at an address, for everybody; null where nothing there may be embedded. */
export async function findEmbedded({ db, data }: AnalysisContext, path: string): Promise<string | null> {
  const custom = publicCustomIn(path)
  if (custom !== null) {
    const tables = db.withTables<CustomDashboardTables>()
    const row = await visibleTo(tables, null).select('approved').where('id', '=', custom).executeTakeFirst()
    return row?.approved ? (JSON.parse(row.approved) as DashboardContent).title : null
  }
  const lists = await data.lists()
  const own = withoutEmbed(path)
  const dashboard = dashboardAt(await readDashboards(db, lists), own === '/' ? homePath : own)
  return dashboard?.sections.length ? dashboard.title : null
}
