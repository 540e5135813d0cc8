import type { FigureRow } from '../figures/FigureRow.ts'

interface TrendLineProps {
  /** Of one source, the oldest first. */
  figures: readonly FigureRow[]
  /** A value as a reader sees it. */
  format: (value: number) => string
}

const width = 64
const height = 20
const edge = 3

/** The course of the figures with its first and last year: for the direction, not for reading off. */
export function TrendLine({ figures, format }: TrendLineProps) {
  const [first, last] = [figures[0], figures.at(-1)]
  if (!first || !last || first === last) return <span className="muted">one figure</span>
  const values = figures.map(({ value }) => value)
  const toX = scale(yearOf(first), yearOf(last), edge, width - edge)
  const toY = scale(Math.min(...values), Math.max(...values), height - edge, edge)
  const points = figures.map((figure) => ({ x: toX(yearOf(figure)), y: toY(figure.value) }))
  return (
    <span className="profile-trend">
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={figures.map(({ period, value }) => `${period}: ${format(value)}`).join(', ')}
      >
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }, at) => (
          <circle key={x} cx={x} cy={y} r={at === points.length - 1 ? 2.6 : 1.6} />
        ))}
      </svg>
      <span aria-hidden="true">
        {first.period}–{last.period}
      </span>
    </span>
  )
}

const yearOf = ({ period }: FigureRow): number =>
  Number(period.slice(0, 4)) + (Number(period.slice(5, 7) || 1) - 1) / 12

/** From one span to another; the middle where the first is empty. */
function scale(low: number, high: number, from: number, to: number): (value: number) => number {
  return (value) => (high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from))
}
