import * as contracts from '@msdat/sdk/contracts/data'
import { getLatestData } from '@msdat/sdk/contracts/firstClient'
import { Download } from '@msdat/sdk/http/Download'
import type { Serve } from '@msdat/sdk/http/serve'
import type { AnalysisTables } from '../analysis/analysisMigrations.ts'
import { readLineage } from '../analysis/lineage.ts'
import type { DataRoutes } from './DataRoutes.ts'
import { getDataValue, listDataValues } from './dataValues.ts'
import { keptPerVersion } from './keptPerVersion.ts'
import { mountAvailability } from './mountAvailability.ts'
import { mountReference } from './mountReference.ts'
import { mountSampleSizes } from './mountSampleSizes.ts'
import { mountSourceLicences } from './sourceLicences.ts'
import { noRows, pageOf, rowWithId } from './pageOf.ts'
import { readRemovedValues } from './removedValues.ts'
import { listUpdateTimes } from './updateTimes.ts'
import { readColumns, readCsv, readPage } from './readValues.ts'

/** The reads of the data. Their answers change with the data version only. */
export function mountData(serve: Serve, { db, data }: DataRoutes): void {
  const lists = () => data.lists()
  mountReference(serve, data)
  mountAvailability(serve, { db, data })
  mountSampleSizes(serve, { db, data })
  mountSourceLicences(serve, { db, data })
  serve(contracts.listUpdateTimes, (input) => listUpdateTimes(db, input))
  const lineage = keptPerVersion(data, () => readLineage(db.withTables<AnalysisTables>()))
  serve(contracts.getCoverage, async ({ id }, caller) => {
    const indicator = rowWithId((await lists()).indicators, id, 'indicator').id
    const holds = (await lineage()).filter(
      ({ indicators }) => indicators.length === 0 || indicators.includes(indicator),
    )
    return { ...(await data.coverage(indicator, caller)), lineage: holds }
  })
  serve(contracts.listCitations, async ({ id, ...input }) => pageOf((await lists()).citations, input, { id }))
  // Before `/api/data/:id/`, which would take these names for an id.
  serve(getLatestData, async () => {
    const { results } = await listDataValues(db, { ordering: '-updated_at', size: 1 })
    return { updated_at: results[0]?.updated_at ?? null, results }
  })
  serve(contracts.listRemovedValues, (input, caller) => readRemovedValues({ db, data }, input, caller))
  serve(contracts.getDataColumns, (input, caller) => readColumns({ db, data }, input, caller))
  serve(contracts.listDataValues, async ({ format, ...input }, caller) => {
    if (contracts.isUnsetPeriod(input.period)) return noRows(input)
    if (format !== 'csv') return readPage({ db, data }, input, caller)
    return new Download('data.csv', 'text/csv; charset=utf-8', await readCsv({ db, data }, input, caller))
  })
  serve(contracts.getDataValue, ({ id }) => getDataValue(db, id))
}
