import type { Kysely } from 'kysely'
import type { CsvCell } from '@msdat/sdk/contracts/csvCell'
import { DataValue } from '@msdat/sdk/contracts/data'
import { AppError } from '@msdat/sdk/contracts/problem'
import { csvLine } from '../csv/csvLine.ts'
import { letOthersIn } from '../http/letOthersIn.ts'
import type { DataTables } from '../db/DataTables.ts'
import { readDataVersion } from './dataVersion.ts'
import { selectRows, valuesOf } from './dataRows.ts'
import type { ReferenceLists } from './ReferenceLists.ts'
import { idOf, selectValues } from './selectValues.ts'
import type { ValueFilters } from './ValueFilters.ts'

// Few enough that other requests wait only for milliseconds while a piece is read.
const rowsPerPart = 2000
// Where all are gone through, few of very many may match: for a piece so many are looked at.
const idsPerPart = 50_000
// Of the past, each piece goes through all values in reach again.
const rowsPerPartOfThePast = 20_000

export interface CsvQuery extends ValueFilters {
  ordering?: string | undefined
  fields?: string | undefined
}

/**
 * All values that match, by id, in pieces. They are read as the client takes them, and no connection
 * or transaction is held meanwhile; where an import comes in between, the reading fails rather than
 * mix two states of the data. `isById`: nothing leads to what matches quickly, so all values are gone through by their ids.
 */
export async function* valuesAsCsv(
  db: Kysely<DataTables>,
  lists: ReferenceLists,
  query: CsvQuery,
  { isById = false } = {},
): AsyncGenerator<string> {
  checkOrdering(query.ordering)
  const columns = columnsOf(lists, query.fields)
  const version = await readDataVersion(db)
  const limit = query.as_of === undefined ? rowsPerPart : rowsPerPartOfThePast
  yield csvLine(columns.map(([name]) => name))
  const id = idOf(query.way !== undefined)
  const end = isById ? await highestId(db) : null
  for (let after = 0; ;) {
    const until = end === null ? null : after + idsPerPart
    let part = selectRows(selectValues(db, query, { isById })).where(id, '>', after)
    if (until !== null) part = part.where('v.id', '<=', until)
    const rows = await part.orderBy(id).limit(limit).execute()
    if ((await readDataVersion(db)) !== version) {
      throw new AppError('conflict', 'The data changed while they were read. Please ask again.')
    }
    const values = await valuesOf(db, rows)
    yield values.map((row) => csvLine(columns.map(([, read]) => read(row)))).join('')
    const last = rows.length < limit ? until : (rows.at(-1)?.id ?? null)
    if (last === null || (end !== null && last >= end)) return
    after = last
    await letOthersIn()
  }
}

async function highestId(db: Kysely<DataTables>): Promise<number> {
  const { id } = await db
    .selectFrom('data_values')
    .select((query) => query.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return Number(id ?? 0)
}

function checkOrdering(ordering = 'id'): void {
  if (ordering === 'id') return
  const reason = 'must be id, or be left out, with format=csv'
  throw new AppError('invalid_input', `ordering ${reason}.`, { ordering: [reason] })
}

type CsvColumn = readonly [name: string, read: (row: DataValue) => CsvCell]

/** The fields as in JSON; where none are chosen, the names that their ids stand for come after them. */
function columnsOf(lists: ReferenceLists, fields: string | undefined): CsvColumn[] {
  const names = fields?.split(',') ?? Object.keys(DataValue.properties)
  const plain = names.map((name): CsvColumn => [name, (row) => row[name as keyof DataValue]])
  return fields === undefined ? [...plain, ...namedColumns(lists)] : plain
}

function namedColumns({ indicators, datasources, locations, valueTypes }: ReferenceLists): CsvColumn[] {
  const indicatorNames = new Map(indicators.map(({ id, full_name }) => [id, full_name]))
  const sourceNames = new Map(datasources.map(({ id, datasource }) => [id, datasource]))
  const locationNames = new Map(locations.map(({ id, name }) => [id, name]))
  const typeNames = new Map(valueTypes.map(({ id, value_type }) => [id, value_type]))
  return [
    ['indicator_name', (row) => indicatorNames.get(row.indicator) ?? ''],
    ['datasource_name', (row) => sourceNames.get(row.datasource) ?? ''],
    ['location_name', (row) => locationNames.get(row.location) ?? ''],
    ['value_type_name', (row) => typeNames.get(row.value_type) ?? ''],
  ]
}
