import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import { seriesColour, textWidth } from '../chartFrame/chartLook.ts'
import { Labels } from '../chartFrame/Labels.tsx'
import type { Mark } from '../chartFrame/MarkFacts.ts'
import { placeLabels } from '../chartFrame/placeLabels.ts'
import { Plot, plotBox } from '../chartFrame/Plot.tsx'
import { linear, looseAxis } from '../chartFrame/scale.ts'
import { useFrame } from '../chartFrame/useFrame.ts'

export interface StripDatum {
  id: string
  label: string
  /** The row it stands in. */
  group: string
  /** Null is not drawn. */
  value: number | null
}

export interface StripPlotProps {
  name: string
  summary: string
  /** Rows stand in the order in which their groups come. */
  data: readonly StripDatum[]
  format: (value: number) => string
  formatTick?: (value: number) => string
  /** Ids that stand out, each with its name. */
  marked?: readonly string[]
}

const rowHeight = 42
const none: readonly never[] = []

/** One row for each group, one dot for each of its members. */
export function StripPlot({
  name,
  summary,
  data,
  format,
  formatTick = format,
  marked = none,
}: StripPlotProps) {
  const frame = useFrame()
  const { look, width } = frame
  const groups = [...new Set(data.map(({ group }) => group))]
  const rowOf = ({ group }: StripDatum) => groups.indexOf(group)
  const left = Math.min(width * 0.4, 16 + Math.max(0, ...groups.map((group) => textWidth(group, look.small))))
  const margin = { top: 10, right: 20, bottom: look.small * 2.2, left }
  const box = plotBox(width, groups.length * rowHeight + margin.top + margin.bottom, margin)
  const known = data.flatMap((one) => (one.value === null ? [] : [{ ...one, value: one.value }]))
  const values = known.map(({ value }) => value)
  const axis = looseAxis(values, Math.max(2, Math.floor(box.innerWidth / 80)))
  const at = linear(axis, box.innerWidth)
  const placed = known
    .toSorted((a, b) => rowOf(a) - rowOf(b) || a.value - b.value)
    .map((one) => ({ ...one, x: at(one.value), y: (rowOf(one) + 0.5) * rowHeight }))
  const labels = placeLabels(
    placed
      .map(({ id, label, x, y }) => ({ id, text: label, x, y, reach: 7 }))
      .filter(({ id }) => marked.includes(id)),
    { width: box.innerWidth, height: box.innerHeight, fontSize: look.small },
  )
  const marks = placed.map(({ id, label, group, value, x, y }): Mark => ({
    id,
    title: label,
    x: margin.left + x,
    y: margin.top + y,
    facts: [{ value, format }],
    details: { note: group },
  }))
  return (
    <ChartFrame {...{ frame, name, summary, marks }} height={box.height}>
      <Plot box={box} look={look} x={{ ...axis, at, format: formatTick }}>
        {groups.map((group, row) => (
          <text
            key={group}
            x={-10}
            y={(row + 0.5) * rowHeight}
            dy="0.34em"
            textAnchor="end"
            fill={look.colour('text')}
          >
            {group}
          </text>
        ))}
        {placed.map((one) => (
          <circle
            key={one.id}
            cx={one.x}
            cy={one.y}
            r={6}
            fill={seriesColour(look, rowOf(one))}
            fillOpacity={0.7}
            stroke={look.colour(marked.includes(one.id) ? 'text' : 'surface')}
            strokeWidth={marked.includes(one.id) ? 2 : 1}
          />
        ))}
        <Labels labels={labels} look={look} />
      </Plot>
    </ChartFrame>
  )
}
