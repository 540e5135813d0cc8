import { byPeriod, isMonthly, yearAxis, yearOf } from '../period.ts'
import { largestFigure } from '../triangulation/prepareSeries.ts'
import type { Bounds } from '../confidence/standardError.ts'

export interface ForecastObservation {
  /** Year or year-month. */
  period: string
  value: number | null
  /** Published bounds; they weigh surveys of irregular years. */
  bounds?: Bounds
  /** Flagged by its source as a projection. */
  isProjected?: boolean
}

export interface ForecastPoint {
  period: string
  value: number
  bounds?: Bounds
}

/**
 * Usable values in order of time, one per period (the last row given wins), after the last break, and how many
 * rows were left out. Where years and months are mixed the kind with more rows is kept.
 */
export function cleanForecastSeries(input: {
  observations: readonly ForecastObservation[]
  currentYear: number
  breaks?: readonly string[]
}): { points: ForecastPoint[]; excluded: number } {
  const start = Math.max(-Infinity, ...(input.breaks ?? []).map(yearAxis))
  const byKey = new Map<string, ForecastPoint>()
  for (const o of input.observations) {
    const isUsable =
      typeof o.value === 'number' &&
      o.value >= 0 &&
      o.value <= largestFigure &&
      !o.isProjected &&
      yearOf(o.period) <= input.currentYear &&
      yearAxis(o.period) >= start
    if (!isUsable) continue
    byKey.set(o.period, { period: o.period, value: o.value as number, ...(o.bounds && { bounds: o.bounds }) })
  }
  const all = [...byKey.values()].sort(byPeriod)
  const months = all.filter((point) => isMonthly(point.period))
  const years = all.filter((point) => !isMonthly(point.period))
  const points = months.length > years.length ? months : years
  return { points, excluded: input.observations.length - points.length }
}
