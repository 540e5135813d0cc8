import { inverseLogit, logit } from '../numerics/logit.ts'
import type { Unit } from '../unit.ts'
import type { Point } from './prepareSeries.ts'
import { discrepancy, toleranceOf, type Tolerance } from './tolerance.ts'

const pairKinds = ['exact', 'interpolated', 'near'] as const
type PairKind = (typeof pairKinds)[number]

/** A comparator's value beside the primary's value for the same time. */
export interface Pair {
  kind: PairKind
  period: string
  at: number
  /** Primary and comparator, in the indicator's unit. */
  x: number
  y: number
  seX: number | null
  seY: number | null
  /** The primary's published bounds, in exact pairs. */
  lowerX: number | null
  upperX: number | null
  weight: number
  tolerance: number
  /** |x - y| in tolerances. */
  discrepancy: number
  /** y / x, WHO's external consistency; null where x is 0. */
  ratio: number | null
  /** 200 |x - y| / (x + y); 0 if both are 0. */
  symmetricDifference: number
}

export interface PairRules {
  /** Weight of a pair by its kind, and the factor for a partial year. */
  weights: Record<PairKind, number>
  partialYear: number
  /** Longest gap between two primary points that is bridged, in years. */
  longestBridge: number
  /** Farthest primary point that still counts as near, in years. */
  nearWithin: number
}

export const defaultPairRules: PairRules = {
  weights: { exact: 1, interpolated: 0.5, near: 0.5 },
  partialYear: 0.5,
  longestBridge: 5,
  nearWithin: 1,
}

/**
 * Step C of methods 4(a): for each point of the comparator an exact, interpolated or near value of the
 * primary, or no pair. Never extrapolates. Both lists ascend in time.
 */
export function pairSeries(
  primary: readonly Point[],
  comparator: readonly Point[],
  unit: Unit,
  rules: PairRules = defaultPairRules,
  tolerance?: Tolerance,
): Pair[] {
  return comparator.flatMap((y) => {
    const match = matchOf(primary, y, unit, rules)
    return match ? [toPair(match, y, unit, rules, tolerance)] : []
  })
}

interface Match {
  kind: PairKind
  value: number
  point: Point | null
  isPartial: boolean
}

// Nearer to 0 or 100 a logit runs out of digits.
const leastLogged = 1e-9

// Half a month: midpoints that differ by rounding are the same time.
const sameTime = 1 / 24

function matchOf(primary: readonly Point[], y: Point, unit: Unit, rules: PairRules): Match | null {
  const nearest = nearestTo(primary, y.at)
  if (!nearest) return null
  if (Math.abs(nearest.at - y.at) < sameTime) return found('exact', nearest)
  const next = primary.findIndex((point) => point.at > y.at)
  const [before, after] = [primary[next - 1], primary[next]]
  if (before && after && after.at - before.at <= rules.longestBridge) {
    return {
      kind: 'interpolated',
      value: between(before, after, y.at, unit),
      point: null,
      isPartial: before.isPartial || after.isPartial,
    }
  }
  return Math.abs(nearest.at - y.at) <= rules.nearWithin ? found('near', nearest) : null
}

function found(kind: PairKind, point: Point): Match {
  return { kind, value: point.value, point, isPartial: point.isPartial }
}

function nearestTo(points: readonly Point[], at: number): Point | undefined {
  let best: Point | undefined
  for (const point of points) if (!best || Math.abs(point.at - at) < Math.abs(best.at - at)) best = point
  return best
}

/** Linear on logit for percentages inside 0-100, on log for positive numbers, else on the values themselves. */
function between(before: Point, after: Point, at: number, unit: Unit): number {
  const share = (at - before.at) / (after.at - before.at)
  const mix = (a: number, b: number): number => a + (b - a) * share
  const [a, b] = [before.value, after.value]
  if (a === b) return a
  // A coverage of 0, or one of 100 % and above, has no logit; the straight line is the only one left.
  const isPositive = Math.min(a, b) > leastLogged
  const hasLogit = isPositive && Math.max(a, b) < 100 - leastLogged
  if (unit === 'percentage' && hasLogit) return inverseLogit(mix(logit(a), logit(b)))
  if (unit !== 'percentage' && isPositive) return Math.exp(mix(Math.log(a), Math.log(b)))
  return mix(a, b)
}

function toPair(match: Match, y: Point, unit: Unit, rules: PairRules, tolerances?: Tolerance): Pair {
  const x = match.value
  const tolerance = toleranceOf(x, y.value, unit, tolerances)
  const primary = match.kind === 'exact' ? match.point : null
  return {
    kind: match.kind,
    period: y.period,
    at: y.at,
    x,
    y: y.value,
    seX: primary?.se ?? null,
    seY: y.se,
    lowerX: primary?.lower ?? null,
    upperX: primary?.upper ?? null,
    weight: rules.weights[match.kind] * (match.isPartial || y.isPartial ? rules.partialYear : 1),
    tolerance,
    discrepancy: discrepancy(x - y.value, tolerance),
    ratio: x < leastLogged ? null : y.value / x,
    symmetricDifference: x === y.value ? 0 : (200 * Math.abs(x - y.value)) / (x + y.value),
  }
}
