import { fitText, textWidth } from '../chartFrame/chartLook.ts'
import { plotBox } from '../chartFrame/Plot.tsx'
import { linear, valueAxis } from '../chartFrame/scale.ts'
import { periodToYears } from '../values/formatValue.ts'
import {
  groupFacts,
  type ColumnGroup,
  type GroupedBar,
  type GroupedInput,
  type GroupedLayout,
} from './ColumnGroup.ts'
import { groupedRows } from './groupedRows.ts'

const mostBarWidth = 44
const leastLabelRoom = 8

/** Columns; rows where so many names have no room under columns, even leaning. */
export function groupedLayout(input: GroupedInput): GroupedLayout {
  const { series, data, hidden, isStacked, width, height, look } = input
  const small = look.small
  const shown = series.flatMap((name, at) => (hidden.has(name) ? [] : [at]))
  const valuesOf = (group: ColumnGroup) => shown.flatMap((at) => group.values[at] ?? [])
  const totals = data.map((group) => valuesOf(group).reduce((sum, value) => sum + value, 0))
  const axis = valueAxis([...(isStacked ? totals : data.flatMap(valuesOf)), ...input.also])
  const longest = Math.max(0, ...data.map(({ label }) => textWidth(label, small)))
  const sides = small * 4 + 20
  const roomOfEach = (width - sides) / Math.max(1, data.length)
  const areLabelsTurned = !input.isTime && longest + leastLabelRoom > roomOfEach
  if (areLabelsTurned && roomOfEach < small * 1.4) return groupedRows(input)
  const bottom = areLabelsTurned ? Math.min(120, longest * 0.72) + 22 : small * 2.2
  const box = plotBox(width, height, { top: 26, right: 20, bottom, left: small * 4 })
  const valueAt = linear(axis, box.innerHeight, true)
  const { middles, step } = placesOf(data, input.isTime, box.innerWidth)
  const room = step * 0.8
  const barWidth = Math.min(mostBarWidth, isStacked ? room : room / Math.max(1, shown.length))
  const bars = data.flatMap((group, index): GroupedBar[] => {
    const middle = middles[index] ?? 0
    let base = 0
    return shown.flatMap((at, order): GroupedBar[] => {
      const value = group.values[at] ?? null
      if (value === null) return []
      const from = isStacked ? base : 0
      base += value
      const left = isStacked ? middle - barWidth / 2 : middle + (order - shown.length / 2) * barWidth
      const [top, end] = [valueAt(from + value), valueAt(from)]
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
    areRows: false,
    box,
    axis,
    at: valueAt,
    bars,
    areLabelsTurned,
    labels: data.flatMap(({ id, label }, at) =>
      (data.length - 1 - at) % every === 0
        ? [
            {
              id,
              x: (middles[at] ?? 0) + (areLabelsTurned ? 3 : 0),
              y: box.innerHeight + (areLabelsTurned ? 12 : small + 6),
              text: areLabelsTurned ? fitText(label, 165, small) : label,
            },
          ]
        : [],
    ),
    marks: data.map((group, at) => {
      const top = isStacked ? (totals[at] ?? 0) : Math.max(0, ...valuesOf(group))
      const place = { x: box.margin.left + (middles[at] ?? 0), y: box.margin.top + valueAt(top) }
      return { ...place, ...groupFacts(group, shown, input) }
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
