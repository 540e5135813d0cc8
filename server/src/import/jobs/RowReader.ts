import { valueTypes } from '@msdat/sdk/contracts/valueTypes'
import type { ReferenceLists } from '../../data/ReferenceLists.ts'
import { CellFault } from '../CellFault.ts'
import { readFigure } from '../columns/figure.ts'
import type { Field } from '../columns/mapHeadings.ts'
import { NameIndex } from '../columns/NameIndex.ts'
import { placeNames } from '../columns/placeNames.ts'
import { readPeriod } from '../columns/readPeriod.ts'
import type { FileRow } from '../files/FileRow.ts'
import type { ImportRowTable } from '../ImportTables.ts'
import { findRowFault } from './findRowFault.ts'
import type { NewFinding } from './Findings.ts'

export type StagedRow = Omit<ImportRowTable, 'job'>

export interface RowOptions {
  columns: ReadonlyMap<Field, number>
  names: readonly string[]
  decimalComma: boolean
  leavesOutEmptyEnds: boolean
  /** Data source of every row, where the file has no such column. */
  source: number | null
  now: Date
}

const longestNote = 500
/** All but tab and line breaks: JSON writes each in six bytes. */
const control = /[\0-\x08\v\f\x0e-\x1f\x7f]/
const typeOfClass = {
  Survey: valueTypes.survey,
  Routine: valueTypes.routine,
  Estimate: valueTypes.estimate,
} as const

/** Turns the rows of a file into values, or into findings about them. */
export class RowReader {
  readonly #options: RowOptions
  readonly #thisMonth: string
  readonly #indexes: Record<'indicator' | 'datasource' | 'location' | 'value_type' | 'citation', NameIndex>
  readonly #typeOfSource: ReadonlyMap<number, number>

  constructor(lists: ReferenceLists, options: RowOptions) {
    this.#options = options
    this.#thisMonth = options.now.toISOString().slice(0, 7)
    this.#indexes = indexesOf(lists)
    this.#typeOfSource = new Map(
      lists.datasources.map(({ id, classification }) => [id, typeOfClass[classification]]),
    )
  }

  /** The value, null where the row is blank, or everything that is wrong with it. */
  read(row: FileRow): StagedRow | null | NewFinding[] {
    const { names, leavesOutEmptyEnds } = this.#options
    const misshapen = findRowFault(row, names.length, leavesOutEmptyEnds)
    if (misshapen) return [misshapen]
    const faults: NewFinding[] = []
    const read = <Value>(field: Field, take: (cell: string) => Value | CellFault): Value | null => {
      const cell = this.#cell(row, field)
      const value = take(cell)
      if (!(value instanceof CellFault)) return value
      faults.push(this.#finding(row, field, cell, value))
      return null
    }
    const value = read('value', (cell) => readFigure(cell, this.#options.decimalComma))
    const staged = {
      line: row.line,
      indicator: read('indicator', (cell) => this.#name('indicator', cell)),
      datasource: this.#options.source ?? read('datasource', (cell) => this.#name('datasource', cell)),
      location: read('location', (cell) => this.#name('location', cell)),
      period: read('period', (cell) => readPeriod(cell, this.#thisMonth)),
      value_type: 0,
      value,
      citation: read('citation', (cell) => (cell.trim() === '' ? null : this.#indexes.citation.find(cell))),
      note: read('note', readNote),
    }
    const type = read('value_type', (cell) => this.#type(cell, staged.datasource))
    if (faults.length > 0) return faults
    return value === null ? null : ({ ...staged, value_type: type } as StagedRow)
  }

  #cell(row: FileRow, field: Field): string {
    const at = this.#options.columns.get(field)
    return at === undefined ? '' : (row.cells[at] ?? '')
  }

  #name(field: 'indicator' | 'datasource' | 'location', cell: string): number | CellFault {
    if (cell.trim() !== '') return this.#indexes[field].find(cell)
    return new CellFault('The cell is empty.', 'Fill it in, or leave the whole row out.', `${field}_is_empty`)
  }

  #type(cell: string, source: number | null): number | CellFault {
    if (cell.trim() !== '') return this.#indexes.value_type.find(cell)
    return (source === null ? undefined : this.#typeOfSource.get(source)) ?? valueTypes.estimate
  }

  #finding({ line }: FileRow, field: Field, cell: string, { kind, problem, remedy }: CellFault): NewFinding {
    const at = this.#options.columns.get(field)
    const column = at === undefined ? field : (this.#options.names[at] ?? field)
    return { kind, severity: 'error', line, column, value: cell, problem, remedy }
  }
}

function readNote(cell: string): string | CellFault {
  const note = cell.trim()
  if (note.length > longestNote) {
    return new CellFault(
      'The note is too long.',
      `Write at most ${longestNote} characters.`,
      'note_is_too_long',
    )
  }
  return control.test(note)
    ? new CellFault('The note holds a control character.', 'Remove it.', 'note_is_binary')
    : note
}

function indexesOf(lists: ReferenceLists) {
  return {
    indicator: new NameIndex(
      'indicator',
      lists.indicators.map(({ id, full_name, short_name }) => ({ id, names: [full_name, short_name] })),
    ),
    datasource: new NameIndex(
      'data source',
      lists.datasources.map(({ id, datasource, full_name }) => ({ id, names: [datasource, full_name] })),
    ),
    location: new NameIndex(
      'place',
      lists.locations.map(({ id, name, level }) => ({ id, names: placeNames(name, level) })),
    ),
    value_type: new NameIndex(
      'value type',
      lists.valueTypes.map(({ id, value_type }) => ({ id, names: [value_type] })),
    ),
    citation: new NameIndex(
      'citation',
      lists.citations.map(({ id, text }) => ({ id, names: [text] })),
    ),
  }
}
