import * as contracts from '@msdat/sdk/contracts/interactions'
import type { Serve } from '@msdat/sdk/http/serve'
import type { DataRoutes } from '../data/DataRoutes.ts'
import { StoredThings } from '../stored/StoredThings.ts'
import { forgetOld } from './forgetOld.ts'
import { pageOfHistory } from './pageOfHistory.ts'
import { toInteraction } from './toInteraction.ts'
import { interactionTable, timeSpentTable, type InteractionTables } from './interactionTables.ts'

interface InteractionRoutes extends DataRoutes {
  /** Days after which it is forgotten. */
  keptDays: () => Promise<number>
}

/** What people who are signed in looked at, for themselves alone. */
export function mountInteractions(serve: Serve, { db, data, keptDays }: InteractionRoutes): void {
  const things = new StoredThings(db, { table: interactionTable, called: 'interaction' })
  serve(contracts.addInteraction, async (given, { actor }) => {
    await forgetOld(db, actor.id, await keptDays())
    return toInteraction(await things.add(columnsOf(given), actor), await data.lists())
  })
  serve(contracts.listInteractions, ({ user, ...input }, { actor }) =>
    user === undefined || user === actor.id
      ? pageOfHistory({ db, data }, input, actor.id)
      : { count: 0, results: [] },
  )
  serve(contracts.removeInteractions, async ({ since, before }, { actor }) => {
    let own = db.withTables<InteractionTables>().deleteFrom('user_interactions').where('owner', '=', actor.id)
    if (since !== undefined) own = own.where('viewed_at', '>=', new Date(since).toISOString())
    if (before !== undefined) own = own.where('viewed_at', '<', new Date(before).toISOString())
    const { numDeletedRows } = await own.executeTakeFirst()
    return { message: `${numDeletedRows} of your entries are forgotten.` }
  })
  serve(contracts.removeInteraction, async ({ id }, { actor }) =>
    toInteraction(await things.remove(id, actor), await data.lists()),
  )
  mountTimes(serve, { db, data, keptDays })
}

function mountTimes(serve: Serve, { db, keptDays }: InteractionRoutes): void {
  const times = new StoredThings(db, { table: timeSpentTable, called: 'time' })
  const kept = { message: 'Thank you.' }
  const viewed_at = (): string => new Date().toISOString()
  serve(contracts.addIndicatorTime, async ({ indicator, timeSpent: minutes }, { actor }) => {
    await forgetOld(db, actor.id, await keptDays())
    const row = { kind: 'indicator', thing: Number(indicator), minutes, viewed_at: viewed_at() } as const
    await times.add(row, actor)
    return kept
  })
  serve(contracts.addDataSourceTime, async ({ datasource, timeSpent: minutes }, { actor }) => {
    await forgetOld(db, actor.id, await keptDays())
    const row = { kind: 'datasource', thing: Number(datasource), minutes, viewed_at: viewed_at() } as const
    await times.add(row, actor)
    return kept
  })
  // The place of a visitor is asked for by nothing here, so it is not kept.
  serve(contracts.addDashboardPlace, () => kept)
}

function columnsOf({ dashboard, page, section, parameters, ...own }: contracts.NewInteraction) {
  const viewed = { ...parameters, ...own }
  return {
    dashboard: textOf(dashboard ?? page),
    section: textOf(section),
    indicator: idOf(viewed.indicator),
    datasource: idOf(viewed.datasource),
    location: idOf(viewed.location),
    year: textOf(viewed.year),
    address: own.address ?? '',
    viewed_at: new Date().toISOString(),
  }
}

const textOf = (given: string | number | null | undefined): string => String(given ?? '')
const idOf = (given: string | number | null | undefined): number | null =>
  given === null || given === undefined || given === '' ? null : Number(given) || null
