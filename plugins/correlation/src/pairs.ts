import type { HostOutput, Indicator } from '@msdat/sdk'
import type { Figure } from '@msdat/sdk/kit'
import { medianOf, theilSenSlope } from '@msdat/sdk/methods'

export type Found = HostOutput<'analysis.correlate'>
export type Cell = Found['cells'][number]

const mostIndicators = 12

/** The indicators that were chosen, each once, at most twelve, without those the catalog no longer has. */
export function wantedIndicators(ids: readonly number[], indicators: readonly Indicator[]): Indicator[] {
  const known = new Map(indicators.map((one) => [one.id, one]))
  return [...new Set(ids)].flatMap((id) => known.get(id) ?? []).slice(0, mostIndicators)
}

export const pairId = ({ indicators }: Cell): string => indicators.join('.')

/** The pair that was pressed; else the strongest of those that can be told from chance; else the first. */
export function pairShown(pair: string, cells: readonly Cell[]): Cell | null {
  const pressed = cells.find((cell) => pairId(cell) === pair)
  if (pressed) return pressed
  const size = ({ correlation }: Cell) => ('r' in correlation ? Math.abs(correlation.r) : -1)
  const able = cells.filter(({ isBold }) => isBold)
  return [...able].sort((a, b) => size(b) - size(a))[0] ?? cells[0] ?? null
}

/** A coefficient as it is written: two decimals and a true minus sign. */
export function formatR(r: number): string {
  return r.toFixed(2).replace('-', '−')
}

export function intervalText(interval: readonly number[] | null): string {
  const [lower, upper] = interval ?? []
  return lower === undefined || upper === undefined ? 'no interval' : `${formatR(lower)} to ${formatR(upper)}`
}

export function qText(q: number | null): string {
  if (q === null) return '–'
  return q < 0.001 ? 'below 0.001' : q.toFixed(3)
}

/** All that belongs to one coefficient, in words. */
export function tellCell({ correlation, q, leaveOneOut }: Cell): string {
  if ('reason' in correlation) return correlation.reason
  const parts = [
    `r = ${formatR(correlation.r)} (${correlation.strength})`,
    `n = ${correlation.n}${correlation.isSmall ? ', few' : ''}`,
    `95% interval ${intervalText(correlation.interval)}`,
    `q = ${qText(q)}`,
  ]
  if ('min' in leaveOneOut) {
    parts.push(
      `leaving one out: ${formatR(leaveOneOut.min)} to ${formatR(leaveOneOut.max)}, most moved by ${leaveOneOut.mostInfluential}`,
    )
  }
  return `${parts.join('; ')}.`
}

export interface Point {
  id: string
  label: string
  x: number | null
  y: number | null
}

/** One point for each place or period, with what it has of both. */
export function pointsOf(
  figures: readonly Figure[],
  [x, y]: readonly [number, number],
  units: readonly { id: string; label: string }[],
  unitOf: (figure: Figure) => string,
): Point[] {
  const of = (indicator: number) =>
    new Map(
      figures.filter((one) => one.indicator === indicator).map((figure) => [unitOf(figure), figure.value]),
    )
  const [xs, ys] = [of(x), of(y)]
  return units.map(({ id, label }) => ({ id, label, x: xs.get(id) ?? null, y: ys.get(id) ?? null }))
}

interface RobustLine {
  slope: number
  intercept: number
  outliers: { label: string; residual: number }[]
}

/** A residual beyond this many scaled median deviations makes a point an outlier (Iglewicz and Hoaglin 1993). */
const outlierZ = 3.5

/** Theil-Sen line through the complete points, and the points that lie far from it. */
export function robustLine(points: readonly Point[]): RobustLine | null {
  const full = points.flatMap(({ label, x, y }) => (x === null || y === null ? [] : [{ label, x, y }]))
  const slope = theilSenSlope(
    full.map(({ x }) => x),
    full.map(({ y }) => y),
  )
  if (slope === null || full.length < 5) return null
  const intercept = medianOf(full.map(({ x, y }) => y - slope * x))
  const residuals = full.map(({ label, x, y }) => ({ label, residual: y - intercept - slope * x }))
  const spread = medianOf(residuals.map(({ residual }) => Math.abs(residual)))
  const outliers =
    spread > 0 ? residuals.filter(({ residual }) => (0.6745 * Math.abs(residual)) / spread > outlierZ) : []
  return { slope, intercept, outliers }
}
