import { fitText, textWidth } from '../chartFrame/chartLook.ts'
import { plotBox } from '../chartFrame/Plot.tsx'
import { linear, valueAxis } from '../chartFrame/scale.ts'
import {
  groupFacts,
  type ColumnGroup,
  type GroupedBar,
  type GroupedInput,
  type GroupedLayout,
} from './ColumnGroup.ts'

/** Each group as a row with its name beside it: as high as its groups need, whatever height was asked for. */
export function groupedRows(input: GroupedInput): GroupedLayout {
  const { series, data, hidden, isStacked, width, look } = input
  const small = look.small
  const shown = series.flatMap((name, at) => (hidden.has(name) ? [] : [at]))
  const valuesOf = (group: ColumnGroup) => shown.flatMap((at) => group.values[at] ?? [])
  const totalOf = (group: ColumnGroup) => valuesOf(group).reduce((sum, value) => sum + value, 0)
  const longest = Math.max(0, ...data.map(({ label }) => textWidth(label, small)))
  const left = Math.min(longest + 12, width * 0.36)
  const barHeight = isStacked ? small : small * 0.75
  const rowHeight = barHeight * (isStacked ? 1 : Math.max(1, shown.length)) + small * 0.6
  const margin = { top: small * 2, right: 20, bottom: small * 2.2, left }
  const box = plotBox(width, data.length * rowHeight + margin.top + margin.bottom, margin)
  const ends = [...(isStacked ? data.map(totalOf) : data.flatMap(valuesOf)), ...input.also]
  const axis = valueAxis(ends, Math.max(2, Math.floor(box.innerWidth / 70)))
  const at = linear(axis, box.innerWidth)
  const middle = (row: number) => (row + 0.5) * rowHeight
  const bars = data.flatMap((group, row): GroupedBar[] => {
    let base = 0
    return shown.flatMap((one, order): GroupedBar[] => {
      const value = group.values[one] ?? null
      if (value === null) return []
      const from = isStacked ? base : 0
      base += value
      const top = isStacked
        ? middle(row) - barHeight / 2
        : middle(row) + (order - shown.length / 2) * barHeight
      const [start, end] = [at(from), at(from + value)]
      const length = { x: Math.min(start, end), width: Math.abs(end - start) }
      return [{ key: `${group.id} ${one}`, series: one, ...length, y: top, height: barHeight - 1 }]
    })
  })
  return {
    areRows: true,
    box,
    axis,
    at,
    bars,
    areLabelsTurned: false,
    labels: data.map(({ id, label }, row) => ({
      id,
      x: -8,
      y: middle(row),
      text: fitText(label, left - 10, small),
    })),
    marks: data.map((group, row) => ({
      x: margin.left + at(isStacked ? totalOf(group) : Math.max(0, ...valuesOf(group))),
      y: margin.top + middle(row),
      ...groupFacts(group, shown, input),
    })),
    markAt: (_, y) => {
      const row = Math.floor((y - margin.top) / rowHeight)
      return row >= 0 && row < data.length ? row : null
    },
  }
}
