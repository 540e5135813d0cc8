import { useMemo } from 'react'
import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import { isOut } from '../chartFrame/isOut.ts'
import { Labels } from '../chartFrame/Labels.tsx'
import { shapeOf } from '../chartFrame/marks.ts'
import { Plot } from '../chartFrame/Plot.tsx'
import { areaScale } from '../chartFrame/scale.ts'
import { useFrame } from '../chartFrame/useFrame.ts'
import { useHidden, type Hidden } from '../chartFrame/useHidden.ts'
import type { AxisOf } from './AxisOf.ts'
import { GroupKey } from './GroupKey.tsx'
import { groupsOf } from './groups.ts'
import { scatterLayout, type ScatterDatum } from './scatterLayout.ts'
import { SizeKey } from './SizeKey.tsx'

export interface BubbleDatum extends ScatterDatum {
  /** Shown by area. Null draws the least bubble, and the tooltip says "No data". */
  size: number | null
  /** Where it was before, the earliest first. */
  trail?: readonly { period: string; x: number; y: number }[]
}

export interface BubbleChartProps {
  /** What the legend has switched off, from useKeptHidden(); the chart keeps it where nothing is given. */
  legend?: Hidden
  name: string
  summary: string
  data: readonly BubbleDatum[]
  x: AxisOf
  y: AxisOf
  size: AxisOf
  groupColours?: ReadonlyMap<string, string>
  height?: number
  selected?: string
  /** Ids that stand out beside the selected one, such as pinned places; their names are written first. */
  marked?: readonly string[]
  onSelect?: (id: string) => void
}

const mostRadius = 26

/** Three values for each place: two by position, one by area; with the way it went over the years. */
export function BubbleChart(props: BubbleChartProps) {
  const { name, summary, data, x, y, size, groupColours, height = 440 } = props
  const { selected, marked, onSelect } = props
  const frame = useFrame()
  const { width, look } = frame
  const own = useHidden()
  const { hidden, toggle } = props.legend ?? own
  const groups = useMemo(() => groupsOf(data), [data])
  const radius = useMemo(() => {
    const sizes = data.flatMap((one) => one.size ?? [])
    return areaScale(sizes, Math.max(10, Math.min(mostRadius, width / 24)))
  }, [data, width])
  const layout = useMemo(() => {
    const shown = data.filter(({ group = '' }) => !hidden.has(group))
    const trails = data.flatMap(({ trail = [] }) => trail)
    return scatterLayout({
      data: shown,
      groups,
      colours: groupColours,
      x,
      y,
      width,
      height,
      look,
      isOut: isOut(selected, marked),
      radiusOf: (datum) => radius(datum.size ?? 0),
      alsoX: trails.map(({ x }) => x),
      alsoY: trails.map(({ y }) => y),
    })
  }, [data, groups, groupColours, hidden, x, y, width, height, look, radius, selected, marked])
  const marks = layout.marks.map((mark) => {
    const value = data.find(({ id }) => id === mark.id)?.size ?? null
    const reach = layout.points.find(({ datum }) => datum.id === mark.id)?.radius
    return { ...mark, reach, facts: [...mark.facts, { label: size.title, value, format: size.format }] }
  })
  // The small ones above the great ones, or they could be neither seen nor pressed.
  const drawn = layout.points.toSorted((one, other) => other.radius - one.radius)
  return (
    <ChartFrame
      {...{ frame, name, summary, height, onSelect, marks }}
      legend={
        <>
          <GroupKey
            {...{ groups, look, hidden }}
            colours={groupColours}
            onToggle={toggle}
            shape={shapeOf('circle')}
            missing={data.filter(({ x, y }) => x === null || y === null).length}
          />
          <SizeKey of={size} sizes={data.flatMap((one) => one.size ?? [])} radius={radius} />
        </>
      }
    >
      <Plot box={layout.box} look={look} x={layout.x} y={layout.y}>
        {drawn.map(({ datum, x, y, colour, isOut }) => (
          <path
            key={datum.id}
            d={trailPath(datum.trail ?? [], layout, { x, y })}
            fill="none"
            stroke={colour}
            strokeWidth={1.4}
            opacity={isOut ? 0.9 : 0.35}
          />
        ))}
        {drawn.map(({ datum, x, y, radius, colour, isOut }) => (
          <circle
            key={datum.id}
            cx={x}
            cy={y}
            r={radius}
            fill={colour}
            fillOpacity={0.7}
            stroke={look.colour(isOut ? 'text' : 'surface')}
            strokeWidth={isOut ? 2.5 : 1}
          />
        ))}
        <Labels labels={layout.labels} look={look} />
      </Plot>
    </ChartFrame>
  )
}

function trailPath(
  trail: NonNullable<BubbleDatum['trail']>,
  layout: Pick<ReturnType<typeof scatterLayout>, 'x' | 'y'>,
  end: { x: number; y: number },
): string {
  if (trail.length === 0) return ''
  const way = trail.map(({ x, y }) => `${layout.x.at(x)} ${layout.y.at(y)}`)
  return `M${[...way, `${end.x} ${end.y}`].join('L')}`
}
