import type { TargetLine } from '../values/compareToTarget.ts'
import type { ColumnDatum } from './ColumnDatum.ts'
import { textWidth } from '../chartFrame/chartLook.ts'
import type { PlotBox } from '../chartFrame/Plot.tsx'
import { valueAxis, type ValueAxis } from '../chartFrame/scale.ts'

export interface ColumnLayout extends PlotBox {
  /** Horizontal bars with whole names beside them; else columns with codes below. */
  isHorizontal: boolean
  axis: ValueAxis
  /** Distance from one bar to the next, and thickness of a bar. */
  step: number
  /** The share of a step that is left free; nivo must be told the same. */
  padding: number
  thickness: number
  /** Start of the bar at an index, along the row of bars. */
  startOf: (at: number) => number
  /** Where a value ends, from the left or from the top. */
  endOf: (value: number) => number
  /** Whether the name of the bar at an index is written. On a time axis there may be room for every fifth only. */
  labelled: (at: number) => boolean
  /** How far the code of the bar at an index stands lower: every second one, where neighbours would touch. */
  dropOf: (at: number) => number
  /** Height of a second row of codes; 0 where there is none. */
  secondRow: number
}

const leastPadding = 0.24
const leastStep = 21
/** Of a letter in capitals, to the size of its type; a wide typeface needs as much. */
const capitalWidth = 0.7
/** That of the widest capitals, with the room between two codes. */
const widestCapital = 0.82
const mostThickness = 72

interface LayoutInput {
  data: readonly ColumnDatum[]
  targets: readonly TargetLine[]
  width: number
  height: number
  fontSize: number
  /** Along a time axis columns stand, however thin. */
  isTime?: boolean
  holds?: readonly number[]
}

export function columnLayout(input: LayoutInput): ColumnLayout {
  const { data, targets, width, height, fontSize, isTime = false } = input
  const longest = Math.max(0, ...data.map(({ label }) => label.length))
  const longestCode = Math.max(0, ...data.map(({ code }) => code?.length ?? 0))
  // Codes below columns must not run into each other.
  const room = data.every(({ code, isSpacer }) => code || isSpacer)
    ? Math.max(leastStep, longestCode * fontSize * capitalWidth + 2)
    : leastStep + longest * 2
  // What the axis and the names of targets take at the sides.
  const sides = fontSize * (targets.length > 0 ? 10.5 : 4.6)
  const isHorizontal = !isTime && (width - sides) / Math.max(1, data.length) < room
  const hasGroups = data.some(({ group }) => group)
  const margin = isHorizontal
    ? {
        top: fontSize * (targets.length > 1 ? 3.6 : 2.4),
        right: fontSize * 5,
        bottom: 26,
        left: Math.min(longest * fontSize * 0.57 + 14, width * 0.42),
      }
    : {
        top: 30,
        right: targets.length > 0 ? fontSize * 6.6 : 8,
        bottom: hasGroups ? 44 : 26,
        left: fontSize * 3.9,
      }
  const innerWidth = Math.max(10, width - margin.left - margin.right)
  const isTight = innerWidth / (data.length + leastPadding) < longestCode * fontSize * widestCapital + 3
  const secondRow = !isHorizontal && !isTime && isTight ? fontSize * 1.15 : 0
  margin.bottom += secondRow
  const full = isHorizontal
    ? Math.max(160, data.length * (fontSize * 1.1 + 11)) + margin.top + margin.bottom
    : height
  const innerHeight = full - margin.top - margin.bottom
  const axis = valueAxis(
    [...extremes(data, targets), ...(input.holds ?? [])],
    isHorizontal ? Math.max(4, Math.min(6, Math.floor(innerWidth / 60))) : 5,
  )
  const along = isHorizontal ? innerHeight : innerWidth
  // A few bars on a wide screen would be slabs; more air keeps them bars.
  const padding = Math.max(leastPadding, (along - mostThickness * data.length) / (along + mostThickness))
  const step = along / (data.length + padding)
  const every = isTime ? Math.max(1, Math.ceil(textWidth('0'.repeat(longest + 1), fontSize) / step)) : 1
  const share = (value: number) => (value - axis.min) / (axis.max - axis.min)
  return {
    isHorizontal,
    width,
    height: full,
    margin,
    innerWidth,
    innerHeight,
    axis,
    step,
    padding,
    thickness: step * (1 - padding),
    startOf: (at) => step * (at + padding),
    endOf: (value) => (isHorizontal ? innerWidth * share(value) : innerHeight * (1 - share(value))),
    secondRow,
    dropOf: (at) => (at % 2 === 1 ? secondRow : 0),
    labelled: (at) => (data.length - 1 - at) % every === 0,
  }
}

function extremes(data: readonly ColumnDatum[], targets: readonly TargetLine[]): number[] {
  const values = data.flatMap(({ value, lower, upper }) => [value, lower, upper])
  return [...values, ...targets.map(({ value }) => value)].filter((value) => typeof value === 'number')
}

/** Index of the bar at a place of the drawing; null outside all bars. */
export function columnAt(layout: ColumnLayout, count: number, x: number, y: number): number | null {
  const { margin, isHorizontal, step, padding, height, width } = layout
  if (x < 0 || y < 0 || x > width || y > height) return null
  const along = isHorizontal ? y - margin.top : x - margin.left
  const at = Math.floor((along - (step * padding) / 2) / step)
  return at >= 0 && at < count ? at : null
}

/** Neighbours of one group, from the first to the last of them. */
export function groupRuns(data: readonly ColumnDatum[]): { group: string; from: number; to: number }[] {
  const runs: { group: string; from: number; to: number }[] = []
  data.forEach(({ group }, at) => {
    const last = runs.at(-1)
    if (!group) return
    if (last && last.group === group && last.to === at - 1) last.to = at
    else runs.push({ group, from: at, to: at })
  })
  return runs
}
