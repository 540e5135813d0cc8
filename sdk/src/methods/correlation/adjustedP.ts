/**
 * Benjamini-Hochberg q values, in the order of the p values given (JRSS B 57 (1995) 289-300):
 * q of the i-th smallest = min over j >= i of m p_j / j, at most 1.
 */
export function adjustedP(p: readonly number[]): number[] {
  const order = p.map((_, i) => i).sort((a, b) => (p[b] as number) - (p[a] as number))
  const q = new Array<number>(p.length)
  let smallest = 1
  for (const [fromTop, i] of order.entries()) {
    smallest = Math.min(smallest, ((p[i] as number) * p.length) / (p.length - fromTop))
    q[i] = smallest
  }
  return q
}
