import type { Kysely } from 'kysely'
import type { CheckedCell, EntryCell, EntryCheck } from '@msdat/sdk/contracts/dataEntry'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import type { DataTables } from '../db/DataTables.ts'
import { letOthersInAfterSome } from '../http/letOthersIn.ts'
import type { Field } from '../import/columns/mapHeadings.ts'
import { readPeriod } from '../import/columns/readPeriod.ts'
import { CellFault } from '../import/CellFault.ts'
import { readFlagContexts } from '../import/flags/flagContexts.ts'
import { flagPlace, type FlagContext, type PlaceValue } from '../import/flags/flagPlace.ts'
import type { NewFinding } from '../import/jobs/Findings.ts'
import { RowReader, type StagedRow } from '../import/jobs/RowReader.ts'
import { SeriesBeside } from './SeriesBeside.ts'

export interface EntryFigures {
  datasource: number
  period: string
  cells: readonly EntryCell[]
}

interface Circumstances {
  /** Ends the check, which throws its reason: who asked may have gone. */
  signal?: AbortSignal
  now?: Date
}

type Finding = CheckedCell['findings'][number]

/** Columns of the file that an approval makes of a table; cells are judged as its rows will be. */
export const entryFields = ['indicator', 'location', 'period', 'value', 'note'] as const satisfies Field[]

/**
 * Judges figures by the rules of the import, and compares them with what stands in the data, with turns for others
 * between. Throws `invalid_input` where too much stands there.
 */
export async function checkCells(
  db: Kysely<DataTables>,
  lists: ReferenceLists,
  { datasource, period, cells }: EntryFigures,
  { signal, now = new Date() }: Circumstances = {},
): Promise<EntryCheck> {
  const problem = problemOf(lists, { datasource, period }, now) || twiceIn(cells)
  if (problem !== '') return { errors: 1, warnings: 0, problem, cells: [] }
  const reader = new RowReader(lists, {
    columns: new Map(entryFields.map((field, at) => [field, at])),
    names: entryFields,
    decimalComma: false,
    leavesOutEmptyEnds: true,
    source: datasource,
    now,
  })
  const beside = new SeriesBeside(db, datasource, cells)
  const contextOf = await readFlagContexts(db, now)
  const checked: CheckedCell[] = []
  for (const [at, cell] of cells.entries()) {
    signal?.throwIfAborted()
    const row = reader.read(rowOf(cell, period, at))
    if (row === null) checked.push(withoutFigure(cell, 'blank'))
    else if (Array.isArray(row)) checked.push(withoutFigure(cell, 'unreadable', row))
    else {
      const series = await beside.of(cell)
      checked.push(judge(cell, { row, series, context: contextOf(cell.indicator, datasource) }))
      await letOthersInAfterSome()
    }
  }
  const count = (severity: Finding['severity']): number =>
    checked.flatMap(({ findings }) => findings).filter((one) => one.severity === severity).length
  return { errors: unreadable(checked), warnings: count('warning'), problem, cells: checked }
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

const isSameKey =
  ({ period, value_type }: Pick<StagedRow, 'period' | 'value_type'>) =>
  (other: PlaceValue): boolean =>
    other.period === period && other.value_type === value_type

// That a figure is old or differs from today's is told by its period and by `change`.
const saidOtherwise: readonly string[] = ['STALE', 'REVISED']

function withoutFigure(
  { indicator, location }: EntryCell,
  change: 'blank' | 'unreadable',
  faults: readonly NewFinding[] = [],
): CheckedCell {
  return { indicator, location, value: null, today: null, change, findings: faults.map(toFinding) }
}

interface Judged {
  row: StagedRow
  /** All that the source has of its place. */
  series: readonly PlaceValue[]
  context: FlagContext
}

function judge({ indicator, location }: EntryCell, { row, series, context }: Judged): CheckedCell {
  const today = series.find(isSameKey(row))?.value ?? null
  const change = today === null ? 'new' : today === row.value ? 'same' : 'changed'
  return { indicator, location, value: row.value, today, change, findings: flagsOf({ row, series, context }) }
}

/** What the data-quality rules would say of the figure if it stood in the data. */
function flagsOf({ row, series, context }: Judged): Finding[] {
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
