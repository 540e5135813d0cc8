import * as contracts from '@msdat/sdk/contracts/reference'
import type { Serve } from '@msdat/sdk/http/serve'
import { pageOf, rowWithId } from './pageOf.ts'
import type { VersionedData } from './VersionedData.ts'

/** The reads of the reference lists, from memory. */
export function mountReference(serve: Serve, data: VersionedData): void {
  const lists = () => data.lists()
  serve(contracts.getCatalog, async () => {
    // Read before the lists are: an import in between must not put its version on old lists.
    const version = await data.version()
    const { updated_at, indicators, datasources, locations, levels, valueTypes, factors } = await lists()
    return { version, updated_at, indicators, datasources, locations, levels, valueTypes, factors }
  })

  serve(
    contracts.listIndicators,
    async ({ id, program_area, indicator_type, desirable_slope, factor, ...input }) =>
      pageOf((await lists()).indicators, input, {
        id,
        program_area,
        indicator_type,
        desirable_slope,
        factor,
      }),
  )
  serve(contracts.getIndicator, async ({ id }) => rowWithId((await lists()).indicators, id, 'indicator'))

  serve(contracts.listDataSources, async ({ id, classification, ...input }) =>
    pageOf((await lists()).datasources, input, { id, classification }),
  )
  serve(contracts.getDataSource, async ({ id }) => rowWithId((await lists()).datasources, id, 'data source'))

  serve(contracts.listLocations, async ({ id, level, parent, name, ...input }) =>
    pageOf((await lists()).locations, input, { id, level, parent, name }),
  )
  serve(contracts.getLocation, async ({ id }) => rowWithId((await lists()).locations, id, 'location'))

  serve(contracts.listLocationLevels, async ({ id, ...input }) =>
    pageOf((await lists()).levels, input, { id }),
  )
  serve(contracts.getLocationLevel, async ({ id }) => rowWithId((await lists()).levels, id, 'location level'))

  serve(contracts.listValueTypes, async ({ id, ...input }) =>
    pageOf((await lists()).valueTypes, input, { id }),
  )
  serve(contracts.getValueType, async ({ id }) => rowWithId((await lists()).valueTypes, id, 'value type'))

  serve(contracts.listFactors, async ({ id, ...input }) => pageOf((await lists()).factors, input, { id }))
  serve(contracts.getFactor, async ({ id }) => rowWithId((await lists()).factors, id, 'factor'))

  serve(contracts.listLinks, async ({ id, datasource, indicator, period, ...input }) =>
    pageOf((await lists()).links, input, { id, datasource, indicator, period }),
  )
  serve(contracts.getLink, async ({ id }) => rowWithId((await lists()).links, id, 'link'))
}
