import type { DataColumns, DataValue } from '@msdat/sdk/contracts/data'
import type { Rows } from '@msdat/sdk/contracts/page'
import type { CallContext } from '@msdat/sdk/http/serve'
import type { DataRoutes } from './DataRoutes.ts'
import { getDataColumns, listDataValues } from './dataValues.ts'
import { areMany, isLongRead } from './isLongRead.ts'
import type { ListInput } from './pageOf.ts'
import { refuseLongColumns, refuseLongReads } from './refuseLongReads.ts'
import { isServed, valuesAsCsv, type CsvQuery } from './valuesAsCsv.ts'
import type { ValueFilters } from './ValueFilters.ts'

type Caller = Pick<CallContext, 'address'>

/** A page of values, read beside the thread that answers where it may look at very many. */
export async function readPage(
  { db, data }: DataRoutes,
  input: ValueFilters & ListInput,
  caller: Caller,
): Promise<Rows<DataValue>> {
  const read = async (chosen: typeof db): Promise<Rows<DataValue>> => {
    await refuseLongReads(chosen, input)
    return listDataValues(chosen, input)
  }
  return (await isLongRead(db, input)) ? data.longReads.run(caller, read) : read(db)
}

/** The same of values as columns. */
export async function readColumns(
  { db, data }: DataRoutes,
  input: ValueFilters,
  caller: Caller,
): Promise<DataColumns> {
  const read = async (chosen: typeof db): Promise<DataColumns> => {
    await refuseLongColumns(chosen, input)
    return getDataColumns(chosen, input, await data.version())
  }
  return (await areMany(db, input)) ? data.longReads.run(caller, read) : read(db)
}

/** All values as CSV. What no index serves is read in parts of so many ids, each of which is short. */
export async function readCsv(
  { db, data }: DataRoutes,
  input: CsvQuery,
  caller: Caller,
): Promise<AsyncGenerator<string>> {
  const isLong = isServed(input) && (await isLongRead(db, input))
  const read = async (chosen: typeof db): Promise<AsyncGenerator<string>> => {
    await refuseLongReads(chosen, input)
    return valuesAsCsv(chosen, await data.lists(), input)
  }
  return isLong ? data.longReads.run(caller, read) : read(db)
}
