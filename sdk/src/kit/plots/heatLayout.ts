import { foldText, textWidth } from '../chartFrame/chartLook.ts'
import type { FigureDetails, Mark } from '../chartFrame/MarkFacts.ts'

export interface HeatCell extends FigureDetails {
  /** Null where there is no figure: hatched. */
  value: number | null
  /** More of the figure, one line each under it where there is room. */
  lines?: readonly string[]
  /** In grey: a figure that is not to be read as a finding. */
  isMuted?: boolean
  /** Nothing belongs here, so nothing is missing. */
  isBlank?: boolean
}

export interface HeatTable {
  rows: readonly { id: string; label: string }[]
  columns: readonly { id: string; label: string }[]
  cell: (row: string, column: string) => HeatCell | null
  format: (value: number) => string
}

interface HeatInput extends HeatTable {
  width: number
  fontSize: number
}

type PlacedCell = Mark & { row: string; column: string } & Pick<HeatCell, 'value' | 'isMuted' | 'isBlank'> & {
    lines: readonly string[]
  }

export interface HeatLayout {
  width: number
  height: number
  left: number
  top: number
  cellWidth: number
  cellHeight: number
  /** Names of columns lean where they have no room side by side. */
  areColumnsTurned: boolean
  /** Whether figures fit into the cells. */
  hasText: boolean
  /** A name in the lines it takes: two at most, where they have room. */
  rowLines: (label: string) => string[]
  columnLines: (label: string) => string[]
  /** Row by row: what the arrow keys walk along. */
  cells: PlacedCell[]
  cellAt: (x: number, y: number) => number | null
}

const mostColumnWidth = 110
/** Where there are few columns, names of rows may have what these leave. */
const leastColumnWidth = 40
const mostTurned = 150

export function heatLayout({ rows, columns, cell, format, width, fontSize }: HeatInput): HeatLayout {
  const widest = (labels: readonly { label: string }[]) =>
    Math.max(0, ...labels.map(({ label }) => textWidth(label, fontSize)))
  const leanOf = Math.min(mostTurned / 0.87, widest(columns)) / 2
  const spare = width - leanOf - columns.length * leastColumnWidth
  const left = Math.min(widest(rows) + 14, Math.max(width * 0.36, spare))
  const widthOf = (room: number) => Math.max(4, Math.min(mostColumnWidth, room / Math.max(1, columns.length)))
  const areColumnsTurned = widest(columns) > widthOf(width - left - 4) - 4
  // The last of the leaning names reaches out to the right.
  const lean = areColumnsTurned ? leanOf : 4
  const cellWidth = widthOf(width - left - lean)
  const given = rows.flatMap((row) => columns.map((column) => cell(row.id, column.id)))
  const extra = given.flatMap((one) => one?.lines ?? [])
  const hasLines =
    extra.length > 0 && Math.max(...extra.map((text) => textWidth(text, fontSize))) <= cellWidth - 4
  const most = hasLines ? Math.max(...given.map((one) => one?.lines?.length ?? 0)) : 0
  const isFolded = widest(rows) > left - 10
  const cellHeight = fontSize * Math.max(2.1 + 1.25 * most, isFolded ? 2.8 : 0)
  const top = areColumnsTurned ? Math.min(mostTurned, widest(columns) * 0.87) + 14 : fontSize + 16
  const cells = rows.flatMap((row, down) =>
    columns.map((column, along): PlacedCell => {
      const found = given[down * columns.length + along] ?? { value: null }
      const { value, lines = [], isMuted, isBlank, ...details } = found
      return {
        id: `${row.id} ${column.id}`,
        row: row.id,
        column: column.id,
        value,
        lines: hasLines ? lines : [],
        isMuted,
        isBlank,
        title: `${row.label}, ${column.label}`,
        facts: [{ value, format }],
        details,
        x: left + (along + 0.5) * cellWidth,
        y: top + (down + 0.5) * cellHeight,
        reach: cellHeight / 2,
      }
    }),
  )
  const texts = cells.map(({ value }) => (value === null ? 0 : textWidth(format(value), fontSize)))
  return {
    width,
    height: top + rows.length * cellHeight + 4,
    left,
    top,
    cellWidth,
    cellHeight,
    areColumnsTurned,
    hasText: Math.max(0, ...texts) <= cellWidth - 4,
    rowLines: (label) => foldText(label, left - 10, fontSize, 2),
    columnLines: (label) => foldText(label, mostTurned / 0.87, fontSize, cellWidth >= 2.5 * fontSize ? 2 : 1),
    cells,
    cellAt: (x, y) => {
      const along = Math.floor((x - left) / cellWidth)
      const down = Math.floor((y - top) / cellHeight)
      const isInside = along >= 0 && down >= 0 && along < columns.length && down < rows.length
      const at = down * columns.length + along
      return isInside && !cells[at]?.isBlank ? at : null
    },
  }
}
