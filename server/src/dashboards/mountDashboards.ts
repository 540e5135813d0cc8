import { getDashboard, listDashboards } from '@msdat/sdk/contracts/dashboards'
import type { Serve } from '@msdat/sdk/http/serve'
import type { DataRoutes } from '../data/DataRoutes.ts'
import { pageOf, rowWithId } from '../data/pageOf.ts'
import { mountDashboardData } from './mountDashboardData.ts'
import { readDashboards } from './readDashboards.ts'

/** Dashboards change under the same version as the data, so their answers are kept likewise. */
export function mountDashboards(serve: Serve, { db, data }: DataRoutes): void {
  const dashboards = async () => readDashboards(db, await data.lists())
  serve(listDashboards, async ({ id, name, ...input }) => {
    const filters = { id, name }
    const isWhole = [input.size, input.page, id, name].every((part) => part === undefined)
    // In the order of the menu, unless another one is asked for.
    const asked = { ...input, ordering: input.ordering ?? null }
    const whole = { ...asked, size: 5000 }
    // Clients of the first platform read a bare list where they asked for no page.
    return isWhole ? pageOf(await dashboards(), whole).results : pageOf(await dashboards(), asked, filters)
  })
  serve(getDashboard, async ({ id }) => rowWithId(await dashboards(), id, 'dashboard'))
  mountDashboardData(serve, { db, data })
}
