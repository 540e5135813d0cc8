import { incompleteBeta } from './incompleteBeta.ts'
import { normalQuantile } from './normal.ts'

/** Two-sided p of Student's t with df degrees of freedom: I_{df/(df+t^2)}(df/2, 1/2) (A&S 26.7.1). */
export function tTwoSidedP(t: number, df: number): number {
  return Number.isFinite(t) ? incompleteBeta(df / (df + t * t), df / 2, 0.5) : 0
}

/** Distribution function of Student's t. */
export function tCdf(t: number, df: number): number {
  const tail = tTwoSidedP(t, df) / 2
  return t > 0 ? 1 - tail : tail
}

/** Quantile of Student's t, 0 < p < 1, by bisection on tCdf to 1e-12. */
export function tQuantile(p: number, df: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError('A quantile needs a probability between 0 and 1.')
  if (p === 0.5) return 0
  if (p < 0.5) return -tQuantile(1 - p, df)
  let low = 0
  // The normal point is always nearer to zero than the t point, so doubling it brackets quickly.
  let high = Math.max(1, normalQuantile(p))
  while (tCdf(high, df) < p && high < 1e12) high *= 2
  for (let step = 0; step < 120 && high - low > 1e-12 * high; step++) {
    const middle = (low + high) / 2
    if (tCdf(middle, df) < p) low = middle
    else high = middle
  }
  return (low + high) / 2
}
