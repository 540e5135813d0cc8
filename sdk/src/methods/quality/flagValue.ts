import type { SourceClass } from '../../contracts/sourceClasses.ts'
import { yearAxis, yearOf } from '../period.ts'
import type { Unit } from '../unit.ts'
import { flag, type Flag } from './Flag.ts'

/** Cuts of the rules for single values. */
export const valueRules = {
  impreciseHalfWidth: 0.5,
  smallSample: 50,
  staleSurveyYears: 5,
  staleRoutineYears: 1.5,
  numdenPoints: 0.5,
} as const

export interface FlaggedValue {
  period: string
  value: number | string | null
  unit: Unit
  class: SourceClass
  lower?: number
  upper?: number
  sampleSize?: number
  numerator?: number
  denominator?: number
  isProjected?: boolean
  /** Differences and amounts of money may be below 0. */
  mayBeNegative?: boolean
  /** A newer value of the same source exists, so age says nothing. */
  hasNewer?: boolean
}

/** Rules that look at one value alone. `now` is on the year axis (2026.5 for mid-2026). */
export function flagValue(
  row: FlaggedValue,
  now: number,
  rules: Record<keyof typeof valueRules, number> = valueRules,
): Flag[] {
  const { period, value } = row
  if (value === null || value === '') return [flag('MISSING', { period })]
  const number = typeof value === 'number' ? value : Number(value)
  if (!Number.isFinite(number)) return [flag('NONNUM', { period, value: String(value) })]
  return [
    ...(row.unit === 'percentage' && number > 100 ? [flag('GT100', { period, value: number })] : []),
    ...(number < 0 && !row.mayBeNegative ? [flag('NEG', { period, value: number })] : []),
    ...(row.isProjected || yearOf(period) > Math.floor(now) ? [flag('PROJ', { period })] : []),
    ...staleness(row, now, rules),
    ...boundFlags(row, number, rules),
    ...partFlags(row, number, rules),
  ]
}

function staleness(row: FlaggedValue, now: number, rules: Record<keyof typeof valueRules, number>): Flag[] {
  if (row.hasNewer) return []
  const limit = row.class === 'Routine' ? rules.staleRoutineYears : rules.staleSurveyYears
  // A year is as old as its end, a month as its own.
  const age = now - yearAxis(row.period) - (row.period.length > 4 ? 1 / 12 : 1)
  return age > limit ? [flag('STALE', { period: row.period, age: Math.round(age * 10) / 10, limit })] : []
}

function boundFlags(
  row: FlaggedValue,
  value: number,
  rules: Record<keyof typeof valueRules, number>,
): Flag[] {
  const { lower, upper, sampleSize, period } = row
  const flags: Flag[] = []
  const isSmall = sampleSize !== undefined && sampleSize < rules.smallSample
  if (lower !== undefined && upper !== undefined && !(lower <= value && value <= upper)) {
    flags.push(flag('BOUNDS', { period, lower, value, upper }))
  } else if (
    lower !== undefined &&
    upper !== undefined &&
    (upper - lower) / 2 > rules.impreciseHalfWidth * Math.abs(value)
  ) {
    flags.push(flag('IMPRECISE', { period, lower, value, upper }))
    return flags
  }
  if (isSmall) flags.push(flag('IMPRECISE', { period, sampleSize }))
  return flags
}

function partFlags(row: FlaggedValue, value: number, rules: Record<keyof typeof valueRules, number>): Flag[] {
  const { numerator, denominator, period } = row
  if (row.unit !== 'percentage' || numerator === undefined || !denominator || denominator < 0) return []
  const computed = (100 * numerator) / denominator
  return Math.abs(computed - value) > rules.numdenPoints ? [flag('NUMDEN', { period, value, computed })] : []
}
