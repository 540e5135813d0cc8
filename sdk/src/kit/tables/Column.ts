import type { ReactNode } from 'react'
import type { CsvCell } from '../../contracts/csvCell.ts'

export type Cell = CsvCell

/** One column of a table: the value that is sorted and exported, and how it looks. */
export interface Column<Row> {
  id: string
  header: string
  /** Small beneath the header, such as the source and year of all its figures; files have it behind the header. */
  headerNote?: string
  /** Null where there is no value; it sorts last, whichever way. */
  value: (row: Row) => Cell
  /** How the cell looks; the value itself where omitted. */
  render?: (row: Row) => ReactNode
  isNumber?: boolean
  /** The one column that names its row. */
  isRowHeader?: boolean
}

/** The figures of a chart as a table: what is shown, sorted, and saved as CSV. */
export interface FigureTable<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** The header in one line, as files have it. */
export const headerText = <Row>({ header, headerNote }: Column<Row>): string =>
  headerNote ? `${header} (${headerNote})` : header

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): Row[] {
  const column = columns.find(({ id }) => id === sort?.column)
  if (!sort || !column) return [...rows]
  const sign = sort.direction === 'ascending' ? 1 : -1
  return [...rows].sort((one, other) => {
    const [left, right] = [column.value(one), column.value(other)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * compareCells(left, right)
  })
}

function compareCells(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(String(left), String(right))
}
