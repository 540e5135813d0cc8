import { seriesColour, type ChartLook } from '../chartFrame/chartLook.ts'
import type { FigureDetails, Mark } from '../chartFrame/MarkFacts.ts'
import { shapeOf } from '../chartFrame/marks.ts'
import type { PlotBox } from '../chartFrame/Plot.tsx'
import type { ValueAxis } from '../chartFrame/scale.ts'

export interface ColumnGroup extends FigureDetails {
  id: string
  label: string
  /** One value for each series, in their order; null where there is none. */
  values: readonly (number | null)[]
}

export interface GroupedInput {
  series: readonly string[]
  data: readonly ColumnGroup[]
  hidden: ReadonlySet<string>
  isStacked: boolean
  isTime: boolean
  /** Values the axis must hold beside those of the columns. */
  also: readonly number[]
  format: (value: number) => string
  width: number
  height: number
  look: ChartLook
}

export interface GroupedBar {
  key: string
  series: number
  x: number
  y: number
  width: number
  height: number
}

export interface GroupedLayout {
  /** Values run from left to right, and each group has a row. */
  areRows: boolean
  box: PlotBox
  axis: ValueAxis
  /** Where a value lies along its axis. */
  at: (value: number) => number
  bars: GroupedBar[]
  labels: { id: string; x: number; y: number; text: string }[]
  areLabelsTurned: boolean
  marks: Mark[]
  markAt: (x: number, y: number) => number | null
}

/** What one group says: the figure of each series that is switched on. */
export function groupFacts(
  { id, label, values, ...details }: ColumnGroup,
  shown: readonly number[],
  { series, format, look }: GroupedInput,
): Omit<Mark, 'x' | 'y'> {
  const facts = shown.map((one) => ({
    label: series[one],
    value: values[one] ?? null,
    format,
    swatch: { shape: shapeOf('square'), colour: seriesColour(look, one) },
  }))
  return { id, title: label, facts, details }
}
