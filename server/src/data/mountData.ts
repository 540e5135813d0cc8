import * as contracts from '@msdat/sdk/contracts/data'
import { Download } from '@msdat/sdk/adapters/Download'
import type { Serve } from '@msdat/sdk/adapters/serve'
import type { DataRoutes } from './DataRoutes.ts'
import { getCoverage, getDataColumns, getDataValue, listDataValues } from './dataValues.ts'
import { mountAvailability } from './mountAvailability.ts'
import { mountReference } from './mountReference.ts'
import { OpenDownloads } from './OpenDownloads.ts'
import { pageOf, rowWithId } from './pageOf.ts'
import { listRemovedValues } from './removedValues.ts'
import { listUpdateTimes } from './updateTimes.ts'
import { refuseLongColumns, refuseLongReads } from './refuseLongReads.ts'
import { valuesAsCsv } from './valuesAsCsv.ts'

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
  serve(contracts.getDataColumns, async (input) => {
    await refuseLongColumns(db, input)
    return getDataColumns(db, input, await data.version())
  })
  const downloads = new OpenDownloads()
  serve(contracts.listDataValues, async ({ format, ...input }, context) => {
    await refuseLongReads(db, input)
    if (format !== 'csv') return listDataValues(db, input)
    const parts = downloads.counted(context, valuesAsCsv(db, await lists(), input))
    return new Download('data.csv', 'text/csv; charset=utf-8', parts)
  })
  serve(contracts.getDataValue, ({ id }) => getDataValue(db, id))
}
