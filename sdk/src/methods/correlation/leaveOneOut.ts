import { noResult, type Outcome } from '../outcome.ts'
import {
  clipped,
  coefficient,
  completePairs,
  correlationPoints,
  standardised,
  type CorrelationMethod,
} from './correlate.ts'
import { midRanks } from './midRanks.ts'
import { rhosWithout } from './rhosWithout.ts'

export interface LeaveOneOut {
  min: number
  max: number
  /** Position whose absence moves r most. */
  mostInfluential: number
  /** Without one point the sign turns. */
  signFlips: boolean
}

/** Range of r when each complete pair is left out in turn. Positions are those of the lists given. */
export function leaveOneOut(
  x: readonly (number | null | undefined)[],
  y: readonly (number | null | undefined)[],
  method: CorrelationMethod = 'pearson',
): Outcome<LeaveOneOut> {
  const pairs = completePairs(x, y)
  if (pairs.x.length < correlationPoints.least + 1) {
    return noResult('too_few_points', 'Too few pairs to leave one out.')
  }
  const [a, b] = method === 'spearman' ? [midRanks(pairs.x), midRanks(pairs.y)] : [pairs.x, pairs.y]
  const whole = coefficient(a, b)
  const rs = method === 'spearman' ? rhosWithout(a, b) : rsWithout(a, b)
  if (whole === null || rs.some((r) => r === null)) {
    return noResult(
      'no_variation',
      'Without one of the points nothing varies, so it makes the whole correlation.',
    )
  }
  const known = rs as number[]
  const moves = known.map((r) => Math.abs(r - whole))
  const min = Math.min(...known)
  const max = Math.max(...known)
  return {
    status: 'ok',
    min,
    max,
    mostInfluential: pairs.at[moves.indexOf(Math.max(...moves))] as number,
    signFlips: min * whole < 0 || max * whole < 0,
  }
}

/** Below this share of the whole spread, what is left after taking one value from the sums is mostly rounding. */
const leastSpread = 1e-6

/** Pearson's coefficients, each from the sums of all less the one value: sum of squares less d^2 n/(n - 1). */
function rsWithout(x: readonly number[], y: readonly number[]): (number | null)[] {
  const [a, b] = [standardised(x), standardised(y)]
  const sumOf = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, i) => sum + value * (other[i] as number), 0)
  const whole = { xx: sumOf(a, a), yy: sumOf(b, b), xy: sumOf(a, b) }
  const share = x.length / (x.length - 1)
  return x.map((_, left) => {
    const [da, db] = [a[left] as number, b[left] as number]
    const [xx, yy] = [whole.xx - da * da * share, whole.yy - db * db * share]
    const isExact = xx > leastSpread * whole.xx && yy > leastSpread * whole.yy
    return isExact
      ? clipped((whole.xy - da * db * share) / Math.sqrt(xx * yy))
      : coefficient(without(x, left), without(y, left))
  })
}

function without(values: readonly number[], at: number): number[] {
  return values.filter((_, i) => i !== at)
}
