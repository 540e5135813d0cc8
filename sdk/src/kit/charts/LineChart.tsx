import { useTheme } from '@msdat/sdk'
import { formatPeriod, Legend, Tooltip, useCursor, useWidth, type TargetLine } from '@msdat/sdk/kit'
import { Line } from '@nivo/line'
import { memo, useMemo, useState } from 'react'
import { periodToYears } from '../values/formatValue.ts'
import { Chart } from './Chart.tsx'
import { targetItems } from './ColumnKey.tsx'
import { chartLook, seriesColour } from './chartLook.ts'
import { Targets } from './ColumnLayers.tsx'
import { Bands, EndLabels, Joins, Marks, type DrawnSeries } from './LineLayers.tsx'
import { lineLayout, periodAt, splitRuns, type LineLayout, type LineSeries } from './lineLayout.ts'
import { markPath } from './marks.ts'

export interface LineChartProps {
  name: string
  summary: string
  series: readonly LineSeries[]
  format: (value: number) => string
  formatTick?: (value: number) => string
  targets?: readonly TargetLine[]
  height?: number
}

const none: readonly never[] = []

/**
 * Lines over time from 0. Points are joined by a line where no period is missing between them, by dots
 * where some are. The legend switches series off and on.
 */
export function LineChart(props: LineChartProps) {
  const { name, summary, series, format, targets = none, height = 340 } = props
  const theme = useTheme()
  const look = useMemo(() => chartLook(theme), [theme])
  const [area, width] = useWidth<HTMLDivElement>()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const all = useMemo(
    () => series.map((one, at) => ({ ...one, colour: one.colour ?? seriesColour(look, at), mark: at })),
    [series, look],
  )
  const shown = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden])
  const layout = useMemo(
    () => lineLayout({ series: shown, targets, width, height, fontSize: look.small }),
    [shown, targets, width, height, look],
  )
  const cursor = useCursor(layout.periods)
  const period = cursor.at === null ? null : (layout.periods[cursor.at] ?? null)
  const toggle = (id: string) => setHidden((before) => withSwitched(before, id))
  return (
    <Chart
      {...{ name, summary, cursor, area, height }}
      find={({ x }) => periodAt(layout, x)}
      pointed={period ? describe(period, shown, format) : ''}
      below={<Key series={all} hidden={hidden} onToggle={toggle} targets={targets} />}
    >
      {width > 0 && <Drawing {...props} {...{ layout, targets, look }} series={shown} />}
      {period && <Pointed {...{ period, layout, format }} series={shown} />}
    </Chart>
  )
}

