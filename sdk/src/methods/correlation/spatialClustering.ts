import { noResult, type Outcome } from '../outcome.ts'
import { coefficient, completePairs, type CorrelationMethod } from './correlate.ts'
import { midRanks } from './midRanks.ts'

/** Below this share of the units the interval is called too narrow. */
export const leastEffectiveShare = 0.8

export interface SpatialClustering {
  /** How far units of one group resemble each other, 0-1, in each of the two variables. */
  withinX: number
  withinY: number
  n: number
  /** As many independent units would tell as much. */
  effectiveN: number
}

/**
 * Neighbouring places resemble each other, so n of them say less than n independent ones, and the interval and p
 * of their correlation promise too much. Effective number of units after Clifford, Richardson & Hemon (Biometrics
 * 45 (1989) 123-134), the correlation between two places taken as equal within a group (a zone) and 0 between groups:
 * n_e = n / (1 + rho_x rho_y sum n_g (n_g - 1)/n), rho the intraclass correlation from one-way analysis of
 * variance, (MSB - MSW)/(MSB + (m_0 - 1) MSW), never below 0.
 */
export function spatialClustering(
  x: readonly (number | null | undefined)[],
  y: readonly (number | null | undefined)[],
  groups: readonly string[],
  method: CorrelationMethod = 'pearson',
): Outcome<SpatialClustering> {
  const pairs = completePairs(x, y)
  const members = pairs.at.map((at) => groups[at] ?? '')
  const sizes = new Map<string, number>()
  for (const group of members) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  const n = members.length
  if (sizes.size < 2 || n <= sizes.size) {
    return noResult('too_few_points', 'Clustering needs two groups, and a group of two.')
  }
  const values = method === 'spearman' ? [midRanks(pairs.x), midRanks(pairs.y)] : [pairs.x, pairs.y]
  if (coefficient(values[0] as number[], values[1] as number[]) === null) {
    return noResult('no_variation', 'One of the two does not vary.')
  }
  const [withinX, withinY] = values.map((one) => intraclass(one, members, sizes)) as [number, number]
  const others = [...sizes.values()].reduce((sum, size) => sum + size * (size - 1), 0) / n
  return { status: 'ok', withinX, withinY, n, effectiveN: n / (1 + withinX * withinY * others) }
}

function intraclass(
  values: readonly number[],
  members: readonly string[],
  sizes: ReadonlyMap<string, number>,
): number {
  const n = values.length
  // Scaled first: the square of a large or tiny figure would leave the range of numbers.
  const largest = Math.max(...values.map(Math.abs))
  const scaled = values.map((value) => value / largest)
  const centre = scaled.reduce((a, b) => a + b / n, 0)
  const means = new Map<string, number>()
  for (const [i, group] of members.entries()) {
    means.set(group, (means.get(group) ?? 0) + (scaled[i] as number) / (sizes.get(group) as number))
  }
  const meanAt = (i: number): number => means.get(members[i] as string) as number
  const between = scaled.reduce((sum, _, i) => sum + (meanAt(i) - centre) ** 2, 0) / (sizes.size - 1)
  const within = scaled.reduce((sum, value, i) => sum + (value - meanAt(i)) ** 2, 0) / (n - sizes.size)
  const squares = [...sizes.values()].reduce((sum, size) => sum + size * size, 0)
  const size = (n - squares / n) / (sizes.size - 1)
  const rho = (between - within) / (between + (size - 1) * within)
  return Number.isFinite(rho) ? Math.min(1, Math.max(0, rho)) : 0
}
