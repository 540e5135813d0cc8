import { formatNumber } from '../../contracts/minus.ts'
import { defaultSeed } from '../numerics/seededRandom.ts'
import { noResult, type Outcome } from '../outcome.ts'
import { atOnce, type Steps } from '../steps.ts'
import { adjustedP } from './adjustedP.ts'
import {
  coefficient,
  completePairs,
  correlate,
  correlationInterval,
  methodGap,
  type Correlation,
  type CorrelationMethod,
} from './correlate.ts'
import { leaveOneOut, type LeaveOneOut } from './leaveOneOut.ts'
import { midRanks } from './midRanks.ts'
import { leastEffectiveShare, spatialClustering } from './spatialClustering.ts'
import { weightedCorrelation, type WeightedCorrelation } from './weightedCorrelation.ts'

/** A cell is bold only with q up to this. */
const boldQ = 0.05
/** A linear coefficient this near 1 is arithmetic: rounding alone keeps two copies of one series from 1. */
const copiedR = 0.9995

export interface CorrelationCell {
  /** Positions of the two variables. */
  a: number
  b: number
  correlation: Outcome<Correlation>
  /** Benjamini-Hochberg over the cells with a result; null without one. */
  q: number | null
  isBold: boolean
  leaveOneOut: Outcome<LeaveOneOut>
  /** With each unit counted by its weight; without weights there is none. */
  weighted: Outcome<WeightedCorrelation>
  warnings: string[]
}

export interface Variable {
  name: string
  /** One value per unit, in the same order for all variables; null where missing. */
  values: readonly (number | null)[]
  /** Ids of what it is computed from: a shared numerator or denominator correlates by arithmetic. */
  components?: readonly string[]
  /** Source or model family of which it is an estimate; absent for what was counted or asked. */
  model?: string
}

/** Stands in place of any finding: the coefficient and its p value say nothing here. */
const copiedWarning =
  'The same figures twice, or one computed from the other: they lie on one straight line, which is no finding.'

/** What is known of the units, in the order of the values. */
export interface CorrelationUnits {
  /** The zone or other neighbourhood of each unit. */
  groups?: readonly string[]
  /** Population, or any weight. */
  weights?: readonly (number | null)[]
  seed?: number
}

/** All k(k-1)/2 correlations of k variables, with q values, leave-one-out ranges and warnings. */
export function correlationMatrix(
  variables: readonly Variable[],
  method: CorrelationMethod = 'spearman',
  units: CorrelationUnits = {},
): CorrelationCell[] {
  return atOnce(correlationSteps(variables, method, units))
}

/** The same, pair by pair. */
export function* correlationSteps(
  variables: readonly Variable[],
  method: CorrelationMethod = 'spearman',
  units: CorrelationUnits = {},
): Steps<CorrelationCell[]> {
  const cells: CorrelationCell[] = []
  for (const [a, x] of variables.entries())
    for (const [i, y] of variables.slice(a + 1).entries()) {
      cells.push(toCell([x, y], [a, a + 1 + i], method, units))
      yield
    }
  const scored = cells.filter((cell) => cell.correlation.status === 'ok')
  const q = adjustedP(scored.map((cell) => (cell.correlation as Correlation).p))
  for (const [i, cell] of scored.entries()) {
    cell.q = q[i] as number
    cell.isBold = cell.q <= boldQ && !cell.warnings.includes(copiedWarning)
  }
  return cells
}

function toCell(
  [x, y]: [Variable, Variable],
  [a, b]: [number, number],
  method: CorrelationMethod,
  units: CorrelationUnits,
): CorrelationCell {
  const correlation = correlate(x.values, y.values, method, units.seed ?? defaultSeed)
  const range = leaveOneOut(x.values, y.values, method)
  return {
    a,
    b,
    correlation,
    q: null,
    isBold: false,
    leaveOneOut: range,
    weighted: units.weights
      ? weightedCorrelation(x.values, y.values, units.weights, method)
      : noResult('not_enough_information', 'No weights are given.'),
    warnings:
      correlation.status === 'ok'
        ? [...warningsOn(x, y, range), ...clusteringWarning(x, y, correlation, units.groups)]
        : [],
  }
}

function clusteringWarning(
  x: Variable,
  y: Variable,
  { r, method }: Correlation,
  groups: readonly string[] | undefined,
): string[] {
  if (!groups) return []
  const clustering = spatialClustering(x.values, y.values, groups, method)
  if (clustering.status !== 'ok' || clustering.effectiveN >= leastEffectiveShare * clustering.n) return []
  const { n, effectiveN } = clustering
  const wider = correlationInterval(r, effectiveN, method)
  const range = wider
    ? `its interval is nearer ${formatNumber(wider[0], 2)} to ${formatNumber(wider[1], 2)}`
    : 'too few for an interval'
  return [
    `Spatial clustering: neighbours resemble each other, so ${n} units say as much as ${effectiveN.toFixed(0)} independent ones; ${range}.`,
  ]
}

function warningsOn(x: Variable, y: Variable, range: Outcome<LeaveOneOut>): string[] {
  const warnings: string[] = []
  if (range.status === 'ok' && range.signFlips) warnings.push('Without one point the sign turns.')
  if (range.status === 'no_variation') warnings.push(range.reason)
  const pairs = completePairs(x.values, y.values)
  const linear = coefficient(pairs.x, pairs.y)
  const ranked = coefficient(midRanks(pairs.x), midRanks(pairs.y))
  if (linear !== null && Math.abs(linear) >= copiedR) warnings.push(copiedWarning)
  if (linear !== null && ranked !== null && Math.abs(linear - ranked) > methodGap) {
    warnings.push('Pearson and Spearman differ by more than 0.2: look for outliers or a bent relation.')
  }
  if (x.components?.some((part) => y.components?.includes(part))) {
    warnings.push('Both share a numerator or denominator, which makes them go together by arithmetic.')
  }
  if (x.model !== undefined && x.model === y.model) {
    warnings.push('Both are estimates of one source: what their models share makes them go together.')
  }
  return warnings
}
