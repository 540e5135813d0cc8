/**
 * Sample quantile of type 7 (Hyndman & Fan 1996; the default of R and Excel): linear between order
 * statistics at position (n - 1) p. `sorted` ascends and is not empty.
 */
export function quantileOf(sorted: readonly number[] | Float64Array, p: number): number {
  const position = (sorted.length - 1) * p
  const below = Math.floor(position)
  const lower = sorted[below] as number
  const upper = sorted[Math.min(below + 1, sorted.length - 1)] as number
  return lower + (upper - lower) * (position - below)
}

export function ascending(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b)
}

/** Median of a list that is not empty. */
export function medianOf(values: readonly number[]): number {
  return quantileOf(ascending(values), 0.5)
}
