import { fitText, seriesColour, textWidth, type ChartLook } from '../chartFrame/chartLook.ts'
import type { FigureDetails, Mark } from '../chartFrame/MarkFacts.ts'
import { plotBox, type PlotBox } from '../chartFrame/Plot.tsx'
import { linear, valueAxis, type ValueAxis } from '../chartFrame/scale.ts'
import { periodToYears } from '../values/formatValue.ts'

export interface ColumnGroup extends FigureDetails {
  id: string
  label: string
  /** One value for each series, in their order; null where there is none. */
  values: readonly (number | null)[]
}

interface GroupedInput {
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

interface Bar {
  key: string
  series: number
  x: number
  y: number
  width: number
  height: number
}

interface GroupedLayout {
  box: PlotBox
  axis: ValueAxis
  y: (value: number) => number
  bars: Bar[]
  labels: { id: string; x: number; text: string }[]
  areLabelsTurned: boolean
  marks: Mark[]
  markAt: (x: number) => number | null
}

const mostBarWidth = 44
const leastLabelRoom = 8

export function groupedLayout(input: GroupedInput): GroupedLayout {
  const { series, data, hidden, isStacked, format, width, height, look } = input
  const small = look.small
  const shown = series.flatMap((name, at) => (hidden.has(name) ? [] : [at]))
  const valuesOf = (group: ColumnGroup) => shown.flatMap((at) => group.values[at] ?? [])
  const totals = data.map((group) => valuesOf(group).reduce((sum, value) => sum + value, 0))
  const axis = valueAxis([...(isStacked ? totals : data.flatMap(valuesOf)), ...input.also])
  const longest = Math.max(0, ...data.map(({ label }) => textWidth(label, small)))
  const sides = small * 4 + 20
  const areLabelsTurned =
    !input.isTime && longest + leastLabelRoom > (width - sides) / Math.max(1, data.length)
  const bottom = areLabelsTurned ? Math.min(120, longest * 0.72) + 22 : small * 2.2
  const box = plotBox(width, height, { top: 26, right: 20, bottom, left: small * 4 })
  const y = linear(axis, box.innerHeight, true)
  const { middles, step } = placesOf(data, input.isTime, box.innerWidth)
  const room = step * 0.8
  const barWidth = Math.min(mostBarWidth, isStacked ? room : room / Math.max(1, shown.length))
  const bars = data.flatMap((group, index): Bar[] => {
    const middle = middles[index] ?? 0
    let base = 0
    return shown.flatMap((at, order): Bar[] => {
      const value = group.values[at] ?? null
      if (value === null) return []
      const from = isStacked ? base : 0
      base += value
      const left = isStacked ? middle - barWidth / 2 : middle + (order - shown.length / 2) * barWidth
      const [top, end] = [y(from + value), y(from)]
      return [
        {
          key: `${group.id} ${at}`,
          series: at,
          x: left + 0.5,
          y: Math.min(top, end),
          width: Math.max(1, barWidth - 1),
          height: Math.abs(end - top),
        },
      ]
    })
  })
  const every = input.isTime ? Math.ceil((longest + leastLabelRoom) / Math.max(1, step)) : 1
  return {
    box,
    axis,
    y,
    bars,
    areLabelsTurned,
    labels: data.flatMap(({ id, label }, at) =>
      (data.length - 1 - at) % every === 0
        ? [{ id, x: middles[at] ?? 0, text: areLabelsTurned ? fitText(label, 165, small) : label }]
        : [],
    ),
    marks: data.map((group, at): Mark => {
      const { id, label, values, ...details } = group
      const top = isStacked ? (totals[at] ?? 0) : Math.max(0, ...valuesOf(group))
      return {
        id,
        title: label,
        x: box.margin.left + (middles[at] ?? 0),
        y: box.margin.top + y(top),
        facts: shown.map((one) => ({
          label: series[one],
          value: values[one] ?? null,
          format,
          swatch: { shape: one, colour: seriesColour(look, one) },
        })),
        details,
      }
    }),
    markAt: (x) => {
      const distances = middles.map((middle) => Math.abs(box.margin.left + middle - x))
      const nearest = distances.indexOf(Math.min(...distances))
      return nearest === -1 || (distances[nearest] ?? 0) > Math.max(step, 24) ? null : nearest
    },
  }
}

/** Middles of the groups: evenly spaced, or by time; and the least distance between two. */
function placesOf(
  data: readonly ColumnGroup[],
  isTime: boolean,
  length: number,
): { middles: number[]; step: number } {
  const even = length / Math.max(1, data.length)
  if (!isTime || data.length < 2) return { middles: data.map((_, at) => (at + 0.5) * even), step: even }
  const years = data.map(({ period, id }) => periodToYears(period ?? id))
  const sorted = [...new Set(years)].sort((a, b) => a - b)
  const gap = Math.min(...sorted.slice(1).map((year, at) => year - (sorted[at] ?? 0)))
  const [first, last] = [sorted[0] ?? 0, sorted.at(-1) ?? 1]
  // Half a gap of air at both ends, so that the outer groups stay inside.
  const toX = linear({ min: first - gap / 2, max: last + gap / 2 }, length)
  return { middles: years.map(toX), step: toX(first + gap) - toX(first) }
}
