import { medianOf } from '../numerics/quantileOf.ts'
import { byPeriod, periodAfter, stepsBetween, yearOf, isMonthly } from '../period.ts'
import type { Unit } from '../unit.ts'
import { flag, type Flag } from './Flag.ts'

/** Cuts of the rules that look at a series. */
const seriesRules = {
  moderateSd: 2,
  extremeSd: 3,
  modifiedZ: 3.5,
  mads: 5,
  fastr: { mads: 10, shareOfYear: 0.8, count: 100 },
  leastMonths: 6,
  timeRatio: [0.67, 1.33],
  yearsBefore: 3,
  leastYearsBefore: 2,
} as const

export interface SeriesPoint {
  period: string
  value: number
}

export interface PeriodFlag {
  period: string
  flag: Flag
}

export interface SeriesOptions {
  isStock?: boolean
  /** Periods at which definition, tool, boundary or base population changed. */
  breaks?: readonly string[]
  /** Some rules are for counts alone. */
  unit?: Unit
  /** Leaves out the flags of periods without a value: a series of two months can have 1,500 between them. */
  withoutGaps?: boolean
}

/** Rules along one series of one source and place: doubles, gaps, zeros, outlying months, jumps between years. */
export function flagSeries(series: readonly SeriesPoint[], options: SeriesOptions = {}): PeriodFlag[] {
  const sorted = [...series].sort(byPeriod)
  const isByMonth = sorted.some((point) => isMonthly(point.period))
  return [
    ...doubles(sorted),
    ...zeros(sorted, options.isStock ?? false),
    ...(options.withoutGaps ? [] : gaps(sorted)),
    ...(options.breaks ?? []).map((period) => ({ period, flag: flag('BREAK', { period }) })),
    ...(isByMonth ? outlyingMonths(sorted, options.unit === 'count') : jumps(sorted)),
  ]
}

function doubles(sorted: readonly SeriesPoint[]): PeriodFlag[] {
  return sorted.flatMap(({ period }, i) =>
    sorted[i - 1]?.period === period ? [{ period, flag: flag('DUP', { period }) }] : [],
  )
}

function zeros(sorted: readonly SeriesPoint[], isStock: boolean): PeriodFlag[] {
  return sorted.flatMap(({ period, value }, i) => {
    const before = sorted[i - 1]?.value ?? 0
    return value === 0 && (before > 0 || isStock)
      ? [{ period, flag: flag('ZERO_SUS', { period, before }) }]
      : []
  })
}

function gaps(sorted: readonly SeriesPoint[]): PeriodFlag[] {
  return sorted.slice(1).flatMap(({ period }, i) => {
    const before = (sorted[i] as SeriesPoint).period
    if (isMonthly(before) !== isMonthly(period)) return []
    const run = stepsBetween(before, period) - 1
    return Array.from({ length: Math.max(0, run) }, (_, step) => {
      const missing = periodAfter(before, step + 1)
      return { period: missing, flag: flag('GAP', { period: missing, run }) }
    })
  })
}

/** Months against the months of their own year, the month itself included (WHO DQR; Countdown 2030). */
function outlyingMonths(sorted: readonly SeriesPoint[], areCounts: boolean): PeriodFlag[] {
  const years = new Map<number, SeriesPoint[]>()
  for (const point of sorted)
    years.set(yearOf(point.period), [...(years.get(yearOf(point.period)) ?? []), point])
  return [...years.values()]
    .filter((months) => months.length >= seriesRules.leastMonths)
    .flatMap((months) => [...outliersOfYear(months), ...(areCounts ? outlyingCounts(months) : [])])
}

function outliersOfYear(months: readonly SeriesPoint[]): PeriodFlag[] {
  const values = months.map((point) => point.value)
  const mean = values.reduce((a, b) => a + b, 0) / values.length
  const sd = Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / (values.length - 1))
  const median = medianOf(values)
  const mad = medianOf(values.map((value) => Math.abs(value - median)))
  if (sd === 0) return []
  return months.flatMap(({ period, value }) => {
    const sds = Math.abs(value - mean) / sd
    const mads = mad > 0 ? Math.abs(value - median) / mad : 0
    const isExtreme = sds >= seriesRules.extremeSd || 0.6745 * mads > seriesRules.modifiedZ
    const inputs = { period, value, mean, sd, median, mad }
    return [
      ...(isExtreme ? [{ period, flag: flag('OUT_EXT', inputs) }] : []),
      ...(!isExtreme && sds >= seriesRules.moderateSd ? [{ period, flag: flag('OUT_MOD', inputs) }] : []),
      ...(mads > seriesRules.mads ? [{ period, flag: flag('OUT_MAD5', inputs) }] : []),
    ]
  })
}

/**
 * OUT_FASTR, for monthly counts: |x - median| > 10 MAD or x > 80 % of the sum of the year's months, and x > 100
 * (FASTR data quality assessment, Global Financing Facility). Where most months are equal the MAD is 0 and only
 * the share of the year speaks: else 201 after eleven times 200 would be an outlier.
 */
function outlyingCounts(months: readonly SeriesPoint[]): PeriodFlag[] {
  const { mads, shareOfYear, count } = seriesRules.fastr
  const values = months.map((point) => point.value)
  const total = values.reduce((a, b) => a + b, 0)
  const median = medianOf(values)
  const mad = medianOf(values.map((value) => Math.abs(value - median)))
  return months.flatMap(({ period, value }) => {
    const isFar = mad > 0 && Math.abs(value - median) > mads * mad
    const isMost = total > 0 && value > shareOfYear * total
    return value > count && (isFar || isMost)
      ? [{ period, flag: flag('OUT_FASTR', { period, value, median, mad, total }) }]
      : []
  })
}

/** Year over the mean of up to three calendar years before, of which two must be there. */
function jumps(sorted: readonly SeriesPoint[]): PeriodFlag[] {
  const [low, high] = seriesRules.timeRatio
  return sorted.flatMap(({ period, value }) => {
    const year = yearOf(period)
    const before = sorted.filter(
      (p) => yearOf(p.period) < year && yearOf(p.period) >= year - seriesRules.yearsBefore,
    )
    if (before.length < seriesRules.leastYearsBefore) return []
    const mean = before.reduce((sum, point) => sum + point.value, 0) / before.length
    if (mean <= 0) return []
    const ratio = value / mean
    return ratio < low || ratio > high
      ? [{ period, flag: flag('CONS_TIME', { period, value, mean, ratio }) }]
      : []
  })
}
