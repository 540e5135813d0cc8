/**
 * Why a method has no number to give. The word is for programs, the reason for people.
 * A method never answers NaN, Infinity or a number that only looks like a result.
 */
const noResultStatuses = [
  'too_few_points',
  'no_variation',
  'no_overlap',
  'all_missing',
  'one_place',
  'same_source',
  'not_comparable',
  'not_defined',
  'invalid_bounds',
  'not_enough_information',
  'beyond_horizon',
  'missing_subgroups',
] as const
export type NoResultStatus = (typeof noResultStatuses)[number]

export interface NoResult {
  status: NoResultStatus
  reason: string
}

/** A result with its parts, or the stated absence of one. */
export type Outcome<Result extends object> = ({ status: 'ok' } & Result) | NoResult

export function noResult(status: NoResultStatus, reason: string): NoResult {
  return { status, reason }
}

/** A single number that a method computes: the value, or why there is none. */
export type Statistic = Outcome<{ value: number }>

/** Wraps a number; one that is not finite becomes `not_defined` with the given reason. */
export function statistic(value: number, reason: string): Statistic {
  // -0 is written as 0: it prints and compares as what it means.
  return Number.isFinite(value) ? { status: 'ok', value: value + 0 } : noResult('not_defined', reason)
}

/** Says on every composite that it is ours and not the producer's. */
export const computedLabel = 'computed, not official'

/** The number of a statistic in words, or why there is none. */
export function tellStatistic(
  statistic: { value: number } | { reason: string },
  format: (value: number) => string,
): string {
  return 'value' in statistic ? format(statistic.value) : statistic.reason
}
