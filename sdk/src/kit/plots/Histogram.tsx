import { useMemo } from 'react'
import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import { Labels } from '../chartFrame/Labels.tsx'
import type { Mark } from '../chartFrame/MarkFacts.ts'
import { Plot, plotBox } from '../chartFrame/Plot.tsx'
import { linear, niceStep, roundOff, valueAxis } from '../chartFrame/scale.ts'
import { useFrame } from '../chartFrame/useFrame.ts'

export interface HistogramProps {
  name: string
  summary: string
  values: readonly number[]
  /** Of the values, and what is counted, such as "States". */
  title: string
  countTitle: string
  format: (value: number) => string
  formatTick?: (value: number) => string
  /** About how many classes. */
  classes?: number
  /** Values that stand out, each a line with its name, such as those of pinned places. */
  marked?: readonly { label: string; value: number }[]
  height?: number
}

const none: readonly never[] = []

export interface Bin {
  from: number
  to: number
  count: number
}

/** Classes of equal width with round bounds; a bound belongs to the class above it, the last one to the last class. */
export function binValues(values: readonly number[], classes: number): Bin[] {
  if (values.length === 0) return []
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const step = niceStep(highest - lowest || Math.abs(highest) || 1, classes)
  const first = Math.floor(lowest / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(highest / step - 1e-9))
  const bins = Array.from({ length: last - first }, (_, at): Bin => {
    return { from: roundOff((first + at) * step), to: roundOff((first + at + 1) * step), count: 0 }
  })
  for (const value of values) {
    const bin = bins.find(({ to }) => value < to) ?? bins.at(-1)
    if (bin) bin.count += 1
  }
  return bins
}

/** How many values lie in each class. */
export function Histogram(props: HistogramProps) {
  const {
    name,
    summary,
    values,
    title,
    countTitle,
    format,
    formatTick = format,
    classes = 10,
    marked = none,
    height = 300,
  } = props
  const frame = useFrame()
  const { width, look } = frame
  const bins = useMemo(() => binValues(values, classes), [values, classes])
  const small = look.small
  const labelRoom = small * 1.3 * marked.length
  const box = plotBox(width, height, {
    top: small * 2.4 + labelRoom,
    right: 26,
    bottom: small * 3.6,
    left: small * 3,
  })
  const [from, to] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1]
  const countAxis = valueAxis(
    bins.map(({ count }) => count),
    4,
  )
  const x = linear({ min: from, max: to }, box.innerWidth)
  const y = linear(countAxis, box.innerHeight, true)
  const bounds = bins.length > 0 ? [...bins.map((bin) => bin.from), to] : []
  const every = Math.ceil(bounds.length / Math.max(2, Math.floor(box.innerWidth / 64)))
  // Each name in a row of its own above the columns: lines of neighbours stand close together.
  const labels = marked.map(({ label, value }, row) => ({
    id: label,
    text: `${label} ${format(value)}`,
    y: -small * 2 - labelRoom + small * 1.3 * (row + 1),
    ...(x(value) > box.innerWidth / 2
      ? { x: x(value) - 5, anchor: 'end' as const }
      : { x: x(value) + 5, anchor: 'start' as const }),
  }))
  const marks = bins.map((bin): Mark => ({
    id: String(bin.from),
    title: `${format(bin.from)} to ${format(bin.to)}`,
    x: box.margin.left + (x(bin.from) + x(bin.to)) / 2,
    y: box.margin.top + y(bin.count),
    facts: [{ label: countTitle, value: bin.count, format: String }],
  }))
  return (
    <ChartFrame
      {...{ frame, name, summary, height, marks }}
      titled={title}
      pointer="none"
      markAt={(at) => {
        const index = bins.findIndex((bin) => at - box.margin.left <= x(bin.to))
        return at < box.margin.left || index === -1 ? null : index
      }}
    >
      <Plot
        {...{ box, look }}
        x={{ ticks: bounds.filter((_, at) => at % every === 0), at: x, format: formatTick, title }}
        y={{ ticks: countAxis.ticks.filter(Number.isInteger), at: y, format: String, title: countTitle }}
      >
        {bins.map((bin) => (
          <rect
            key={bin.from}
            x={x(bin.from) + 1}
            y={y(bin.count)}
            width={Math.max(1, x(bin.to) - x(bin.from) - 2)}
            height={box.innerHeight - y(bin.count)}
            fill={look.fill('neutral')}
          />
        ))}
        {marked.map(({ label, value }, row) => (
          <line
            key={label}
            x1={x(value)}
            x2={x(value)}
            y1={(labels[row]?.y ?? 0) - small}
            y2={box.innerHeight}
            stroke={look.colour('text')}
            strokeWidth={1.5}
            strokeDasharray="4 3"
          />
        ))}
        <Labels labels={labels} look={look} />
      </Plot>
    </ChartFrame>
  )
}
