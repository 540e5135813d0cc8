import { useMemo } from 'react'
import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import { seriesColour } from '../chartFrame/chartLook.ts'
import { shapeOf } from '../chartFrame/marks.ts'
import { Plot } from '../chartFrame/Plot.tsx'
import { TargetLines, targetItems } from '../chartFrame/TargetLines.tsx'
import { useFrame } from '../chartFrame/useFrame.ts'
import { useHidden, type Hidden } from '../chartFrame/useHidden.ts'
import { Legend } from '../parts/Legend.tsx'
import type { TargetLine } from '../values/compareToTarget.ts'
import { GroupKey } from './GroupKey.tsx'
import type { ColumnGroup } from './ColumnGroup.ts'
import { groupedLayout } from './groupedLayout.ts'

export interface GroupedColumnsProps {
  /** What the legend has switched off, from useKeptHidden(); the chart keeps it where nothing is given. */
  legend?: Hidden
  name: string
  summary: string
  series: readonly string[]
  data: readonly ColumnGroup[]
  format: (value: number) => string
  formatTick?: (value: number) => string
  /** On top of each other: only for parts of a whole. Side by side where omitted. */
  isStacked?: boolean
  /** Groups stand where their `period` is in time. */
  isTime?: boolean
  targets?: readonly TargetLine[]
  height?: number
  onSelect?: (id: string) => void
}

const none: readonly never[] = []

/** Several values for each place or year, as columns (rows where columns are too narrow for their names) side by side or stacked. Always from 0. */
export function GroupedColumns(props: GroupedColumnsProps) {
  const { name, summary, series, data, format, formatTick = format, targets = none, height = 360 } = props
  const { isStacked = false, isTime = false, onSelect } = props
  const frame = useFrame()
  const { width, look } = frame
  const own = useHidden()
  const { hidden, toggle } = props.legend ?? own
  const layout = useMemo(() => {
    const values = targets.map(({ value }) => value)
    return groupedLayout({
      series,
      data,
      hidden,
      isStacked,
      isTime,
      also: values,
      format,
      width,
      height,
      look,
    })
  }, [series, data, hidden, isStacked, isTime, targets, format, width, height, look])
  const { box, areRows } = layout
  const valueAxis = { ...layout.axis, at: layout.at, format: formatTick }
  return (
    <ChartFrame
      {...{ frame, name, summary, onSelect }}
      height={box.height}
      marks={layout.marks}
      markAt={layout.markAt}
      pointer="none"
      legend={
        <>
          <GroupKey groups={series} shape={shapeOf('square')} {...{ look, hidden }} onToggle={toggle} />
          {targets.length > 0 && <Legend label="Lines" items={targetItems(targets)} />}
        </>
      }
    >
      <Plot {...{ box, look }} {...(areRows ? { x: valueAxis } : { y: valueAxis })}>
        {layout.bars.map(({ key, series, ...place }) => (
          <rect key={key} {...place} rx={isStacked ? 0 : 2} fill={seriesColour(look, series)} />
        ))}
        <g fill={look.colour('text-muted')}>
          {layout.labels.map(({ id, x, y, text }) => (
            <text
              key={id}
              transform={`translate(${x} ${y})${layout.areLabelsTurned ? ' rotate(-45)' : ''}`}
              dy={areRows ? '0.34em' : 0}
              textAnchor={areRows || layout.areLabelsTurned ? 'end' : 'middle'}
            >
              {text}
            </text>
          ))}
        </g>
        <TargetLines
          {...{ look, targets, format }}
          layout={{ ...box, isHorizontal: areRows, endOf: layout.at }}
          areOverBars
        />
      </Plot>
    </ChartFrame>
  )
}
