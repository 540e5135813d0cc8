import { foldText, textWidth, type ChartLook } from '../chartFrame/chartLook.ts'
import { detailsOf, type FigureDetails, type Mark } from '../chartFrame/MarkFacts.ts'
import { plotBox, type PlotAxis, type PlotBox } from '../chartFrame/Plot.tsx'
import { linear, looseAxis, valueAxis } from '../chartFrame/scale.ts'
import type { TargetLine } from '../values/compareToTarget.ts'

export interface DotDatum extends FigureDetails {
  id: string
  label: string
  /** Null where there is no figure: its row says so. */
  value: number | null
  lower?: number | null
  upper?: number | null
  colour?: string
  isEmphasised?: boolean
}

interface DotRow {
  datum: DotDatum
  /** Its name, in two lines where it stands above its row and one is too short. */
  name: string[]
  /** Top of the row, from the top of the plot. */
  top: number
  /** Middle of the row's dot, from the top of the plot. */
  y: number
  dot: number | null
  /** Ends of the interval, as far as it is known. */
  interval: readonly [number, number] | null
}

export interface DotLayout {
  box: PlotBox
  axis: PlotAxis
  rows: DotRow[]
  /** Names stand above their rows, since beside them the plot would have no room left. */
  areNamesAbove: boolean
  rowHeight: number
  /** Pixels at the right for the figures. */
  figureRoom: number
  marks: Mark[]
}

interface DotInput {
  data: readonly DotDatum[]
  targets: readonly TargetLine[]
  format: (value: number) => string
  formatTick?: (value: number) => string
  /** The axis begins at 0 even where no value is near it. */
  fromZero: boolean
  band?: readonly [from: number, to: number]
  holds?: readonly number[]
  width: number
  look: ChartLook
}

export function dotLayout(input: DotInput): DotLayout {
  const { data, targets, format, formatTick, fromZero, width, look } = input
  const small = look.small
  const longest = Math.max(0, ...data.map(({ label }) => textWidth(label, small)))
  const figures = data.map(({ value }) => (value === null ? 'No data' : format(value)))
  const figureRoom = Math.max(0, ...figures.map((text) => textWidth(text, small))) + 14
  const areNamesAbove = longest + figureRoom > width * 0.6
  const names = data.map(({ label }) => (areNamesAbove ? foldText(label, width - 4, small, 2) : [label]))
  const mostLines = Math.max(1, ...names.map(({ length }) => length))
  const rowHeight = small * (areNamesAbove ? 1.45 + 1.25 * mostLines : 1.9)
  const margin = {
    top: small * (targets.length > 1 ? 3.6 : 2.2),
    right: figureRoom + 6,
    bottom: small * 2,
    // Half of the first number of the axis, where no name is beside it.
    left: areNamesAbove ? small * 1.5 : longest + 14,
  }
  const box = plotBox(width, data.length * rowHeight + margin.top + margin.bottom, margin)
  const values = [
    ...data.flatMap(({ value, lower, upper }) => [value, lower, upper]),
    ...targets.map(({ value }) => value),
    ...(input.band ?? []),
    ...(input.holds ?? []),
  ].filter((value) => typeof value === 'number')
  const count = Math.max(2, Math.floor(box.innerWidth / 80))
  const axis = fromZero ? valueAxis(values, count) : looseAxis(values, count)
  const at = linear(axis, box.innerWidth)
  const rows = data.map((datum, index): DotRow => {
    const { value, lower, upper } = datum
    const isBounded = typeof lower === 'number' && typeof upper === 'number'
    return {
      datum,
      name: names[index] ?? [],
      top: index * rowHeight,
      y: (index + 1) * rowHeight - small * (areNamesAbove ? 0.75 : 0.95),
      dot: value === null ? null : at(value),
      interval: isBounded ? [at(lower), at(upper)] : null,
    }
  })
  const marks = rows.map(({ datum, y, dot }): Mark => {
    const { id, label, value, lower, upper } = datum
    return {
      id,
      title: label,
      x: margin.left + (dot ?? 0),
      y: margin.top + y,
      facts: [{ value, lower, upper, format }],
      details: detailsOf(datum),
    }
  })
  const drawn = { ...axis, at, format: formatTick ?? format }
  return { box, axis: drawn, rows, areNamesAbove, rowHeight, figureRoom, marks }
}

/** Index of the row at a height of the drawing; null beside all rows. */
export function rowAt({ box, rows, rowHeight }: DotLayout, y: number): number | null {
  const at = Math.floor((y - box.margin.top) / rowHeight)
  return at >= 0 && at < rows.length ? at : null
}
