import { isUnsetPeriod } from '@msdat/sdk/contracts/data'
import * as contracts from '@msdat/sdk/contracts/dashboardData'
import type { Serve } from '@msdat/sdk/http/serve'
import type { DataRoutes } from '../data/DataRoutes.ts'
import { noRows, rowWithId } from '../data/pageOf.ts'
import { readPage } from '../data/readValues.ts'
import { readDashboards } from './readDashboards.ts'
import { idsOf } from '../data/idsOf.ts'

/** The data behind one dashboard. */
export function mountDashboardData(serve: Serve, { db, data }: DataRoutes): void {
  const dashboardWithId = async (id: number) =>
    rowWithId(await readDashboards(db, await data.lists()), id, 'dashboard')
  const indicatorsOf = async (id: number) => {
    const { indicators } = await dashboardWithId(id)
    const known = new Map((await data.lists()).indicators.map((indicator) => [indicator.id, indicator]))
    return { indicators: indicators.flatMap((indicator) => known.get(indicator) ?? []) }
  }
  serve(contracts.listDashboardSources, async ({ id }) => {
    const { dataSources } = await dashboardWithId(id)
    const used = new Set(dataSources)
    return { datasources: (await data.lists()).datasources.filter((source) => used.has(source.id)) }
  })
  serve(contracts.listDashboardIndicators, async ({ id, size }) => {
    const { indicators } = await indicatorsOf(id)
    return size === undefined ? indicators : { indicators: indicators.slice(0, size) }
  })
  serve(contracts.listDashboardDataIndicators, ({ id }) => indicatorsOf(id))
  serve(contracts.listDashboardValues, async ({ id, caching: _, indicator, ...input }, caller) => {
    const offered = (await dashboardWithId(id)).indicators
    const wanted = indicator === undefined ? offered : idsOf(indicator)
    const indicators = offered.filter((one) => wanted.includes(one))
    if (indicators.length === 0 || isUnsetPeriod(input.period)) return noRows(input)
    return readPage({ db, data }, { ...input, indicator: indicators.join(',') }, caller)
  })
}
