import { Line } from '@nivo/line'
import { evenTicks } from '../chartFrame/evenTicks.ts'
import { memo, useMemo } from 'react'
import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import { seriesColour, type ChartLook } from '../chartFrame/chartLook.ts'
import { TargetLines } from '../chartFrame/TargetLines.tsx'
import { useFrame } from '../chartFrame/useFrame.ts'
import { useHidden, type Hidden } from '../chartFrame/useHidden.ts'
import type { TargetLine } from '../values/compareToTarget.ts'
import { periodToYears } from '../values/formatValue.ts'
import { LineKey } from './LineKey.tsx'
import { Bands, ChosenLine, EndLabels, Joins, Marks, quietOthers, type DrawnSeries } from './LineLayers.tsx'
import { lineLayout, periodAt, splitRuns, type LineLayout, type LineSeries } from './lineLayout.ts'
import { lineMarks } from './lineMarks.ts'

export interface LineChartProps {
  /** What the legend has switched off, from useKeptHidden(); the chart keeps it where nothing is given. */
  legend?: Hidden
  name: string
  summary: string
  series: readonly LineSeries[]
  format: (value: number) => string
  formatTick?: (value: number) => string
  targets?: readonly TargetLine[]
  /** Values that the axis must reach, so that several charts have the same. */
  holds?: readonly number[]
  height?: number
}

const none: readonly never[] = []

/**
 * Lines over time from 0. Points are joined by a line where no period is missing between them, by dots
 * where some are. The legend switches series off and on.
 */
export function LineChart(props: LineChartProps) {
  const { name, summary, series, format, targets = none, height = 340, holds } = props
  const frame = useFrame()
  const { width, look } = frame
  const own = useHidden()
  const { hidden, toggle } = props.legend ?? own
  const all = useMemo(() => {
    const coloured = series.map((one, at) => ({
      ...one,
      colour: one.colour ?? seriesColour(look, at),
      mark: at,
    }))
    return quietOthers(coloured, look)
  }, [series, look])
  const shown = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden])
  const layout = useMemo(
    () => lineLayout({ series: shown, targets, width, height, fontSize: look.small, holds }),
    [shown, targets, width, height, look, holds],
  )
  return (
    <ChartFrame
      {...{ frame, name, summary, height }}
      marks={lineMarks(shown, layout, format)}
      markAt={(x) => periodAt(layout, x)}
      pointer="line"
      titled="Period"
      legend={<LineKey series={all} hidden={hidden} onToggle={toggle} targets={targets} />}
    >
      <Drawing {...props} {...{ layout, targets, look }} series={shown} />
    </ChartFrame>
  )
}

interface DrawingProps extends LineChartProps {
  series: readonly DrawnSeries[]
  layout: LineLayout
  targets: readonly TargetLine[]
  look: ChartLook
}

const Drawing = memo(function Drawing({ series, layout, look, targets, format, formatTick }: DrawingProps) {
  // Layers are components to nivo: made anew each time, they would be mounted anew.
  const layers = useMemo(() => {
    const before = () => (
      <>
        <Bands {...{ series, layout, look }} />
        <Joins {...{ series, layout, look }} />
      </>
    )
    const after = () => (
      <>
        <TargetLines
          layout={{ ...layout, isHorizontal: false, endOf: layout.yOf }}
          {...{ look, targets, format }}
        />
        <ChosenLine {...{ series, layout, look }} />
        <Marks {...{ series, layout, look }} />
        <EndLabels {...{ series, layout, look }} />
      </>
    )
    return ['grid' as const, 'axes' as const, before, 'lines' as const, after]
  }, [series, layout, look, targets, format])
  const { years, axis } = layout
  return (
    <Line
      data={nivoLines(series)}
      width={layout.width}
      height={layout.height}
      margin={layout.margin}
      xScale={{ type: 'linear', min: years.min, max: years.max, nice: false }}
      yScale={{ type: 'linear', min: axis.min, max: axis.max, nice: false }}
      colors={({ id }) => series.find((one) => one.id === id)?.colour ?? look.colour('text')}
      lineWidth={series.some(({ isChosen }) => isChosen) ? 1.6 : 2.2}
      enablePoints={false}
      enableGridX={false}
      gridYValues={axis.ticks}
      axisBottom={{ tickValues: years.ticks, tickSize: 0, tickPadding: 10, format: String }}
      axisLeft={{
        tickValues: axis.ticks,
        tickSize: 0,
        tickPadding: 8,
        format: evenTicks(axis.ticks, formatTick ?? format),
      }}
      layers={layers}
      theme={look.nivo}
      isInteractive={false}
      animate={false}
      role="presentation"
    />
  )
})

/** A series of sources or places may have no point here; of it nivo would draw the path "null". */
const nivoLines = (series: readonly DrawnSeries[]) =>
  series.filter(({ points }) => points.length > 0).map(({ id, points }) => ({ id, data: withGaps(points) }))

/** nivo breaks a line at a point without a value, so one is put between two runs. */
function withGaps(points: LineSeries['points']): { x: number; y: number | null }[] {
  return splitRuns(points).flatMap((run, at) => {
    const drawn = run.map(({ period, value }) => ({ x: periodToYears(period), y: value }))
    const start = drawn[0]
    return at > 0 && start ? [{ x: start.x - 0.001, y: null }, ...drawn] : drawn
  })
}
