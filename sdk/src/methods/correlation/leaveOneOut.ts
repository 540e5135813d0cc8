import { noResult, type Outcome } from '../outcome.ts'
import { coefficient, completePairs, correlationPoints, type CorrelationMethod } from './correlate.ts'
import { midRanks } from './midRanks.ts'

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
  const whole = rOf(pairs.x, pairs.y, method)
  const rs = pairs.x.map((_, i) => rOf(without(pairs.x, i), without(pairs.y, i), method))
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

function rOf(x: readonly number[], y: readonly number[], method: CorrelationMethod): number | null {
  return method === 'spearman' ? coefficient(midRanks(x), midRanks(y)) : coefficient(x, y)
}

function without(values: readonly number[], at: number): number[] {
  return values.filter((_, i) => i !== at)
}
