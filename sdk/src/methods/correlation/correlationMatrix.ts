import { defaultSeed } from '../numerics/seededRandom.ts'
import type { Outcome } from '../outcome.ts'
import { adjustedP } from './adjustedP.ts'
import {
  coefficient,
  completePairs,
  correlate,
  methodGap,
  type Correlation,
  type CorrelationMethod,
} from './correlate.ts'
import { leaveOneOut, type LeaveOneOut } from './leaveOneOut.ts'
import { midRanks } from './midRanks.ts'

/** A cell is bold only with q up to this. */
export const boldQ = 0.05

export interface CorrelationCell {
  /** Positions of the two variables. */
  a: number
  b: number
  correlation: Outcome<Correlation>
  /** Benjamini-Hochberg over the cells with a result; null without one. */
  q: number | null
  isBold: boolean
  leaveOneOut: Outcome<LeaveOneOut>
  warnings: string[]
}

export interface Variable {
  name: string
  /** One value per unit, in the same order for all variables; null where missing. */
  values: readonly (number | null)[]
  /** Ids of what it is computed from: a shared numerator or denominator correlates by arithmetic. */
  components?: readonly string[]
  /** Name of the model family its source belongs to. */
  model?: string
}

/** All k(k-1)/2 correlations of k variables, with q values, leave-one-out ranges and warnings. */
export function correlationMatrix(
  variables: readonly Variable[],
  method: CorrelationMethod = 'spearman',
  seed = defaultSeed,
): CorrelationCell[] {
  const cells = variables.flatMap((x, a) =>
    variables.slice(a + 1).map((y, i) => toCell(x, y, a, a + 1 + i, method, seed)),
  )
  const scored = cells.filter((cell) => cell.correlation.status === 'ok')
  const q = adjustedP(scored.map((cell) => (cell.correlation as Correlation).p))
  for (const [i, cell] of scored.entries()) {
    cell.q = q[i] as number
    cell.isBold = cell.q <= boldQ
  }
  return cells
}

function toCell(
  x: Variable,
  y: Variable,
  a: number,
  b: number,
  method: CorrelationMethod,
  seed: number,
): CorrelationCell {
  const correlation = correlate(x.values, y.values, method, seed)
  const range = leaveOneOut(x.values, y.values, method)
  return {
    a,
    b,
    correlation,
    q: null,
    isBold: false,
    leaveOneOut: range,
    warnings: correlation.status === 'ok' ? warningsOn(x, y, range) : [],
  }
}

function warningsOn(x: Variable, y: Variable, range: Outcome<LeaveOneOut>): string[] {
  const warnings: string[] = []
  if (range.status === 'ok' && range.signFlips) warnings.push('Without one point the sign turns.')
  if (range.status === 'no_variation') warnings.push(range.reason)
  const pairs = completePairs(x.values, y.values)
  const linear = coefficient(pairs.x, pairs.y)
  const ranked = coefficient(midRanks(pairs.x), midRanks(pairs.y))
  if (linear !== null && ranked !== null && Math.abs(linear - ranked) > methodGap) {
    warnings.push('Pearson and Spearman differ by more than 0.2: look for outliers or a bent relation.')
  }
  if (x.components?.some((part) => y.components?.includes(part))) {
    warnings.push('Both share a numerator or denominator, which makes them go together by arithmetic.')
  }
  if (x.model !== undefined && x.model === y.model) warnings.push('Both come from the same model.')
  return warnings
}
