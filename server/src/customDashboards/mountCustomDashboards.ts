import * as contracts from '@msdat/sdk/contracts/customDashboards'
import type { Serve } from '@msdat/sdk/adapters/serve'
import type { DataRoutes } from '../data/DataRoutes.ts'
import { checkComposition } from './composition.ts'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { getCustomDashboard, listCustomDashboards } from './readCustomDashboards.ts'
import { addCustomDashboard, changeCustomDashboard, removeCustomDashboard } from './writeCustomDashboards.ts'

/** Dashboards that people put together. What is answered depends on who asks, so nobody keeps it. */
export function mountCustomDashboards(serve: Serve, { db: allTables, data }: DataRoutes): void {
  const db = allTables.withTables<CustomDashboardTables>()
  serve(contracts.listCustomDashboards, (input, { actor }) => listCustomDashboards(db, input, actor))
  serve(contracts.getCustomDashboard, ({ id }, { actor }) => getCustomDashboard(db, id, actor))
  serve(contracts.addCustomDashboard, async (given, { actor, setHeader }) => {
    checkComposition(given, await data.lists())
    const made = await addCustomDashboard(db, given, actor)
    setHeader('Location', `/api/custom-dashboard/${made.id}/`)
    return made
  })
  serve(contracts.changeCustomDashboard, async (given, { actor }) => {
    checkComposition(given, await data.lists())
    return changeCustomDashboard(db, given, actor)
  })
  serve(contracts.removeCustomDashboard, ({ id }, { actor }) => removeCustomDashboard(db, id, actor))
}
