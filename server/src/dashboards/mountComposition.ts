import * as contracts from '@msdat/sdk/contracts/composition'
import type { Serve } from '@msdat/sdk/http/serve'
import type { DataRoutes } from '../data/DataRoutes.ts'
import { rowWithId } from '../data/pageOf.ts'
import type { FindRelease } from './checkSections.ts'
import { composeDashboard } from './composeDashboard.ts'
import { readDashboards } from './readDashboards.ts'

/** Dashboards as admins put them together out of the plugins that run. */
export function mountComposition(serve: Serve, { db, data }: DataRoutes, findRelease: FindRelease): void {
  serve(contracts.composeDashboard, async (given) => {
    await composeDashboard(db, given, findRelease)
    data.forget()
    return rowWithId(await readDashboards(db, await data.lists()), given.id, 'dashboard')
  })
}
