import * as contracts from '@msdat/sdk/contracts/adminSummary'
import type { Serve } from '@msdat/sdk/http/serve'
import type { DataRoutes } from '../data/DataRoutes.ts'
import { keptPerVersion } from '../data/keptPerVersion.ts'
import type { AdminDb } from './AdminTables.ts'
import { countPending } from './countPending.ts'
import { countThings } from './countThings.ts'
import { readActivity } from './readActivity.ts'
import { readFreshness } from './readFreshness.ts'
import { readJobHealth } from './readJobHealth.ts'

/** What whoever runs the platform sees first. */
export function mountAdmin(serve: Serve, { db, data }: DataRoutes): void {
  const tables = db as unknown as AdminDb
  // It reads every figure once, and changes with an import only.
  const freshness = keptPerVersion(data, () => readFreshness(tables))
  serve(contracts.getAdminSummary, async () => {
    const lists = await data.lists()
    const [things, activity, pending, sources, jobs] = await Promise.all([
      countThings(tables),
      readActivity(tables, lists),
      countPending(tables),
      freshness(),
      readJobHealth(tables),
    ])
    return { ...things, ...activity, pending, sources, jobs }
  })
}
