import type { RequestHandler, Router } from 'express'
import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/data'
import * as reference from '@msdat/sdk/contracts/reference'
import type { createServe } from '@msdat/sdk/adapters/serve'
import type { DataTables } from '../db/DataTables.ts'
import { getCoverage, getDataColumns, getDataValue, listDataValues } from './dataValues.ts'
import { mountReference } from './mountReference.ts'
import { pageOf, rowWithId } from './pageOf.ts'
import type { VersionedData } from './VersionedData.ts'

type Serve = ReturnType<typeof createServe>

export interface DataRoutes {
  db: Kysely<DataTables>
  data: VersionedData
}

/** The reads of the data. Their answers change with the data version only. */
export function mountData(serve: Serve, { db, data }: DataRoutes): void {
  const lists = () => data.lists()
  mountReference(serve, data)
  serve(contracts.getCoverage, async ({ id }) =>
    getCoverage(db, rowWithId((await lists()).indicators, id, 'indicator').id),
  )
  serve(contracts.listCitations, async ({ id, ...input }) => pageOf((await lists()).citations, input, { id }))
  // Before `/api/data/:id/`, which would take "columns" for an id.
  serve(contracts.getDataColumns, async (input) => getDataColumns(db, input, await data.version()))
  serve(contracts.listDataValues, (input) => listDataValues(db, input))
  serve(contracts.getDataValue, ({ id }) => getDataValue(db, id))
}

/** Paths of this file's routes, each preceded by the given middleware. */
export function beforeDataRoutes(router: Router, middleware: RequestHandler): void {
  for (const definition of Object.values({ ...contracts, ...reference })) {
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
