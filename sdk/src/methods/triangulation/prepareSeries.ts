import { standardError } from '../confidence/standardError.ts'
import { isMonthly, yearAxis } from '../period.ts'
import type { Unit } from '../unit.ts'
import type { Observation } from './Observation.ts'
import { toYearly } from './toYearly.ts'

/** An observation that may be compared: numeric, not negative, not a projection, one per period. */
export interface Point {
  period: string
  /** Where it stands on the year axis. */
  at: number
  value: number
  /** Standard error in the unit of the value; null where no usable bounds are published. */
  se: number | null
  lower: number | null
  upper: number | null
  isPartial: boolean
}

/** What happened to a row on the way: flags of methods 4(f), with the period. */
export interface PreparationNote {
  code: 'NONNUM' | 'NEG' | 'PROJ' | 'DUP' | 'GT100' | 'BOUNDS' | 'PARTIAL'
  period: string
}

export interface PreparedSeries {
  points: Point[]
  notes: PreparationNote[]
}

export interface PreparationOptions {
  unit: Unit
  /** The current year: later periods are projections and are not compared. */
  currentYear: number
  /** Compare by years even if months are there; needed unless both sources are monthly. */
  yearly: boolean
  /** Place observations at their midpoints instead of their stated periods. */
  useMidpoints?: boolean
  boundsLevel?: number
}

/** Above this a number is a slip of the keyboard, and its square would overflow. */
export const largestFigure = 1e15

/** Steps A and B of methods 4(a): rows to comparable points, ascending in time, with a note for each one touched. */
export function prepareSeries(
  observations: readonly Observation[],
  options: PreparationOptions,
): PreparedSeries {
  const notes: PreparationNote[] = []
  const kept = latestPerPeriod(observations, notes).filter((o) => isUsable(o, options.currentYear, notes))
  const rows = options.yearly ? toYearly(kept, options.unit) : kept
  const points = rows.map((row) => toPoint(row, options, notes)).sort((a, b) => a.at - b.at)
  return { points, notes }
}

export function isMonthlySeries(observations: readonly Observation[]): boolean {
  return observations.length > 0 && observations.every((o) => isMonthly(o.period))
}

function latestPerPeriod(observations: readonly Observation[], notes: PreparationNote[]): Observation[] {
  const byPeriod = new Map<string, Observation>()
  for (const o of observations) {
    const earlier = byPeriod.get(o.period)
    if (earlier) notes.push({ code: 'DUP', period: o.period })
    if (!earlier || (o.updatedAt ?? '') >= (earlier.updatedAt ?? '')) byPeriod.set(o.period, o)
  }
  return [...byPeriod.values()]
}

function isUsable(o: Observation, currentYear: number, notes: PreparationNote[]): boolean {
  const code = faultOf(o, currentYear)
  if (code) notes.push({ code, period: o.period })
  return code === null
}

function faultOf(o: Observation, currentYear: number): 'NONNUM' | 'NEG' | 'PROJ' | null {
  if (typeof o.value !== 'number' || !(Math.abs(o.value) <= largestFigure)) return 'NONNUM'
  if (o.value < 0) return 'NEG'
  return Math.floor(yearAxis(o.period)) > currentYear ? 'PROJ' : null
}

function toPoint(o: Observation, options: PreparationOptions, notes: PreparationNote[]): Point {
  const value = o.value as number
  const hasBounds = o.lower !== undefined && o.upper !== undefined
  const isPercentage = options.unit === 'percentage'
  const bounds = { lower: o.lower ?? 0, upper: o.upper ?? 0, level: options.boundsLevel ?? 0.95 }
  const se = hasBounds ? standardError(value, bounds, isPercentage) : null
  if (hasBounds && se === null) notes.push({ code: 'BOUNDS', period: o.period })
  if (isPercentage && value > 100) notes.push({ code: 'GT100', period: o.period })
  if (o.isPartial) notes.push({ code: 'PARTIAL', period: o.period })
  return {
    period: o.period,
    at: (options.useMidpoints ? o.midpoint : undefined) ?? yearAxis(o.period),
    value,
    se,
    lower: se === null ? null : bounds.lower,
    upper: se === null ? null : bounds.upper,
    isPartial: o.isPartial ?? false,
  }
}