function withSwitched(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

interface DrawingProps extends LineChartProps {
  series: readonly DrawnSeries[]
  layout: LineLayout
  targets: readonly TargetLine[]
  look: ReturnType<typeof chartLook>
}

// Pointing renders the chart often; the drawing itself only when what is drawn changes.
const Drawing = memo(function Drawing({ series, layout, look, targets, format, formatTick }: DrawingProps) {
  // Layers are components to nivo: made anew at each pointing, they would be mounted anew.
  const layers = useMemo(() => {
    const before = () => (
      <>
        <Bands {...{ series, layout, look }} />
        <Joins {...{ series, layout, look }} />
      </>
    )
    const after = () => (
      <>
        <Targets layout={{ ...layout, isLying: false, endOf: layout.yOf }} {...{ look, targets, format }} />
        <Marks {...{ series, layout, look }} />
        <EndLabels {...{ series, layout, look }} />
      </>
    )
    return ['grid' as const, 'axes' as const, before, 'lines' as const, after]
  }, [series, layout, look, targets, format])
  const { years, axis } = layout
  return (
    <Line
      data={series.map(({ id, points }) => ({ id, data: withGaps(points) }))}
      width={layout.width}
      height={layout.height}
      margin={layout.margin}
      xScale={{ type: 'linear', min: years.min, max: years.max, nice: false }}
      yScale={{ type: 'linear', min: axis.min, max: axis.max, nice: false }}
      colors={({ id }) => series.find((one) => one.id === id)?.colour ?? look.colour('text')}
      lineWidth={2.2}
      enablePoints={false}
      enableGridX={false}
      gridYValues={axis.ticks}
      axisBottom={{ tickValues: years.ticks, tickSize: 0, tickPadding: 10, format: String }}
      axisLeft={{ tickValues: axis.ticks, tickSize: 0, tickPadding: 8, format: formatTick ?? format }}
      layers={layers}
      theme={look.nivo}
      isInteractive={false}
      animate={false}
      role="presentation"
    />
  )
})

/** nivo breaks a line at a point without a value, so one is put between two runs. */
function withGaps(points: LineSeries['points']): { x: number; y: number | null }[] {
  return splitRuns(points).flatMap((run, at) => {
    const drawn = run.map(({ period, value }) => ({ x: periodToYears(period), y: value }))
    const start = drawn[0]
    return at > 0 && start ? [{ x: start.x - 0.001, y: null }, ...drawn] : drawn
  })
}

interface KeyProps {
  series: readonly DrawnSeries[]
  hidden: ReadonlySet<string>
  onToggle: (id: string) => void
  targets: readonly TargetLine[]
}

function Key({ series, hidden, onToggle, targets }: KeyProps) {
  const hasJoins = series.some(({ points }) => splitRuns(points).length > 1)
  const items = series.map(({ id, label, colour, mark }) => ({
    id,
    label,
    mark: (
      <svg className="k-swatch" viewBox="-6 -6 12 12" aria-hidden="true">
        <path d={markPath(mark, 4.6)} fill={colour} />
      </svg>
    ),
  }))
  return (
    <div className="k-chart-legend">
      <Legend label="Series; press to hide or show" items={items} hidden={hidden} onToggle={onToggle} />
      <Legend label="Lines" items={[...(hasJoins ? [joins] : []), ...targetItems(targets)]} />
    </div>
  )
}

const joins = { id: 'join', label: 'Dotted: no figure between', mark: <Dots /> }

function Dots() {
  return (
    <svg width="22" height="4" aria-hidden="true">
      <path
        d="M1 2h20"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray="1.5 4"
        strokeLinecap="round"
      />
    </svg>
  )
}

interface PointedProps {
  period: string
  series: readonly DrawnSeries[]
  layout: LineLayout
  format: (value: number) => string
}

function valuesAt(period: string, series: readonly DrawnSeries[]) {
  return series
    .flatMap((one) =>
      one.points.filter((point) => point.period === period).map((point) => ({ ...one, point })),
    )
    .sort((one, other) => other.point.value - one.point.value)
}

function Pointed({ period, series, layout, format }: PointedProps) {
  const values = valuesAt(period, series)
  const x = layout.margin.left + layout.xOf(period)
  const top = layout.margin.top + layout.yOf(values[0]?.point.value ?? 0)
  return (
    <>
      <div
        aria-hidden="true"
        style={{
          position: 'absolute',
          left: x,
          top: layout.margin.top,
          height: layout.innerHeight,
          width: 1,
          background: 'var(--color-border-strong)',
          pointerEvents: 'none',
        }}
      />
      <Tooltip x={x} y={top} width={layout.width}>
        <strong>{formatPeriod(period)}</strong>
        <dl>
          {values.map(({ id, label, colour, mark, point }) => (
            <div key={id} style={{ display: 'contents' }}>
              <dt>
                <svg width="10" height="10" viewBox="-6 -6 12 12">
                  <path d={markPath(mark, 4.6)} fill={colour} />
                </svg>
                {label}
              </dt>
              <dd>{format(point.value)}</dd>
            </div>
          ))}
        </dl>
      </Tooltip>
    </>
  )
}

function describe(period: string, series: readonly DrawnSeries[], format: (value: number) => string): string {
  const parts = valuesAt(period, series).map(({ label, point }) => `${label} ${format(point.value)}`)
  return `${formatPeriod(period)}: ${parts.join(', ')}`
}
