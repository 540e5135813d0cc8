import type { Mark } from '../chartFrame/MarkFacts.ts'
import { splitRuns, type LinePoint } from '../charts/lineLayout.ts'
import { plotBox, type PlotAxis, type PlotBox } from '../chartFrame/Plot.tsx'
import { linear, looseAxis, yearTicks } from '../chartFrame/scale.ts'
import type { TargetLine } from '../values/compareToTarget.ts'
import { formatPeriod, periodToYears } from '../values/formatValue.ts'

export interface FanPoint {
  period: string
  value: number
  lower?: number | null
  upper?: number | null
}

export interface FanStep {
  period: string
  /** The middle of what is expected. */
  value: number
  /** Bounds by level in percent, such as 50, 80 and 95. */
  bands: readonly { level: number; lower: number; upper: number }[]
}

interface FanInput {
  past: readonly FanPoint[]
  future: readonly FanStep[]
  format: (value: number) => string
  targets: readonly TargetLine[]
  width: number
  height: number
  fontSize: number
  holds?: readonly number[]
}

export interface FanLayout {
  box: PlotBox
  x: PlotAxis
  y: Omit<PlotAxis, 'format'>
  /** From the widest band to the narrowest. */
  areas: { level: number; path: string }[]
  expected: string
  /** Between periods that follow each other, and across those without a figure. */
  measured: string
  joins: string
  dots: { id: string; x: number; y: number }[]
  marks: Mark[]
  markAt: (x: number) => number | null
}

export function fanLayout(input: FanInput): FanLayout {
  const { past, future, targets, format, width, height, fontSize, holds = [] } = input
  const box = plotBox(width, height, { top: 22, right: 22, bottom: 30, left: fontSize * 4 })
  const years = [...past, ...future].map(({ period }) => periodToYears(period))
  const [first, last] = years.length > 0 ? [Math.min(...years), Math.max(...years)] : [2000, 2001]
  const span = { min: first, max: last === first ? first + 1 : last }
  const values = [
    ...past.flatMap(({ value, lower, upper }) => [value, lower, upper]),
    ...future.flatMap(({ value, bands }) => [value, ...bands.flatMap(({ lower, upper }) => [lower, upper])]),
    ...targets.map(({ value }) => value),
    ...holds,
  ].filter((value) => typeof value === 'number')
  const axis = looseAxis(values)
  const toX = linear(span, box.innerWidth)
  const x = (period: string) => toX(periodToYears(period))
  const y = linear(axis, box.innerHeight, true)
  const start = past.at(-1)
  const runs = splitRuns(past)
  const lineOf = (points: readonly LinePoint[]) =>
    pathOf(points.map(({ period, value }) => [x(period), y(value)]))
  const levels = [...new Set(future.flatMap(({ bands }) => bands.map(({ level }) => level)))].sort(
    (a, b) => b - a,
  )
  const marks = [
    ...past.map(({ period, value, lower, upper }) => ({
      period,
      value,
      facts: [{ label: 'Measured', value, lower, upper, format }],
    })),
    ...future.map(({ period, value, bands }) => ({
      period,
      value,
      facts: [
        { label: 'Expected', value, format },
        ...bands.map(({ level, lower, upper }) => ({
          label: `${level}% of cases`,
          value: null,
          lower,
          upper,
          format,
        })),
      ],
    })),
  ].map(({ period, value, facts }): Mark => ({
    id: period,
    title: formatPeriod(period),
    x: box.margin.left + x(period),
    y: box.margin.top + y(value),
    facts,
  }))
  return {
    box,
    x: {
      at: toX,
      format: String,
      ticks: yearTicks(span.min, span.max, Math.floor(box.innerWidth / (fontSize * 4.4))),
    },
    y: { ...axis, at: y },
    areas: levels.map((level) => ({ level, path: areaPath(level, { past: start, future, x, y }) })),
    expected: pathOf(
      [...(start ? [start] : []), ...future].map(({ period, value }) => [x(period), y(value)]),
    ),
    measured: runs.map(lineOf).join(''),
    joins: runs
      .slice(1)
      .map((run, at) => lineOf([...(runs[at] ?? []).slice(-1), ...run.slice(0, 1)]))
      .join(''),
    dots: past.map(({ period, value }) => ({ id: period, x: x(period), y: y(value) })),
    marks,
    markAt: (at) => {
      const distances = marks.map((mark) => Math.abs(mark.x - at))
      const nearest = distances.indexOf(Math.min(...distances))
      return nearest === -1 || (distances[nearest] ?? 0) > 60 ? null : nearest
    },
  }
}

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.length > 0 ? `M${points.map(([x, y]) => `${x} ${y}`).join('L')}` : ''

interface AreaInput {
  past: { period: string; value: number } | undefined
  future: readonly FanStep[]
  x: (period: string) => number
  y: (value: number) => number
}

/** The band of a level; it opens at the last figure that was measured. */
function areaPath(level: number, { past, future, x, y }: AreaInput): string {
  const steps = future.flatMap(({ period, bands }) => {
    const band = bands.find((one) => one.level === level)
    return band ? [{ period, lower: band.lower, upper: band.upper }] : []
  })
  if (past) steps.unshift({ period: past.period, lower: past.value, upper: past.value })
  const upper = steps.map(({ period, upper }) => [x(period), y(upper)] as const)
  const lower = steps.map(({ period, lower }) => [x(period), y(lower)] as const)
  return `${pathOf([...upper, ...lower.reverse()])}Z`
}
