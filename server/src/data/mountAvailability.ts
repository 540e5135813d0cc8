import * as contracts from '@msdat/sdk/contracts/availability'
import * as sourceSpecific from '@msdat/sdk/contracts/sourceSpecific'
import type { Serve } from '@msdat/sdk/adapters/serve'
import { checkPlaceFilters, readPeriods, readPlaces, yearsOf } from './availability.ts'
import type { DataRoutes } from './DataRoutes.ts'
import { keptPerVersion } from './keptPerVersion.ts'
import { pageOf, rowWithId } from './pageOf.ts'
import { readSourceLevels, type SourceLevels } from './sourceLevels.ts'
import { levelNames, readSourceSpecificIndicators } from './sourceSpecificIndicators.ts'
import { idsOf } from './idsOf.ts'

/** What there is: which periods, places, sources and levels have figures of which indicators. */
export function mountAvailability(serve: Serve, { db, data }: DataRoutes): void {
  const lists = () => data.lists()
  const levels = keptPerVersion(data, async () => readSourceLevels(db, await lists()))

  serve(contracts.listPeriods, async (filters) => ({
    periods: await readPeriods(db, await lists(), filters),
  }))
  serve(contracts.listPlaces, async (filters) => {
    checkPlaceFilters(filters)
    return { locations: await readPlaces(db, await lists(), filters) }
  })
  serve(contracts.listIndicatorYears, async ({ id }) => {
    const indicator = rowWithId((await lists()).indicators, id, 'indicator')
    const filters = { indicator: String(indicator.id) }
    return { years: yearsOf(await readPeriods(db, await lists(), filters)) }
  })
  mountLinked(serve, { db, data })
  serve(contracts.getCoverageLevels, async ({ id, datasource }) => {
    const known = await lists()
    const indicator = rowWithId(known.indicators, id, 'indicator').id
    const found = levelsOf(await levels(), indicator, datasource)
    return {
      indicator,
      data_level: levelNames(found, known),
      levels: known.levels.filter((level) => found.includes(level.id)),
    }
  })
  mountSourceSpecific(serve, { db, data }, levels)
}

/** Which sources go with which indicators, from memory. */
function mountLinked(serve: Serve, { data }: DataRoutes): void {
  const sourcesOf = async (id: number) => {
    const { indicators, datasources } = await data.lists()
    const linked = new Set(rowWithId(indicators, id, 'indicator').datasources)
    return { datasources: datasources.filter((source) => linked.has(source.id)) }
  }
  serve(contracts.listSourcesOfIndicator, ({ id }) => sourcesOf(id))
  serve(contracts.listIndicatorSources, ({ id }) => sourcesOf(id))
  serve(contracts.listIndicatorsOfSource, async ({ id }) => {
    const { indicators, datasources } = await data.lists()
    const source = rowWithId(datasources, id, 'data source').id
    return { indicators: indicators.filter((indicator) => indicator.datasources.includes(source)) }
  })
}

function levelsOf(levels: SourceLevels, indicator: number, datasource: string | undefined): number[] {
  const wanted = datasource === undefined ? null : new Set(idsOf(datasource))
  const bySource = [...(levels.get(indicator) ?? [])]
  return bySource.flatMap(([source, found]) => (wanted === null || wanted.has(source) ? found : []))
}

function mountSourceSpecific(
  serve: Serve,
  { db, data }: DataRoutes,
  levels: () => Promise<SourceLevels>,
): void {
  const rows = keptPerVersion(data, async () =>
    readSourceSpecificIndicators(db, await data.lists(), await levels()),
  )
  serve(sourceSpecific.listSourceSpecificIndicators, async ({ id, indicator, datasource, ...input }) =>
    pageOf(await rows(), input, { id, indicator, datasource }),
  )
  serve(sourceSpecific.getSourceSpecificIndicator, async ({ id }) =>
    rowWithId(await rows(), id, 'indicator of a source'),
  )
}
