import type { Indicator } from '@msdat/sdk/contracts/reference'
import { compareFigures, type Measured } from './compareFigures.ts'

/** How a figure does beside another: `unclear` where the intervals overlap, `unknown` where one has none. */
export type Verdict = 'better' | 'worse' | 'unclear' | 'unknown'

/** Null where the indicator has no desirable direction, so that nothing is better. */
export function judgeFigures(
  one: Measured,
  other: Measured,
  slope: Indicator['desirable_slope'],
): Verdict | null {
  if (slope === 'Unknown') return null
  const standing = compareFigures(one, other)
  if (standing === 'unclear' || standing === 'unknown') return standing
  return (standing === 'higher') === (slope === 'Positive') ? 'better' : 'worse'
}

export type VerdictCount = Record<Verdict, number> & { of: number }

export function countVerdicts(verdicts: readonly (Verdict | null)[]): VerdictCount {
  const known = verdicts.filter((verdict) => verdict !== null)
  const count = (wanted: Verdict): number => known.filter((verdict) => verdict === wanted).length
  return {
    of: known.length,
    better: count('better'),
    worse: count('worse'),
    unclear: count('unclear'),
    unknown: count('unknown'),
  }
}
