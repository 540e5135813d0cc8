import type { Kysely, Selectable } from 'kysely'
import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import type { DashboardTable, DataTables } from '../db/DataTables.ts'
import { inOrder, readDashboardOrder } from './dashboardOrder.ts'

/** All dashboards in the order of the menu, each with the sources that have figures of its indicators. */
export async function readDashboards(db: Kysely<DataTables>, lists: ReferenceLists): Promise<Dashboard[]> {
  const rows = await db.selectFrom('dashboards').selectAll().orderBy('id').execute()
  return inOrder(rows, await readDashboardOrder(db)).map((row) => toDashboard(row, lists))
}

function toDashboard(row: Selectable<DashboardTable>, lists: ReferenceLists): Dashboard {
  const indicators = JSON.parse(row.indicators) as number[]
  const offered = new Set(indicators)
  const used = new Set(
    lists.indicators.filter(({ id }) => offered.has(id)).flatMap(({ datasources }) => datasources),
  )
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    ...(row.path !== null && { path: row.path }),
    description: row.description,
    group: row.menu_group as Dashboard['group'],
    indicators,
    dataSources: lists.datasources.flatMap(({ id }) => (used.has(id) ? [id] : [])),
    defaultIndicators: JSON.parse(row.default_indicators) as number[],
    initialIndicator: row.initial_indicator,
    initialDataSource: row.initial_datasource,
    initialLocation: row.initial_location,
    initialPeriod: row.initial_period,
    showTableRelatedIndicator: row.show_table_related_indicator === 1,
    sections: JSON.parse(row.sections) as Dashboard['sections'],
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
