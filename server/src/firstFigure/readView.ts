import type { Dashboard, Section } from '@msdat/sdk/contracts/dashboards'
import {
  dashboardAt,
  homePath,
  Names,
  openSection,
  publicCustomIn,
  readAddress,
  resolveIndicator,
  resolveSelection,
  toDashboard,
} from '@msdat/sdk/view'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import type { AnalysisTables } from '../analysis/analysisMigrations.ts'
import { readLineage } from '../analysis/lineage.ts'
import type { FigureAsked } from '../assistant/FigureAsked.ts'
import type { CustomDashboardTables } from '../customDashboards/customDashboardMigrations.ts'
import { readPublic } from '../customDashboards/readPublic.ts'
import { readDashboards } from '../dashboards/readDashboards.ts'

/** What the page at an address shows, as its own script finds it out. */
export interface View {
  dashboard: Dashboard
  section: Section
  figure: FigureAsked
}

/** Null for what is no dashboard, or has no section. */
export async function readView(context: AnalysisContext, path: string, search: string): Promise<View | null> {
  const lists = await context.data.lists()
  const dashboard = await readDashboard(context, path)
  const asked = readAddress({ pathname: path, search })
  const section = dashboard && openSection(dashboard, asked)
  if (!dashboard || !section || dashboard.indicators.length === 0) return null
  const names = new Names({ ...lists, version: await context.data.version() })
  const resolving = { asked: asked.selection, dashboard, names }
  const { indicator } = resolveIndicator(resolving)
  const lineage = (await readLineage(context.db.withTables<AnalysisTables>())).filter(
    ({ indicators }) => indicators.length === 0 || indicators.includes(indicator),
  )
  const coverage = { ...(await context.data.coverage(indicator, null)), lineage }
  const { datasource, location, period } = resolveSelection(resolving, coverage).selection
  return { dashboard, section, figure: { indicator, datasource, location, period } }
}

/** A dashboard of the platform, or what was approved of a public one that somebody put together. */
async function readDashboard({ db, data }: AnalysisContext, path: string): Promise<Dashboard | null> {
  const custom = publicCustomIn(path)
  if (custom === null)
    return dashboardAt(await readDashboards(db, await data.lists()), path === '/' ? homePath : path)
  const content = await readPublic(db.withTables<CustomDashboardTables>(), custom)
  return content && toDashboard(content, custom)
}
