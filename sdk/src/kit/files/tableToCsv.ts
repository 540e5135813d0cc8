import type { Cell, FigureTable } from '../tables/Column.ts'

/** The table as CSV with a header row, CRLF line ends and a byte order mark, as spreadsheets expect. */
export function tableToCsv<Row>({ columns, rows }: Pick<FigureTable<Row>, 'columns' | 'rows'>): string {
  const header = columns.map((column) => escape(column.header))
  const body = rows.map((row) => columns.map((column) => escape(column.value(row))))
  return `\uFEFF${[header, ...body].map((cells) => cells.join(',')).join('\r\n')}\r\n`
}

function escape(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  // A spreadsheet would run text that starts like a formula.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
