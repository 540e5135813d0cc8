import type { Indicator } from '../../contracts/reference.ts'
import { compareToTarget, leadingTarget, type Standing } from './compareToTarget.ts'
import type { Subject } from './findSubject.ts'
import { isPercentage } from './formatValue.ts'
import type { Figure } from './readFigures.ts'

/** How a figure of the subject stands to the target that is shown, with its interval where it has one. */
export function standingOf(
  { indicator, factor, targets }: Pick<Subject, 'indicator' | 'factor' | 'targets'>,
  { value, lower, upper }: Pick<Figure, 'value'> & Partial<Pick<Figure, 'lower' | 'upper'>>,
): Standing {
  const measured = { value, lower, upper, isPercentage: isPercentage(factor) }
  return compareToTarget(measured, leadingTarget(targets)?.value, indicator.desirable_slope)
}

/** A place in an order; 1 is the first, and equal values share a place. */
export interface Rank {
  at: number
  of: number
}

/** Where a value stands among some, itself one of them: the best first; the highest first without a direction. */
export function rankAmong(
  value: number,
  values: readonly number[],
  slope: Indicator['desirable_slope'],
): Rank {
  const better = values.filter((one) => (slope === 'Negative' ? one < value : one > value))
  return { at: better.length + 1, of: values.length }
}
