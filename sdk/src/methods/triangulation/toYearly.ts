import { isMonthly, yearOf } from '../period.ts'
import type { Unit } from '../unit.ts'
import type { Observation } from './Observation.ts'

/** 10 of 12 months make a year (83 %), 6 to 9 a partial one, fewer none. */
const monthsOfYear = { full: 10, partial: 6 } as const

/**
 * Brings monthly observations to years; yearly ones pass through. Counts sum; percentages are
 * 100 x sum of numerators / sum of denominators, else the mean weighted by denominators, else the plain mean;
 * rates are averaged in the same order of preference without the 100.
 */
export function toYearly(
  observations: readonly Observation[],
  unit: Unit,
  needed: { full: number; partial: number } = monthsOfYear,
): Observation[] {
  const yearly = observations.filter((o) => !isMonthly(o.period))
  const months = new Map<number, Observation[]>()
  for (const o of observations.filter((row) => isMonthly(row.period))) {
    months.set(yearOf(o.period), [...(months.get(yearOf(o.period)) ?? []), o])
  }
  const summed = [...months]
    .filter(([year, rows]) => rows.length >= needed.partial && !yearly.some((o) => yearOf(o.period) === year))
    .map(([year, rows]) => ({
      period: String(year),
      value: yearValue(rows, unit),
      isPartial: rows.length < needed.full,
    }))
  return [...yearly, ...summed]
}

function yearValue(rows: readonly Observation[], unit: Unit): number {
  const values = rows.map((row) => row.value as number)
  if (unit === 'count') return values.reduce((sum, value) => sum + value, 0)
  const denominators = rows.map((row) => row.denominator ?? 0)
  const numerators = rows.map((row) => row.numerator)
  const total = denominators.reduce((sum, d) => sum + d, 0)
  const allHaveDenominators = total > 0 && denominators.every((d) => d > 0)
  if (unit === 'percentage' && allHaveDenominators && numerators.every((n) => n !== undefined)) {
    return (100 * numerators.reduce((sum: number, n) => sum + (n as number), 0)) / total
  }
  const weights = allHaveDenominators ? denominators : values.map(() => 1)
  const weight = weights.reduce((sum, w) => sum + w, 0)
  return values.reduce((sum, value, i) => sum + (value * (weights[i] as number)) / weight, 0)
}
