import { useMemo } from 'react'
import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import { weights, type ChartLook } from '../chartFrame/chartLook.ts'
import { isOut } from '../chartFrame/isOut.ts'
import { Plot } from '../chartFrame/Plot.tsx'
import { RowMark } from '../chartFrame/RowMark.tsx'
import { TargetLines } from '../chartFrame/TargetLines.tsx'
import { useFrame } from '../chartFrame/useFrame.ts'
import { ColumnKey } from '../charts/ColumnKey.tsx'
import type { TargetLine } from '../values/compareToTarget.ts'
import { dotLayout, rowAt, type DotDatum, type DotLayout } from './dotLayout.ts'

export interface DotPlotProps {
  name: string
  summary: string
  /** From top to bottom, in the order given. */
  data: readonly DotDatum[]
  format: (value: number) => string
  formatTick?: (value: number) => string
  targets?: readonly TargetLine[]
  /** Dots need no common zero; with it, distances can be compared as lengths. */
  fromZero?: boolean
  /** Shaded from one value to another, such as differences that are tolerated. */
  band?: readonly [from: number, to: number]
  /** Values that the axis reaches whatever the data are, such as the ends of a scale. */
  holds?: readonly number[]
  selected?: string
  /** Ids that stand out beside the selected one, such as pinned places. */
  marked?: readonly string[]
  onSelect?: (id: string) => void
}

const none: readonly never[] = []

/** One row for each place: its whole name, its figure as a dot, and the interval around it. */
export function DotPlot(props: DotPlotProps) {
  const {
    name,
    summary,
    data,
    format,
    formatTick,
    targets = none,
    fromZero = false,
    band,
    holds,
    selected,
    marked = none,
    onSelect,
  } = props
  const frame = useFrame()
  const { width, look } = frame
  const layout = useMemo(
    () => dotLayout({ data, targets, format, formatTick, fromZero, band, holds, width, look }),
    [data, targets, format, formatTick, fromZero, band, holds, width, look],
  )
  const { box } = layout
  return (
    <ChartFrame
      {...{ frame, name, summary, onSelect }}
      height={box.height}
      marks={layout.marks}
      markAt={(_, y) => rowAt(layout, y)}
      legend={<ColumnKey data={data} targets={targets} look={look} />}
    >
      <Plot box={box} look={look} x={layout.axis}>
        {band && <Band from={layout.axis.at(band[0])} to={layout.axis.at(band[1])} {...{ box, look }} />}
        <Rows {...{ layout, look, format, selected, marked }} />
        <TargetLines
          {...{ look, targets, format }}
          layout={{ ...box, isHorizontal: true, endOf: layout.axis.at }}
        />
      </Plot>
    </ChartFrame>
  )
}

interface BandProps {
  from: number
  to: number
  box: DotLayout['box']
  look: ChartLook
}

function Band({ from, to, box, look }: BandProps) {
  return (
    <rect
      x={from}
      width={to - from}
      height={box.innerHeight}
      fill={look.colour('accent-soft')}
      opacity={0.7}
    />
  )
}

interface RowsProps extends Pick<DotPlotProps, 'format' | 'selected' | 'marked'> {
  layout: DotLayout
  look: ChartLook
}

function Rows({ layout, look, format, selected, marked = none }: RowsProps) {
  const { box, rows, areNamesAbove, rowHeight, figureRoom } = layout
  // Names above their rows stand over the lines of the axis.
  const halo = { stroke: look.colour('surface'), strokeWidth: 4, paintOrder: 'stroke' }
  return rows.map(({ datum, name, top, y, dot, interval }) => {
    const { id, value, standing, colour, isEmphasised } = datum
    const fill = colour ?? look.fill(standing?.tone ?? 'neutral')
    const standsOut = isOut(selected, marked)(id)
    const weight = isEmphasised || standsOut ? weights.strong : weights.normal
    return (
      <g key={id} fill={look.colour('text')} fontWeight={weight}>
        {standsOut && <RowMark {...{ box, look }} y={top} height={rowHeight} />}
        {name.map((line, at) => (
          <text
            key={line}
            {...(areNamesAbove
              ? {
                  ...halo,
                  x: -box.margin.left + 2,
                  y: y - look.small * (0.75 + 1.25 * (name.length - 1 - at)),
                }
              : { x: -12, y, dy: '0.34em', textAnchor: 'end' as const })}
          >
            {line}
          </text>
        ))}
        {interval && <Interval ends={interval} y={y} stroke={fill} />}
        {dot !== null && (
          <circle cx={dot} cy={y} r={5} fill={fill} stroke={look.colour('surface')} strokeWidth={1.5} />
        )}
        <text x={box.innerWidth + figureRoom} y={y} dy="0.34em" textAnchor="end">
          {value === null ? 'No data' : format(value)}
        </text>
      </g>
    )
  })
}

function Interval({
  ends: [from, to],
  y,
  stroke,
}: {
  ends: readonly [number, number]
  y: number
  stroke: string
}) {
  return (
    <path
      d={`M${from} ${y}H${to}M${from} ${y - 4}v8M${to} ${y - 4}v8`}
      stroke={stroke}
      strokeWidth={1.8}
      fill="none"
      opacity={0.8}
    />
  )
}
