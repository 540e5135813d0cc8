import { useMemo } from 'react'
import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import { isOut } from '../chartFrame/isOut.ts'
import { Labels } from '../chartFrame/Labels.tsx'
import { markPath } from '../chartFrame/marks.ts'
import { Plot } from '../chartFrame/Plot.tsx'
import { useFrame } from '../chartFrame/useFrame.ts'
import { useHidden, type Hidden } from '../chartFrame/useHidden.ts'
import type { AxisOf } from './AxisOf.ts'
import { GroupKey } from './GroupKey.tsx'
import { groupsOf } from './groups.ts'
import { scatterLayout, type ScatterDatum } from './scatterLayout.ts'

export interface ScatterPlotProps {
  /** What the legend has switched off, from useKeptHidden(); the chart keeps it where nothing is given. */
  legend?: Hidden
  name: string
  summary: string
  data: readonly ScatterDatum[]
  x: AxisOf
  y: AxisOf
  /** A straight line through the points, such as that of a regression. */
  line?: { slope: number; intercept: number; label: string }
  groupColours?: ReadonlyMap<string, string>
  height?: number
  selected?: string
  /** Ids that stand out beside the selected one, such as pinned places; their names are written first. */
  marked?: readonly string[]
  onSelect?: (id: string) => void
}

/** Pairs of values, with the names that find room beside their marks. */
export function ScatterPlot(props: ScatterPlotProps) {
  const { name, summary, data, x, y, line, groupColours, height = 400, selected, marked, onSelect } = props
  const frame = useFrame()
  const { width, look } = frame
  const own = useHidden()
  const { hidden, toggle } = props.legend ?? own
  const groups = useMemo(() => groupsOf(data), [data])
  const layout = useMemo(() => {
    const shown = data.filter(({ group = '' }) => !hidden.has(group))
    const input = { groups, colours: groupColours, x, y, width, height, look, isOut: isOut(selected, marked) }
    return scatterLayout({ data: shown, ...input })
  }, [data, groups, groupColours, hidden, x, y, width, height, look, selected, marked])
  const ends = line && [layout.x.ticks[0] ?? 0, layout.x.ticks.at(-1) ?? 0]
  return (
    <ChartFrame
      {...{ frame, name, summary, height, onSelect }}
      marks={layout.marks}
      legend={
        <GroupKey
          {...{ groups, look, hidden, line }}
          colours={groupColours}
          onToggle={toggle}
          missing={data.filter(({ x, y }) => x === null || y === null).length}
        />
      }
    >
      <Plot box={layout.box} {...{ look }} x={layout.x} y={layout.y}>
        {line && ends && (
          <svg width={layout.box.innerWidth} height={layout.box.innerHeight} overflow="hidden">
            <path
              d={`M${ends.map((at) => `${layout.x.at(at)} ${layout.y.at(line.intercept + line.slope * at)}`).join('L')}`}
              stroke={look.colour('text-muted')}
              strokeWidth={1.5}
              strokeDasharray="6 4"
            />
          </svg>
        )}
        {layout.points.map(({ datum, x, y, radius, shape, colour, isOut }) => (
          <path
            key={datum.id}
            d={markPath(shape, radius)}
            transform={`translate(${x} ${y})`}
            fill={colour}
            fillOpacity={0.85}
            stroke={look.colour(isOut ? 'text' : 'surface')}
            strokeWidth={isOut ? 2 : 1}
          />
        ))}
        <Labels labels={layout.labels} look={look} />
      </Plot>
    </ChartFrame>
  )
}
