import { textWidth } from '../chartFrame/chartLook.ts'
import type { Column, FigureTable } from '../tables/Column.ts'
import { svgElement } from './svgElement.ts'

const fontSize = 12
const rowHeight = 24
const gap = 18

interface TableColours {
  text: string
  muted: string
  line: string
}

/** A table as a drawing: its headers, its rows, numbers to the right. */
export function drawTable<Row>(
  { columns, rows }: Pick<FigureTable<Row>, 'columns' | 'rows'>,
  colours: TableColours,
): SVGSVGElement {
  const texts = rows.map((row) => columns.map((column) => textOf(column, row)))
  const widths = columns.map(({ header }, at) =>
    Math.max(textWidth(header, fontSize), ...texts.map((row) => textWidth(row[at] ?? '', fontSize))),
  )
  const width = widths.reduce((sum, one) => sum + one + gap, 0)
  const drawing = svgElement('svg', { width: Math.ceil(width), height: (rows.length + 1) * rowHeight + 4 })
  const write = (text: string, line: number, at: number, look: Record<string, string | number>) => {
    const left = widths.slice(0, at).reduce((sum, one) => sum + one + gap, 0)
    const isNumber = columns[at]?.isNumber ?? false
    const node = svgElement('text', {
      x: isNumber ? left + (widths[at] ?? 0) : left,
      y: line * rowHeight + 16,
      'text-anchor': isNumber ? 'end' : 'start',
      'font-size': fontSize,
      ...look,
    })
    node.textContent = text
    drawing.appendChild(node)
  }
  columns.forEach(({ header }, at) => write(header, 0, at, { fill: colours.muted, 'font-weight': 550 }))
  texts.forEach((row, line) => {
    const y = (line + 1) * rowHeight
    drawing.appendChild(svgElement('line', { x1: 0, x2: width, y1: y, y2: y, stroke: colours.line }))
    row.forEach((text, at) => write(text, line + 1, at, { fill: colours.text }))
  })
  return drawing
}

/** As the page shows it, where it shows plain text; else the value itself. */
function textOf<Row>(column: Column<Row>, row: Row): string {
  const shown = column.render?.(row)
  if (typeof shown === 'string' || typeof shown === 'number') return String(shown)
  return String(column.value(row) ?? (column.isNumber ? 'No data' : ''))
}
