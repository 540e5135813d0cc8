import type { RequestHandler, Router } from 'express'
import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/data'
import type { createServe } from '@msdat/sdk/adapters/serve'
import type { DataTables } from '../db/DataTables.ts'
import { getCoverage, getDataColumns, getDataValue, listDataValues } from './dataValues.ts'
import { pageOf, rowWithId } from './pageOf.ts'
import type { VersionedData } from './VersionedData.ts'

type Serve = ReturnType<typeof createServe>

export interface DataRoutes {
  db: Kysely<DataTables>
  data: VersionedData
}

/** The reads of the data. Their answers change with the data version only. */
export function mountData(serve: Serve, { db, data }: DataRoutes): void {
  mountReference(serve, { db, data })
  // Before `/api/data/:id/`, which would take "columns" for an id.
  serve(contracts.getDataColumns, async (input) => getDataColumns(db, input, await data.version()))
  serve(contracts.listDataValues, (input) => listDataValues(db, input))
  serve(contracts.getDataValue, ({ id }) => getDataValue(db, id))
}

/** Paths of this file's routes, each preceded by the given middleware. */
export function beforeDataRoutes(router: Router, middleware: RequestHandler): void {
  for (const definition of Object.values(contracts)) {
    if (isEndpoint(definition)) router.get(definition.path, middleware)
  }
}

function isEndpoint(value: unknown): value is { path: string; method: 'GET' } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'method' in value &&
    value.method === 'GET'
  )
}

function mountReference(serve: Serve, { db, data }: DataRoutes): void {
  const lists = () => data.lists()
  serve(contracts.getCatalog, async () => {
    const { links, citations, ...catalog } = await lists()
    return { version: await data.version(), ...catalog }
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
  serve(contracts.getCoverage, async ({ id }) =>
    getCoverage(db, rowWithId((await lists()).indicators, id, 'indicator').id),
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

  serve(contracts.listCitations, async ({ id, ...input }) => pageOf((await lists()).citations, input, { id }))
}
