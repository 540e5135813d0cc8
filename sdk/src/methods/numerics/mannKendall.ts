import { normalCdf } from '../distributions/normal.ts'

/** Up to this many points the null distribution is counted out, beyond it is close to normal. */
const exactMannKendallPoints = 10

/**
 * Test of a monotone trend: S = number of rising minus falling pairs, two-sided p.
 * Mann, Econometrica 13 (1945) 245-259; Kendall (1975). Exact p for up to 10 points without ties,
 * otherwise the normal approximation with continuity correction and tie-corrected variance.
 * `values` are in order of time. Null for fewer than three points.
 */
export function mannKendall(values: readonly number[]): { s: number; p: number } | null {
  const n = values.length
  if (n < 3) return null
  const s = risingMinusFalling(values)
  const hasTies = new Set(values).size < n
  if (!hasTies && n <= exactMannKendallPoints) return { s, p: exactP(n, Math.abs(s)) }
  const variance = (n * (n - 1) * (2 * n + 5) - tieTerm(values)) / 18
  const z = variance > 0 && s !== 0 ? (Math.abs(s) - 1) / Math.sqrt(variance) : 0
  return { s, p: Math.min(1, 2 * normalCdf(-z)) }
}

function risingMinusFalling(values: readonly number[]): number {
  let s = 0
  for (let i = 0; i < values.length; i++) {
    for (let j = i + 1; j < values.length; j++) s += Math.sign((values[j] as number) - (values[i] as number))
  }
  return s
}

function tieTerm(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce((sum, t) => sum + t * (t - 1) * (2 * t + 5), 0)
}

/** P(|S| >= s): orderings of n numbers counted by their inversions. */
function exactP(n: number, s: number): number {
  let orderings = [1]
  for (let size = 2; size <= n; size++) {
    const next = new Array<number>(orderings.length + size - 1).fill(0)
    for (const [inversions, count] of orderings.entries()) {
      for (let added = 0; added < size; added++)
        next[inversions + added] = (next[inversions + added] ?? 0) + count
    }
    orderings = next
  }
  const pairs = orderings.length - 1
  const total = orderings.reduce((a, b) => a + b, 0)
  const extreme = orderings.reduce(
    (sum, count, inversions) => sum + (Math.abs(pairs - 2 * inversions) >= s ? count : 0),
    0,
  )
  return extreme / total
}
