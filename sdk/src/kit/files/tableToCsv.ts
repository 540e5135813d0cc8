import { csvCell } from '../../contracts/csvCell.ts'
import type { FigureTable } from '../tables/Column.ts'

/** The table as CSV with a header row, CRLF line ends and a byte order mark, as spreadsheets expect. */
export function tableToCsv<Row>({ columns, rows }: Pick<FigureTable<Row>, 'columns' | 'rows'>): string {
  const header = columns.map((column) => csvCell(column.header))
  const body = rows.map((row) => columns.map((column) => csvCell(column.value(row))))
  return `\uFEFF${[header, ...body].map((cells) => cells.join(',')).join('\r\n')}\r\n`
}
