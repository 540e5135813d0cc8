import { normalCdf, z95 } from '../distributions/normal.ts'
import { noResult, type Outcome } from '../outcome.ts'

export interface Estimated {
  value: number
  se?: number | null
}

export interface Comparison {
  /** a - b, in the indicator's unit. */
  difference: number
  /** 95 %; null where a standard error is missing. */
  differenceInterval: [number, number] | null
  p: number | null
  /** a/b; not defined where either is 0 or below. */
  ratio: Outcome<{ value: number; interval: [number, number] | null }>
}

/**
 * Two estimates: difference with interval D -+ 1.96 sqrt(se1^2 + se2^2), ratio with its interval on the log scale,
 * se_ln = sqrt((se1/y1)^2 + (se2/y2)^2).
 */
export function compareTwo(a: Estimated, b: Estimated): Outcome<Comparison> {
  if (!Number.isFinite(a.value) || !Number.isFinite(b.value)) {
    return noResult('all_missing', 'One of the two values is missing.')
  }
  const difference = a.value - b.value
  const hasErrors = isError(a.se) && isError(b.se)
  const se = hasErrors ? Math.hypot(a.se as number, b.se as number) : 0
  return {
    status: 'ok',
    difference,
    differenceInterval: hasErrors ? [difference - z95 * se, difference + z95 * se] : null,
    p: hasErrors && se > 0 ? 2 * normalCdf(-Math.abs(difference) / se) : null,
    ratio: ratioOf(a, b, hasErrors),
  }
}

function isError(se: number | null | undefined): boolean {
  return typeof se === 'number' && se >= 0 && Number.isFinite(se)
}

function ratioOf(a: Estimated, b: Estimated, hasErrors: boolean): Comparison['ratio'] {
  const value = a.value / b.value
  if (!(a.value > 0 && b.value > 0) || !Number.isFinite(value) || value === 0) {
    return noResult('not_defined', 'A ratio needs two values above 0.')
  }
  const half = hasErrors ? z95 * Math.hypot((a.se as number) / a.value, (b.se as number) / b.value) : 0
  const interval: [number, number] = [value * Math.exp(-half), value * Math.exp(half)]
  return { status: 'ok', value, interval: hasErrors && interval.every(Number.isFinite) ? interval : null }
}

/** Lowest and highest of several sources: "range across sources", never called a confidence interval. */
export function rangeAcrossSources(
  values: readonly { source: string; value: number }[],
): Outcome<{ name: 'range across sources'; lower: number; upper: number; n: number }> {
  if (values.length < 2) return noResult('too_few_points', 'A range needs two sources.')
  const numbers = values.map((one) => one.value)
  if (!numbers.every(Number.isFinite)) return noResult('all_missing', 'A source has no value.')
  return {
    status: 'ok',
    name: 'range across sources',
    lower: Math.min(...numbers),
    upper: Math.max(...numbers),
    n: numbers.length,
  }
}
