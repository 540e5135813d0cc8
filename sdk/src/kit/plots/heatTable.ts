import type { CardView } from '../cards/ChartCardProps.ts'
import type { Column, FigureTable } from '../tables/Column.ts'
import { nameColumn } from '../tables/numberColumn.ts'
import { heatView } from './plotViews.tsx'

/** One row of a table in colours. */
export interface HeatRow {
  id: string
  label: string
  cells: readonly {
    /** What the colour says; null leaves the cell empty. */
    value: number | null
    /** What the table says, where it is more than the value. */
    text?: string | null
    note?: string
  }[]
}

interface HeatTableWanted<Row extends HeatRow> {
  name: string
  summary: string
  caption: string
  /** The header over the names of the rows. */
  header: string
  columns: readonly string[]
  rows: readonly Row[]
  /** Columns of the table between the names and the cells. */
  extra?: readonly Column<Row>[]
  format: (value: number) => string
  /** The ends of the colours. */
  domain: readonly [number, number]
  /** How the card calls the drawing. */
  view?: Partial<Pick<CardView, 'id' | 'label'>>
}

/** Rows against columns, in colours and as a table: the `views` and the `table` of a `ChartCard`. */
export function heatTable<Row extends HeatRow>(
  wanted: HeatTableWanted<Row>,
): {
  views: CardView[]
  table: FigureTable<Row>
} {
  const { name, summary, caption, header, columns, rows, extra = [], format, domain, view } = wanted
  const chart = {
    name,
    summary,
    format,
    domain,
    rows: rows.map(({ id, label }) => ({ id, label })),
    columns: columns.map((label, at) => ({ id: String(at), label })),
    cell: (row: string, column: string) => {
      const found = rows.find(({ id }) => id === row)?.cells[Number(column)]
      return { value: found?.value ?? null, note: found?.note }
    },
  }
  const cellColumn = (label: string, at: number): Column<Row> => ({
    id: `column${at}`,
    header: label,
    isNumber: rows.every(({ cells }) => cells[at]?.text === undefined),
    value: ({ cells }) => (cells[at]?.text === undefined ? (cells[at]?.value ?? null) : cells[at].text),
  })
  const all = [nameColumn<Row>('row', header, ({ label }) => label), ...extra, ...columns.map(cellColumn)]
  return { views: [heatView(chart, view)], table: { caption, columns: all, rows, rowKey: ({ id }) => id } }
}
