import { useMemo } from 'react'
import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import type { ChartLook } from '../chartFrame/chartLook.ts'
import { Plot } from '../chartFrame/Plot.tsx'
import { TargetLines, targetItems } from '../chartFrame/TargetLines.tsx'
import { useFrame } from '../chartFrame/useFrame.ts'
import { joins } from '../charts/LineKey.tsx'
import { Legend } from '../parts/Legend.tsx'
import type { TargetLine } from '../values/compareToTarget.ts'
import { fanLayout, type FanLayout, type FanPoint, type FanStep } from './fanLayout.ts'

export interface FanChartProps {
  name: string
  summary: string
  /** What was measured, ascending by period. */
  past: readonly FanPoint[]
  /** What is expected, ascending by period. */
  future: readonly FanStep[]
  format: (value: number) => string
  formatTick?: (value: number) => string
  targets?: readonly TargetLine[]
  /** Values that the axis must reach, so that several charts have the same. */
  holds?: readonly number[]
  height?: number
}

const none: readonly never[] = []

/** What was measured, and what is expected with nested bands: the paler, the surer to hold the truth. */
export function FanChart(props: FanChartProps) {
  const {
    name,
    summary,
    past,
    future,
    format,
    formatTick = format,
    targets = none,
    holds,
    height = 360,
  } = props
  const frame = useFrame()
  const { width, look } = frame
  const layout = useMemo(
    () => fanLayout({ past, future, targets, format, width, height, fontSize: look.small, holds }),
    [past, future, targets, format, width, height, look, holds],
  )
  const { box } = layout
  return (
    <ChartFrame
      {...{ frame, name, summary, height }}
      marks={layout.marks}
      pointer="line"
      titled="Period"
      markAt={layout.markAt}
      legend={<FanKey {...{ layout, look, targets }} />}
    >
      <Plot {...{ box, look }} x={layout.x} y={{ ...layout.y, format: formatTick }}>
        {layout.areas.map(({ level, path }, at) => (
          <path
            key={level}
            d={path}
            fill={look.colour('chart-1')}
            opacity={opacityOf(at, layout.areas.length)}
          />
        ))}
        <path
          d={layout.expected}
          fill="none"
          stroke={look.colour('chart-1')}
          strokeWidth={2}
          strokeDasharray="6 4"
        />
        <path d={layout.measured} fill="none" stroke={look.colour('text')} strokeWidth={1.4} />
        <path
          d={layout.joins}
          fill="none"
          stroke={look.colour('text')}
          strokeWidth={1.4}
          strokeDasharray="1.5 4"
        />
        {layout.dots.map(({ id, x, y }) => (
          <circle key={id} cx={x} cy={y} r={4} fill={look.colour('text')} />
        ))}
        <TargetLines
          {...{ look, targets, format }}
          layout={{ ...box, isHorizontal: false, endOf: layout.y.at }}
        />
      </Plot>
    </ChartFrame>
  )
}

/** From the widest band to the narrowest, each over the one before. */
const opacityOf = (at: number, count: number): number => (count <= 1 ? 0.25 : 0.2 + (0.1 * at) / (count - 1))

function FanKey({
  layout,
  look,
  targets,
}: {
  layout: FanLayout
  look: ChartLook
  targets: readonly TargetLine[]
}) {
  const bands = layout.areas.map(({ level }, at) => ({
    id: String(level),
    label: `${level}% of cases`,
    mark: (
      <svg width={22} height={12} aria-hidden="true">
        {layout.areas.slice(0, at + 1).map((area, below) => (
          <rect
            key={area.level}
            width={22}
            height={12}
            fill={look.colour('chart-1')}
            opacity={opacityOf(below, layout.areas.length)}
          />
        ))}
      </svg>
    ),
  }))
  const lines = [
    { id: 'measured', label: 'Measured', mark: <Line stroke={look.colour('text')} /> },
    { id: 'expected', label: 'Expected', mark: <Line stroke={look.colour('chart-1')} dash="6 4" /> },
  ]
  return (
    <div className="k-chart-legend">
      <Legend
        label="Lines and bands"
        items={[...lines, ...(layout.joins ? [joins] : []), ...bands, ...targetItems(targets)]}
      />
    </div>
  )
}

function Line({ stroke, dash }: { stroke: string; dash?: string }) {
  return (
    <svg width="22" height="4" aria-hidden="true">
      <path d="M0 2h22" stroke={stroke} strokeWidth="2" strokeDasharray={dash} />
    </svg>
  )
}
