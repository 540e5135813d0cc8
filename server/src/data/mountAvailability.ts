import * as contracts from '@msdat/sdk/contracts/availability'
import * as sourceSpecific from '@msdat/sdk/contracts/sourceSpecific'
import type { DataSourceSpecificIndicator } from '@msdat/sdk/contracts/sourceSpecific'
import type { Serve } from '@msdat/sdk/http/serve'
import { checkPlaceFilters, readIndicatorsOfPlace, readPeriods, readPlaces, yearsOf } from './availability.ts'
import type { DataRoutes } from './DataRoutes.ts'
import { keptPerVersion } from './keptPerVersion.ts'
import { pageOf, rowWithId } from './pageOf.ts'
import type { ReferenceLists } from './ReferenceLists.ts'
import { readSourceLevels, type SourceLevels } from './sourceLevels.ts'
import { levelNames, readSourceSpecificIndicators } from './sourceSpecificIndicators.ts'
import { idsOf } from './idsOf.ts'

/** What there is: which periods, places, sources and levels have figures of which indicators. */
export function mountAvailability(serve: Serve, { db, data }: DataRoutes): void {
  const lists = () => data.lists()
  const levels = keptPerVersion(data, async () => readSourceLevels(db, await lists()))

  serve(contracts.listPeriods, async (filters, caller) => ({
    periods: await readPeriods({ db, data }, filters, caller),
  }))
  serve(contracts.listPlaces, async (filters) => {
    checkPlaceFilters(filters)
    return { locations: await readPlaces(db, await lists(), filters) }
  })
  serve(contracts.listIndicatorYears, async ({ id }, caller) => {
    const indicator = rowWithId((await lists()).indicators, id, 'indicator')
    const filters = { indicator: String(indicator.id) }
    return { years: yearsOf(await readPeriods({ db, data }, filters, caller)) }
  })
  serve(contracts.listIndicatorsOfPlace, async ({ id }) => {
    const known = await lists()
    return readIndicatorsOfPlace(db, known, rowWithId(known.locations, id, 'place').id)
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

const levelFlags = ['national', 'zonal', 'state', 'senatorial', 'lga'] as const
type LevelFlag = (typeof levelFlags)[number]

/** Clients of the first platform ask with the id of an indicator, for the levels that any source has. */
function withAllLevels(
  rows: readonly DataSourceSpecificIndicator[],
  indicator: number,
  { levels }: ReferenceLists,
): DataSourceSpecificIndicator {
  const own = rows.filter((row) => row.indicator === indicator)
  const [first] = own
  if (!first) return rowWithId(rows, indicator, 'indicator of a source')
  const named = new Set(own.flatMap(({ data_level }) => data_level.split(',')))
  const data_level = levels.filter(({ name }) => named.has(name)).map(({ name }) => name)
  const has = (flag: LevelFlag): boolean => own.some((row) => row[flag])
  const flags = Object.fromEntries(levelFlags.map((flag) => [flag, has(flag)])) as Record<LevelFlag, boolean>
  return { ...first, ...flags, data_level: data_level.join(',') }
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
  serve(sourceSpecific.getSourceSpecificIndicator, async ({ id }) => {
    const all = await rows()
    const row = all.find((one) => one.id === id)
    return row ?? withAllLevels(all, id, await data.lists())
  })
}
