import * as contracts from '@msdat/sdk/contracts/customDashboards'
import type { Actor, CallContext, Serve } from '@msdat/sdk/http/serve'
import type { DataRoutes } from '../data/DataRoutes.ts'
import type { FindRelease } from '../dashboards/checkSections.ts'
import type { Outbox } from '../mail/Outbox.ts'
import { answerInParts } from './answerInParts.ts'
import { checkComposition } from './composition.ts'
import { firstSection } from './content.ts'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { decideCustomDashboard } from './decideCustomDashboard.ts'
import { mountDashboardWork } from './mountDashboardWork.ts'
import { findCustomDashboards, getCustomDashboard, readEntries } from './readCustomDashboards.ts'
import { faultsOfSections } from './sectionFaults.ts'
import { toSeen, type Lists, type Row } from './seenDashboards.ts'
import {
  addCustomDashboard,
  changeCustomDashboard,
  removeCustomDashboard,
  type CheckContent,
} from './writeCustomDashboards.ts'

interface CustomDashboardRoutes extends DataRoutes {
  findRelease: FindRelease
  /** Hosts whose pages may be embedded. */
  embedHosts: readonly string[]
  outbox: Outbox
  publicUrl: string
}

/** Dashboards that people put together. What is answered depends on who asks, so nobody keeps it. */
export function mountCustomDashboards(serve: Serve, routes: CustomDashboardRoutes): void {
  const { db: allTables, data, findRelease, outbox, publicUrl } = routes
  const db = allTables.withTables<CustomDashboardTables>()
  const answer = async (row: Row, actor: Actor) =>
    twice(await toSeen(db, row, { actor, lists: await data.lists() }))
  const rulesFor = async () => ({
    check: checker(await data.lists(), routes),
    usualSections: (await findRelease(firstSection.kind === 'plugin' ? firstSection.plugin : ''))
      ? [firstSection]
      : [],
  })

  serve(contracts.listCustomDashboards, async (input, { actor }) => {
    const { count, found } = await findCustomDashboards(db, input, actor)
    const asking = { actor, lists: await data.lists() }
    return answerInParts(count, () => readEntries(db, found, asking))
  })
  serve(contracts.getCustomDashboard, async ({ id }, { actor }) =>
    twice(await getCustomDashboard(db, id, { actor, lists: await data.lists() })),
  )
  serve(contracts.addCustomDashboard, async (given, { actor, setHeader }: Signed) => {
    const row = await addCustomDashboard(db, given, { actor, rules: await rulesFor() })
    setHeader('Location', `/api/custom-dashboard/${row.id}/`)
    return answer(row, actor)
  })
  serve(contracts.changeCustomDashboard, async (given, { actor }) =>
    answer(await changeCustomDashboard(db, given, { actor, rules: await rulesFor() }), actor),
  )
  serve(contracts.removeCustomDashboard, async ({ id }, { actor }) =>
    answer(await removeCustomDashboard(db, id, actor), actor),
  )
  serve(contracts.decideCustomDashboard, async (given, { actor }) =>
    answer(await decideCustomDashboard(db, given, { actor, outbox, publicUrl }), actor),
  )
  mountDashboardWork(serve, db)
}

type Signed = CallContext & { actor: Actor }

/** Clients of the first platform read it under `data`. */
const twice = (seen: contracts.CustomDashboard) => ({ ...seen, data: seen })

function checker(lists: Lists, { findRelease, embedHosts }: CustomDashboardRoutes): CheckContent {
  const isIn = (rows: readonly { id: number }[]) => {
    const ids = new Set(rows.map(({ id }) => id))
    return (id: number) => ids.has(id)
  }
  const rules = {
    findRelease,
    embedHosts,
    hasIndicator: isIn(lists.indicators),
    hasSource: isIn(lists.datasources),
    hasPlace: isIn(lists.locations),
  }
  return async (content, before) =>
    checkComposition(content, lists, await faultsOfSections(content.sections, before?.sections ?? [], rules))
}
