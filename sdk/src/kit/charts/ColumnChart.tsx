import { Bar, type BarDatum } from '@nivo/bar'
import { evenTicks } from '../chartFrame/evenTicks.ts'
import { memo, useMemo } from 'react'
import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import type { ChartLook } from '../chartFrame/chartLook.ts'
import { TargetLines } from '../chartFrame/TargetLines.tsx'
import { useFrame } from '../chartFrame/useFrame.ts'
import type { TargetLine } from '../values/compareToTarget.ts'
import type { ColumnDatum } from './ColumnDatum.ts'
import { ColumnKey } from './ColumnKey.tsx'
import { BarLabels, CategoryAxis, ErrorBars, Groups, Patterns } from './ColumnLayers.tsx'
import { columnAt, columnLayout, type ColumnLayout } from './columnLayout.ts'
import { columnMarks } from './columnMarks.ts'
import { fillPeriods } from './fillPeriods.ts'

export interface ColumnChartProps {
  name: string
  summary: string
  data: readonly ColumnDatum[]
  /** A value as its tooltip and label show it. */
  format: (value: number) => string
  formatTick?: (value: number) => string
  targets?: readonly TargetLine[]
  groupColours?: ReadonlyMap<string, string>
  /** The columns stand along a time axis, each at the `period` of its datum. */
  isTime?: boolean
  /** Values that the axis must reach, so that several charts have the same. */
  holds?: readonly number[]
  /** Height of columns; horizontal bars take what they need. */
  height?: number
  selected?: string
  /** Ids that stand out beside the selected one, such as pinned places. */
  marked?: readonly string[]
  onSelect?: (id: string) => void
}

const none: readonly never[] = []
const noColours: ReadonlyMap<string, string> = new Map()

/**
 * Columns from 0, or horizontal bars where columns would be too thin for their labels.
 * A datum without a value is a gap.
 */
export function ColumnChart(props: ColumnChartProps) {
  const { name, summary, format, targets = none, onSelect, height = 340, isTime = false, holds } = props
  const frame = useFrame()
  const { width, look } = frame
  const data = useMemo(() => (isTime ? fillPeriods(props.data) : props.data), [props.data, isTime])
  const layout = useMemo(
    () => columnLayout({ data, targets, width, height, fontSize: look.small, isTime, holds }),
    [data, targets, width, height, look, isTime, holds],
  )
  const marks = columnMarks(data, layout, format)
  const markAt = (x: number, y: number) => {
    const id = data[columnAt(layout, data.length, x, y) ?? -1]?.id
    const at = marks.findIndex((mark) => mark.id === id)
    return at === -1 ? null : at
  }
  return (
    <ChartFrame
      {...{ frame, name, summary, marks, markAt, onSelect }}
      height={layout.height}
      pointer="none"
      legend={<ColumnKey {...{ data, targets, look }} hasSigns hasDashes={!layout.isHorizontal} />}
    >
      <Drawing {...props} {...{ data, layout, targets, look }} patterns={frame.theme.patternFill} />
    </ChartFrame>
  )
}

interface DrawingProps extends ColumnChartProps {
  layout: ColumnLayout
  targets: readonly TargetLine[]
  look: ChartLook
  patterns: boolean
}

const Drawing = memo(function Drawing(props: DrawingProps) {
  const { data, layout, look, targets, format, formatTick, selected, groupColours, patterns } = props
  const out = useMemo(
    () => new Set([...(selected === undefined ? [] : [selected]), ...(props.marked ?? [])]),
    [selected, props.marked],
  )
  const { isHorizontal, axis } = layout
  // Layers are components to nivo: made anew each time, they would be mounted anew.
  const layers = useMemo(() => {
    const before = () => <CategoryAxis {...{ data, layout, look }} />
    const after = () => (
      <>
        {patterns && <Patterns {...{ data, layout, look }} />}
        <ErrorBars {...{ data, layout, look }} />
        <TargetLines {...{ layout, look, targets, format }} areLabelsBeside={!isHorizontal} areOverBars />
        <BarLabels {...{ data, layout, look, format }} />
        <Groups {...{ data, layout, look }} colours={groupColours ?? noColours} />
      </>
    )
    return ['grid' as const, 'axes' as const, before, 'bars' as const, after]
  }, [data, layout, look, targets, format, groupColours, patterns, isHorizontal])
  const byId = useMemo(() => new Map(data.map((datum) => [datum.id, datum])), [data])
  const rows = data.map(({ id, value }): BarDatum => (value === null ? { id } : { id, value }))
  const valueAxisProps = {
    tickValues: axis.ticks,
    format: evenTicks(axis.ticks, formatTick ?? format),
    tickPadding: 8,
    tickSize: 0,
  }
  return (
    <Bar
      data={isHorizontal ? rows.toReversed() : rows}
      keys={['value']}
      indexBy="id"
      width={layout.width}
      height={layout.height}
      margin={layout.margin}
      layout={isHorizontal ? 'horizontal' : 'vertical'}
      padding={layout.padding}
      valueScale={{ type: 'linear', min: axis.min, max: axis.max, nice: false }}
      indexScale={{ type: 'band', round: false }}
      colors={({ indexValue }) => {
        const datum = byId.get(String(indexValue))
        return datum?.colour ?? look.fill(datum?.standing?.tone ?? 'neutral')
      }}
      borderRadius={Math.min(3, layout.thickness / 4)}
      borderWidth={out.size > 0 ? 2 : 0}
      borderColor={({ data }) => (out.has(String(data.indexValue)) ? look.colour('text') : 'transparent')}
      enableLabel={false}
      enableGridX={isHorizontal}
      enableGridY={!isHorizontal}
      gridXValues={axis.ticks}
      gridYValues={axis.ticks}
      axisTop={null}
      axisRight={null}
      axisBottom={isHorizontal ? valueAxisProps : null}
      axisLeft={isHorizontal ? null : valueAxisProps}
      layers={layers}
      theme={look.nivo}
      isInteractive={false}
      animate={false}
      role="presentation"
    />
  )
})
