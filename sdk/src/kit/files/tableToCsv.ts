import { csvCell } from '../../contracts/csvCell.ts'
import { roundOff } from '../chartFrame/scale.ts'
import { withHyphen } from '../../contracts/minus.ts'
import { headerText, type Cell, type FigureTable } from '../tables/Column.ts'

/** The table as CSV with a header row, CRLF line ends and a byte order mark, as spreadsheets expect. */
export function tableToCsv<Row>({ columns, rows }: Pick<FigureTable<Row>, 'columns' | 'rows'>): string {
  const header = columns.map((column) => csvCell(headerText(column)))
  const body = rows.map((row) => columns.map((column) => csvCell(withoutNoise(column.value(row)))))
  return `\uFEFF${[header, ...body].map((cells) => cells.join(',')).join('\r\n')}\r\n`
}

const shorterByNoise = 8

/**
 * A difference such as 20.3 - 20.1 leaves 0.1999999999999993. Rounded, such a number is short; a figure that
 * was published with many digits stays long, and is left exactly as it is.
 */
function withoutNoise(cell: Cell): Cell {
  if (typeof cell === 'string') return withHyphen(cell)
  if (cell === null) return null
  const rounded = roundOff(cell)
  return String(cell).length - String(rounded).length >= shorterByNoise ? rounded : cell
}
