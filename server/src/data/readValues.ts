import type { DataColumns, DataValue } from '@msdat/sdk/contracts/data'
import type { Rows } from '@msdat/sdk/contracts/page'
import { Semaphore } from '../http/Semaphore.ts'
import type { Caller } from '../longReads/LongReads.ts'
import { withChanges } from './changesAfter.ts'
import type { DataRoutes } from './DataRoutes.ts'
import { getDataColumns, listDataValues } from './dataValues.ts'
import { asShortPage, asShortWhole } from './asShortRead.ts'
import { noRows, type ListInput } from './pageOf.ts'
import { refuseLongColumns, refuseLongReads } from './refuseLongReads.ts'
import { valuesAsCsv, type CsvQuery } from './valuesAsCsv.ts'
import type { ValueFilters } from './ValueFilters.ts'

/** A page of values, read beside the thread that answers where it may look at very many. */
export async function readPage(
  { db, data }: DataRoutes,
  asked: ValueFilters & ListInput,
  caller: Caller,
): Promise<Rows<DataValue>> {
  const input = await withChanges(db, asked)
  if (input === null) return noRows(asked)
  const short = await asShortPage(db, input)
  if (short) return listDataValues(db, short)
  return data.longReads.run(caller, async (beside) => {
    await refuseLongReads(beside, input)
    return listDataValues(beside, input)
  })
}

/** To take in a hundred thousand rows and to make columns of them takes the thread a tenth of a second. */
const longColumns = new Semaphore(1)

/** The same of values as columns; of the long ones one at a time, wherever the database reads them. */
export async function readColumns(
  { db, data }: DataRoutes,
  input: ValueFilters,
  caller: Caller,
): Promise<DataColumns> {
  const short = await asShortWhole(db, input)
  if (short) return getDataColumns(db, short, await data.version())
  return data.longReads.run(caller, async (beside) => {
    await refuseLongColumns(beside, input)
    const release = await longColumns.acquire()
    try {
      return await getDataColumns(beside, input, await data.version())
    } finally {
      release()
    }
  })
}

/**
 * All values as CSV. Where very many may have to be looked at, they are gone through by their ids, so that no part of the
 * download takes long; of the past they are gathered whole for each part, and have their own bound.
 */
export async function readCsv(
  { db, data }: DataRoutes,
  input: CsvQuery,
  caller: Caller,
): Promise<AsyncGenerator<string>> {
  const lists = await data.lists()
  const changed = await withChanges(db, input)
  // Nothing has changed since: no value has the id 0.
  const short = changed ? await asShortPage(db, changed) : { ...input, id: '0', way: 'id' as const }
  if (short) return valuesAsCsv(db, lists, short)
  return data.longReads.run(caller, async (beside) => {
    await refuseLongReads(beside, input)
    return valuesAsCsv(beside, lists, input, { isById: input.as_of === undefined })
  })
}
