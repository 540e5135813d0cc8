import { CsvError, parse } from 'csv-parse/sync'
import { CellFault } from '../CellFault.ts'
import type { Cell } from './cells.ts'
import type { SetFinding } from './SetFinding.ts'

/** The columns of a table: how the cells under each heading are read. */
export type Columns = Record<string, Cell<unknown>>

export type RowOf<Shape extends Columns> = {
  [Name in keyof Shape]: Exclude<ReturnType<Shape[Name]>, CellFault>
}

interface TableRow<Row> {
  line: number
  row: Row
}

export interface Table<Row> {
  file: string
  rows: TableRow<Row>[]
  /** What could be read of rows with a fault, so that rows that name them are not blamed as well. */
  brokenRows: Partial<Row>[]
  findings: SetFinding[]
}

interface ParsedRecord {
  record: string[]
  info: { lines: number }
}

/** Reads CSV text row by row. Rows with a fault are left out of `rows` and told in `findings`. */
export function readTable<Shape extends Columns>(
  file: string,
  csv: string,
  columns: Shape,
): Table<RowOf<Shape>> {
  const findings: SetFinding[] = []
  const records = readRecords(file, csv, findings)
  const heading = records.shift()
  if (!heading) {
    findings.push(
      aboutFile(
        file,
        'The file is empty.',
        `Begin with a line of headings: ${Object.keys(columns).join(',')}.`,
      ),
    )
    return { file, rows: [], brokenRows: [], findings }
  }
  findings.push(...checkHeading(file, heading.record, columns))
  // Without the right headings every cell would be judged by the wrong rule.
  if (findings.length > 0) return { file, rows: [], brokenRows: [], findings }
  const rows: TableRow<RowOf<Shape>>[] = []
  const brokenRows: Partial<RowOf<Shape>>[] = []
  const readers = heading.record.map((name) => [name.trim(), columns[name.trim()] as Cell<unknown>] as const)
  for (const { record, info } of records) {
    const line = info.lines
    const faults =
      record.length === readers.length ? [] : [wrongLength(file, line, record.length, readers.length)]
    const row = faults.length > 0 ? {} : readRow(file, line, record, readers, faults)
    if (faults.length === 0) rows.push({ line, row: row as RowOf<Shape> })
    else brokenRows.push(row as Partial<RowOf<Shape>>)
    for (const fault of faults) findings.push(fault)
  }
  return { file, rows, brokenRows, findings }
}

function readRecords(file: string, csv: string, findings: SetFinding[]): ParsedRecord[] {
  try {
    return parse(csv, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    }) as unknown as ParsedRecord[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error['lines'] === 'number' ? error['lines'] : null
    findings.push({
      file,
      line,
      column: null,
      value: null,
      problem: 'The quotation marks do not pair up, so the file cannot be split into cells.',
      remedy: 'Put quotation marks around whole cells only, and double those inside a cell.',
    })
    return []
  }
}

function readRow(
  file: string,
  line: number,
  record: string[],
  readers: readonly (readonly [string, Cell<unknown>])[],
  faults: SetFinding[],
): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  readers.forEach(([column, read], index) => {
    const content = record[index] ?? ''
    const value = read(content)
    if (value instanceof CellFault) {
      faults.push({ file, line, column, value: content, problem: value.problem, remedy: value.remedy })
    } else {
      row[column] = value
    }
  })
  return row
}

function checkHeading(file: string, heading: string[], columns: Columns): SetFinding[] {
  const names = heading.map((name) => name.trim())
  const findings: SetFinding[] = []
  const say = (column: string, problem: string, remedy: string): void =>
    void findings.push({ file, line: 1, column, value: null, problem, remedy })
  for (const name of Object.keys(columns)) {
    if (!names.includes(name)) say(name, 'This column is missing.', 'Add a column with this heading.')
  }
  names.forEach((name, index) => {
    if (!Object.hasOwn(columns, name))
      say(name, 'This column is not known.', `Use ${Object.keys(columns).join(', ')}.`)
    else if (names.indexOf(name) !== index)
      say(name, 'This heading stands twice.', 'Keep one of the two columns.')
  })
  return findings
}

function wrongLength(file: string, line: number, found: number, wanted: number): SetFinding {
  return {
    file,
    line,
    column: null,
    value: null,
    problem: `The row has ${found} cells, the heading has ${wanted}.`,
    remedy: 'Put a cell under each heading; a comma inside a cell needs quotation marks around the cell.',
  }
}

function aboutFile(file: string, problem: string, remedy: string): SetFinding {
  return { file, line: null, column: null, value: null, problem, remedy }
}
