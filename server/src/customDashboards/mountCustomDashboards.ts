import * as contracts from '@msdat/sdk/contracts/customDashboards'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Actor, CallContext, Serve } from '@msdat/sdk/adapters/serve'
import type { DataRoutes } from '../data/DataRoutes.ts'
import { checkComposition } from './composition.ts'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { getCustomDashboard, listCustomDashboards } from './readCustomDashboards.ts'
import { addCustomDashboard, changeCustomDashboard, removeCustomDashboard } from './writeCustomDashboards.ts'

/** Dashboards that people put together. What is answered depends on who asks, so nobody keeps it. */
export function mountCustomDashboards(serve: Serve, { db: allTables, data }: DataRoutes): void {
  const db = allTables.withTables<CustomDashboardTables>()
  serve(contracts.listCustomDashboards, (input, context) => {
    keepPrivate(context)
    return listCustomDashboards(db, input, context.actor)
  })
  serve(contracts.getCustomDashboard, ({ id }, context) => {
    keepPrivate(context)
    return getCustomDashboard(db, id, context.actor)
  })
  serve(contracts.addCustomDashboard, async (given, context) => {
    keepPrivate(context)
    checkComposition(given, await data.lists())
    const made = await addCustomDashboard(db, given, signedIn(context))
    context.setHeader('Location', `/api/custom-dashboard/${made.id}/`)
    return made
  })
  serve(contracts.changeCustomDashboard, async (given, context) => {
    keepPrivate(context)
    checkComposition(given, await data.lists())
    return changeCustomDashboard(db, given, signedIn(context))
  })
  serve(contracts.removeCustomDashboard, ({ id }, context) => {
    keepPrivate(context)
    return removeCustomDashboard(db, id, signedIn(context))
  })
}

function signedIn({ actor }: CallContext): Actor {
  if (!actor) throw new AppError('unauthenticated', 'Please sign in, then try again.')
  return actor
}

function keepPrivate({ setHeader }: CallContext): void {
  setHeader('Cache-Control', 'no-store')
}
