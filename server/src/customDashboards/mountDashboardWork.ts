import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/customDashboardWork'
import type { Serve } from '@msdat/sdk/http/serve'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { dropDraft, getDraft, keepDraft } from './drafts.ts'
import { listShares, setShares } from './shares.ts'
import { listVersions } from './versions.ts'
import { findChangeable } from './writeCustomDashboards.ts'

/** What those who build a dashboard have beside it: drafts, versions, and whom it is shared with. */
export function mountDashboardWork(serve: Serve, db: Kysely<CustomDashboardTables>): void {
  serve(contracts.getDashboardDraft, async ({ dashboard }, { actor }) => ({
    draft: await getDraft(db, dashboard, actor),
  }))
  serve(contracts.keepDashboardDraft, async (given, { actor }) => ({
    draft: await keepDraft(db, given, actor),
  }))
  serve(contracts.dropDashboardDraft, async ({ dashboard }, { actor }) => ({
    draft: await dropDraft(db, dashboard, actor),
  }))
  serve(contracts.listDashboardVersions, async ({ id }, { actor }) => {
    await findChangeable(db, id, actor)
    return { versions: await listVersions(db, id) }
  })
  serve(contracts.listDashboardShares, async ({ id }, { actor }) => ({
    shares: await listShares(db, id, actor),
  }))
  serve(contracts.setDashboardShares, async (given, { actor }) => ({
    shares: await setShares(db, given, actor),
  }))
}
