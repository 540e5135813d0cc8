import { useTheme } from '../../plugin/useAppearance.ts'
import { linear } from '../chartFrame/scale.ts'
import { splitRuns } from '../charts/lineLayout.ts'
import { formatPeriod, periodToYears } from '../values/formatValue.ts'

interface SparklineProps {
  /** What it shows, such as "DPT3 in Kano, NDHS". */
  label: string
  /** Ascending by period. */
  points: readonly { period: string; value: number }[]
  format: (value: number) => string
  width?: number
  height?: number
}

const edge = 4

/** The course of a series beside its figure: for the direction, not for reading off. A gap is dotted, as in charts. */
export function Sparkline({ label, points, format, width = 110, height = 30 }: SparklineProps) {
  const { tokens } = useTheme()
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return <span className="k-muted">No data</span>
  const values = points.map(({ value }) => value)
  const span = { min: periodToYears(first.period), max: periodToYears(last.period) }
  const toX = linear(span, width - 2 * edge)
  const toY = linear({ min: Math.min(...values), max: Math.max(...values) }, height - 2 * edge, true)
  const x = ({ period }: { period: string }) =>
    edge + (first === last ? width / 2 - edge : toX(periodToYears(period)))
  // What reads as one figure is no rise and no fall.
  const isFlat = values.every((value) => format(value) === format(last.value))
  const y = ({ value }: { value: number }) => (isFlat ? height / 2 : edge + toY(value))
  const runs = splitRuns(points)
  const gaps = runs.slice(1).flatMap((run, at) => {
    const [before, after] = [runs[at]?.at(-1), run[0]]
    return before && after ? [[before, after] as const] : []
  })
  const told = [first, last].map((point) => `${formatPeriod(point.period)} ${format(point.value)}`)
  return (
    <svg
      width={width}
      height={height}
      role="img"
      aria-label={`${label}: ${[...new Set(told)].join(' to ')}`}
      fill="none"
      stroke={tokens['color-text-muted']}
      strokeWidth={1.6}
    >
      {gaps.map(([before, after]) => (
        <path
          key={after.period}
          d={`M${x(before)} ${y(before)}L${x(after)} ${y(after)}`}
          strokeWidth={1}
          strokeDasharray="1.5 3"
        />
      ))}
      {runs.map((run) =>
        run.length > 1 ? (
          <path key={run[0]?.period} d={`M${run.map((point) => `${x(point)} ${y(point)}`).join('L')}`} />
        ) : (
          run.map((point) => <circle key={point.period} cx={x(point)} cy={y(point)} r={1.4} />)
        ),
      )}
      <circle cx={x(last)} cy={y(last)} r={3} fill={tokens['color-accent']} stroke="none" />
    </svg>
  )
}
