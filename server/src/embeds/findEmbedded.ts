import { dashboardAt, homePath, publicCustomIn, withoutEmbed } from '@msdat/sdk/view'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import type { CustomDashboardTables } from '../customDashboards/customDashboardMigrations.ts'
import { readPublic } from '../customDashboards/readPublic.ts'
import { readDashboards } from '../dashboards/readDashboards.ts'

/** Title of what stands at an address, for everybody; null where nothing there may be embedded. */
export async function findEmbedded({ db, data }: AnalysisContext, path: string): Promise<string | null> {
  const custom = publicCustomIn(path)
  if (custom !== null) {
    return (await readPublic(db.withTables<CustomDashboardTables>(), custom))?.title ?? null
  }
  const lists = await data.lists()
  const own = withoutEmbed(path)
  const dashboard = dashboardAt(await readDashboards(db, lists), own === '/' ? homePath : own)
  return dashboard?.sections.length ? dashboard.title : null
}
