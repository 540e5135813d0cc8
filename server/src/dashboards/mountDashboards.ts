import { getDashboard, listDashboards } from '@msdat/sdk/contracts/dashboards'
import type { Serve } from '@msdat/sdk/adapters/serve'
import type { DataRoutes } from '../data/DataRoutes.ts'
import { pageOf, rowWithId } from '../data/pageOf.ts'
import { mountDashboardData } from './mountDashboardData.ts'
import { readDashboards } from './readDashboards.ts'

/** Dashboards change under the same version as the data, so their answers are kept likewise. */
export function mountDashboards(serve: Serve, { db, data }: DataRoutes): void {
  const dashboards = async () => readDashboards(db, await data.lists())
  serve(listDashboards, async ({ id, name, ...input }) => pageOf(await dashboards(), input, { id, name }))
  serve(getDashboard, async ({ id }) => rowWithId(await dashboards(), id, 'dashboard'))
  mountDashboardData(serve, { db, data })
}
