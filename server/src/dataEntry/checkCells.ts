import type { Kysely } from 'kysely'
import type { CheckedCell, EntryCell, EntryCheck } from '@msdat/sdk/contracts/dataEntry'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { Field } from '../import/columns/mapHeadings.ts'
import { readPeriod } from '../import/columns/readPeriod.ts'
import { CellFault } from '../import/CellFault.ts'
import { readFlagContexts } from '../import/flags/flagContexts.ts'
import { flagPlace, type PlaceValue } from '../import/flags/flagPlace.ts'
import type { NewFinding } from '../import/jobs/Findings.ts'
import { RowReader, type StagedRow } from '../import/jobs/RowReader.ts'

export interface EntryFigures {
  datasource: number
  period: string
  cells: readonly EntryCell[]
}

type Finding = CheckedCell['findings'][number]
type SeriesValue = PlaceValue & { indicator: number; location: number }

/** Columns of the file that an approval makes of a table; cells are judged as its rows will be. */
export const entryFields = ['indicator', 'location', 'period', 'value', 'note'] as const satisfies Field[]

/** Judges figures by the rules of the import, and compares them with what stands in the data. */
export async function checkCells(
  db: Kysely<DataTables>,
  lists: ReferenceLists,
  { datasource, period, cells }: EntryFigures,
  now = new Date(),
): Promise<EntryCheck> {
  const problem = problemOf(lists, { datasource, period }, now)
  if (problem !== '') return { errors: 1, warnings: 0, problem, cells: [] }
  const reader = new RowReader(lists, {
    columns: new Map(entryFields.map((field, at) => [field, at])),
    names: entryFields,
    decimalComma: false,
    leavesOutEmptyEnds: true,
    source: datasource,
    now,
  })
  const read = cells.map((cell, at) => ({ cell, row: reader.read(rowOf(cell, period, at)) }))
  const stored = seriesByPlace(await readSeries(db, datasource, cells))
  const contextOf = await readFlagContexts(db, now)
  const checked = read.map(({ cell, row }): CheckedCell => {
    const series = stored.get(placeOf(cell)) ?? []
    const { indicator, location } = cell
    if (Array.isArray(row))
      return {
        indicator,
        location,
        value: null,
        today: null,
        change: 'unreadable',
        findings: row.map(toFinding),
      }
    if (row === null) return { indicator, location, value: null, today: null, change: 'blank', findings: [] }
    const today = series.find(isSameKey(row))?.value ?? null
    const change = today === null ? 'new' : today === row.value ? 'same' : 'changed'
    const findings = flagsOf(row, series, contextOf(indicator, datasource))
    return { indicator, location, value: row.value, today, change, findings }
  })
  const count = (severity: Finding['severity']): number =>
    checked.flatMap(({ findings }) => findings).filter((one) => one.severity === severity).length
  return { errors: unreadable(checked), warnings: count('warning'), problem: twiceIn(cells), cells: checked }
}

const unreadable = (cells: readonly CheckedCell[]): number =>
  cells.filter(({ change }) => change === 'unreadable').length

function problemOf(
  lists: ReferenceLists,
  { datasource, period }: Pick<EntryFigures, 'datasource' | 'period'>,
  now: Date,
): string {
  if (!lists.datasources.some(({ id }) => id === datasource)) return 'There is no such data source.'
  const read = readPeriod(period, now.toISOString().slice(0, 7))
  return read instanceof CellFault ? `${read.problem} ${read.remedy}` : ''
}

function twiceIn(cells: readonly EntryCell[]): string {
  const places = new Set(cells.map(placeOf))
  return places.size === cells.length ? '' : 'A cell stands twice in this table.'
}

const placeOf = ({ indicator, location }: { indicator: number; location: number }): string =>
  `${indicator} ${location}`

/** As the row stands in the file, under its headings. */
export function cellsOf({ indicator, location, value, note = '' }: EntryCell, period: string): string[] {
  return [String(indicator), String(location), period, value, note]
}

const rowOf = (cell: EntryCell, period: string, at: number) => ({
  line: at + 2,
  cells: cellsOf(cell, period),
  read: 0,
})

const toFinding = ({ severity, kind, problem, remedy }: NewFinding): Finding => ({
  severity,
  kind,
  problem,
  remedy,
})

async function readSeries(
  db: Kysely<DataTables>,
  datasource: number,
  cells: readonly EntryCell[],
): Promise<SeriesValue[]> {
  if (cells.length === 0) return []
  return db
    .selectFrom('data_values')
    .select(['indicator', 'location', 'period', 'value_type', 'value'])
    .where('datasource', '=', datasource)
    .where('indicator', 'in', [...new Set(cells.map(({ indicator }) => indicator))])
    .where('location', 'in', [...new Set(cells.map(({ location }) => location))])
    .execute()
}

function seriesByPlace(values: readonly SeriesValue[]): Map<string, SeriesValue[]> {
  const series = new Map<string, SeriesValue[]>()
  for (const value of values) {
    const known = series.get(placeOf(value))
    if (known) known.push(value)
    else series.set(placeOf(value), [value])
  }
  return series
}

const isSameKey =
  ({ period, value_type }: Pick<StagedRow, 'period' | 'value_type'>) =>
  (other: PlaceValue): boolean =>
    other.period === period && other.value_type === value_type

// That a figure is old or differs from today's is told by its period and by `change`.
const saidOtherwise: readonly string[] = ['STALE', 'REVISED']

/** What the data-quality rules would say of the figure if it stood in the data. */
function flagsOf(
  row: StagedRow,
  series: readonly SeriesValue[],
  context: Parameters<typeof flagPlace>[1],
): Finding[] {
  const { period, value_type, value } = row
  const before = series.find(isSameKey(row))?.value ?? null
  const typed: PlaceValue = { period, value_type, value, before }
  const others = series.filter((other) => !isSameKey(row)(other))
  return flagPlace<PlaceValue>([...others, typed], context)
    .filter(({ value: of, flag }) => of === typed && !saidOtherwise.includes(flag.code))
    .map(({ flag }) => ({
      severity: flag.severity,
      kind: flag.code,
      problem: flag.message,
      remedy: 'Compare it with your source; if it is right there, nothing has to be done.',
    }))
}
