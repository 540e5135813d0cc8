import type { TargetLine } from '../values/compareToTarget.ts'
import { periodToYears } from '../values/formatValue.ts'
import { textWidth } from '../chartFrame/chartLook.ts'
import type { FigureDetails } from '../chartFrame/MarkFacts.ts'
import { plotBox, type PlotBox } from '../chartFrame/Plot.tsx'
import { valueAxis, yearTicks, type ValueAxis } from '../chartFrame/scale.ts'

export interface LinePoint {
  period: string
  value: number
  lower?: number | null
  upper?: number | null
  /** What must be known of this figure alone. */
  flag?: FigureDetails['flag']
}

export interface LineSeries {
  id: string
  label: string
  /** Ascending by period. A period without a figure is left out, and is a gap. */
  points: readonly LinePoint[]
  colour?: string
  /** Draw the range between the bounds, where they exist. */
  hasBand?: boolean
  /** Bold; where any series is, all others step back. */
  isChosen?: boolean
}

export interface LineLayout extends PlotBox {
  years: { min: number; max: number; ticks: number[] }
  axis: ValueAxis
  xOf: (period: string) => number
  yOf: (value: number) => number
  /** All periods with a figure, ascending: what the cursor walks along. */
  periods: string[]
  /** Whether each line's name stands at its end. */
  hasEndLabels: boolean
}

interface LayoutInput {
  series: readonly LineSeries[]
  targets: readonly TargetLine[]
  width: number
  height: number
  fontSize: number
  holds?: readonly number[]
}

export function lineLayout({
  series,
  targets,
  width,
  height,
  fontSize,
  holds = [],
}: LayoutInput): LineLayout {
  const points = series.flatMap(({ points }) => points)
  const periods = [...new Set(points.map(({ period }) => period))].sort()
  const moments = periods.map(periodToYears)
  // One year alone stands in the middle of an axis that names no other.
  const [first, last] = [Math.min(...moments), Math.max(...moments)]
  const [min, max] =
    periods.length === 0 ? [2000, 2001] : first === last ? [first - 0.5, last + 0.5] : [first, last]
  // One line alone is named by its card and legend.
  const hasEndLabels = width >= 640 && series.length > 1
  const longest = Math.max(0, ...series.map(({ label }) => label.length))
  const margin = {
    top: 22,
    right: hasEndLabels
      ? Math.min(Math.max(230, width / 4), textWidth('0'.repeat(longest), fontSize) + 36)
      : 14,
    bottom: 28,
    left: fontSize * 3.9,
  }
  const box = plotBox(width, height, margin)
  const { innerWidth, innerHeight } = box
  const bounds = series.filter(({ hasBand }) => hasBand).flatMap(({ points }) => points)
  const values = [
    ...points.map(({ value }) => value),
    ...bounds.flatMap(({ lower, upper }) => [lower, upper]).filter((value) => typeof value === 'number'),
    ...targets.map(({ value }) => value),
    ...holds,
  ]
  const axis = valueAxis(values)
  return {
    ...box,
    axis,
    periods,
    hasEndLabels,
    years: { min, max, ticks: yearTicks(min, max, Math.floor(innerWidth / (fontSize * 4.4))) },
    xOf: (period) => (innerWidth * (periodToYears(period) - min)) / (max - min),
    yOf: (value) => innerHeight * (1 - (value - axis.min) / (axis.max - axis.min)),
  }
}

/** Index of the period nearest to a place of the drawing; null beside the plot. */
export function periodAt(layout: LineLayout, x: number): number | null {
  const inside = x - layout.margin.left
  if (inside < -20 || inside > layout.innerWidth + 20 || layout.periods.length === 0) return null
  const distances = layout.periods.map((period) => Math.abs(layout.xOf(period) - inside))
  return distances.indexOf(Math.min(...distances))
}

/**
 * Splits a series where periods are missing between two points: a year in a yearly series, a month in a
 * monthly one. Lines join what is inside a run; what lies between runs is not known.
 */
export function splitRuns(points: readonly LinePoint[]): LinePoint[][] {
  const runs: LinePoint[][] = []
  for (const point of points) {
    const last = runs.at(-1)?.at(-1)
    if (last && isNext(last.period, point.period)) runs.at(-1)?.push(point)
    else runs.push([point])
  }
  return runs
}

function isNext(before: string, after: string): boolean {
  const step = before.includes('-') && after.includes('-') ? 1 / 12 : 1
  return periodToYears(after) - periodToYears(before) <= step + 1e-6
}

/** Moves labels apart so that each keeps `room`, as near to its own place as that allows. */
export function spreadLabels(wanted: readonly number[], room: number, height: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0))
  const placed = [...wanted]
  let floor = -Infinity
  for (const at of order) {
    placed[at] = Math.max(wanted[at] ?? 0, floor)
    floor = (placed[at] ?? 0) + room
  }
  let ceiling = height
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, ceiling)
    ceiling = (placed[at] ?? 0) - room
  }
  return placed
}
