import * as contracts from '@msdat/sdk/contracts/data'
import { Download } from '@msdat/sdk/adapters/Download'
import type { createServe } from '@msdat/sdk/adapters/serve'
import type { DataRoutes } from './DataRoutes.ts'
import { getCoverage, getDataColumns, getDataValue, listDataValues } from './dataValues.ts'
import { mountAvailability } from './mountAvailability.ts'
import { mountReference } from './mountReference.ts'
import { pageOf, rowWithId } from './pageOf.ts'
import { listRemovedValues } from './removedValues.ts'
import { listUpdateTimes } from './updateTimes.ts'
import { refuseLongReads } from './refuseLongReads.ts'
import { valuesAsCsv } from './valuesAsCsv.ts'

type Serve = ReturnType<typeof createServe>

/** The reads of the data. Their answers change with the data version only. */
export function mountData(serve: Serve, { db, data }: DataRoutes): void {
  const lists = () => data.lists()
  mountReference(serve, data)
  mountAvailability(serve, { db, data })
  serve(contracts.listUpdateTimes, (input) => listUpdateTimes(db, input))
  serve(contracts.getCoverage, async ({ id }) =>
    getCoverage(db, rowWithId((await lists()).indicators, id, 'indicator').id),
  )
  serve(contracts.listCitations, async ({ id, ...input }) => pageOf((await lists()).citations, input, { id }))
  // Before `/api/data/:id/`, which would take "removed" and "columns" for an id.
  serve(contracts.listRemovedValues, (input) => listRemovedValues(db, input))
  serve(contracts.getDataColumns, async (input) => getDataColumns(db, input, await data.version()))
  serve(contracts.listDataValues, async ({ format, ...input }) => {
    await refuseLongReads(db, input)
    if (format !== 'csv') return listDataValues(db, input)
    return new Download('data.csv', 'text/csv; charset=utf-8', valuesAsCsv(db, await lists(), input))
  })
  serve(contracts.getDataValue, ({ id }) => getDataValue(db, id))
}
