/** One row of the table: what was measured, beside what, and whether it is within its bound. */
export interface Measurement {
  name: string
  /** What it is held against: another figure of the same run, or a budget. */
  against: string
  value: string
  reference: string
  ratio: number
  /** The ratio that must not be exceeded. */
  bound: number
}

export function isWithinBound({ ratio, bound }: Measurement): boolean {
  return ratio <= bound
}

/** A figure held against a fixed one, both written the same way. */
export const budget = (
  name: string,
  value: number,
  allowed: number,
  write: (value: number) => string,
): Measurement => ({
  name,
  against: 'budget',
  value: write(value),
  reference: write(allowed),
  ratio: value / allowed,
  bound: 1,
})

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) throw new Error('A median needs at least one value.')
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

export function milliseconds(value: number): string {
  return value < 10 ? `${value.toFixed(2)} ms` : `${Math.round(value)} ms`
}

/** From milliseconds. */
export const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`

export const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
