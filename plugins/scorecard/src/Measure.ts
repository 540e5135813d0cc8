import type { Catalog, DataSource, Factor, Indicator } from '@msdat/sdk'
import {
  compareToTarget,
  factorOf,
  isPercentage,
  leastDifference,
  placesAt,
  rankAmong,
  type Figure,
  type Rank,
  type Standing,
} from '@msdat/sdk/kit'

/** One indicator as one source measured it in one year at one level: what can be compared and ranked. */
export interface Measure {
  indicator: Indicator
  factor: Factor | undefined
  source: DataSource
  period: string
  target: number | null
  /** All its figures by place, ascending by period. */
  series: ReadonlyMap<number, readonly Figure[]>
  /** Ids of the places that are ranked; the series may hold pinned places of other levels too. */
  ranked: ReadonlySet<number>
}

/** What a scorecard says of an indicator at a place. */
export interface Score {
  figure: Figure
  standing: Standing
  /** Since the figure before of the same source; null where there is none. */
  change: Change | null
  /** 1 is the best; null where no direction is the better one, or nothing is compared. */
  rank: Rank | null
  points: readonly Figure[]
}

export interface Change {
  since: string
  difference: number
  /** Null where it is too small to be told, or no direction is the better one. */
  isBetter: boolean | null
}

export interface MeasureWanted {
  catalog: Catalog
  indicator: Indicator
  source: DataSource
  period: string
  target: 'national' | 'sdg'
  figures: readonly Figure[]
  /** The level of the places that are ranked. */
  level: number
}

export function toMeasure(wanted: MeasureWanted): Measure {
  const { catalog, indicator, source, period, target, figures, level } = wanted
  const series = new Map<number, Figure[]>()
  const own = figures.filter((one) => one.indicator === indicator.id && one.datasource === source.id)
  for (const figure of own.toSorted((one, other) => (one.period < other.period ? -1 : 1)))
    series.set(figure.location, [...(series.get(figure.location) ?? []), figure])
  return {
    indicator,
    factor: factorOf(catalog, indicator),
    source,
    period,
    target: target === 'sdg' ? indicator.sdg_target : indicator.national_target,
    series,
    ranked: new Set(placesAt(catalog.locations, level).map(({ id }) => id)),
  }
}

/** Null where the source has no figure of the place for this year. */
export function scoreOf(measure: Measure, place: number): Score | null {
  const { indicator, factor, target, period } = measure
  const points = (measure.series.get(place) ?? []).filter((point) => point.period <= period)
  const figure = points.find((point) => point.period === period)
  if (!figure) return null
  const measured = { ...figure, isPercentage: isPercentage(factor) }
  return {
    figure,
    points,
    standing: compareToTarget(measured, target, indicator.desirable_slope),
    change: changeOf(points, indicator.desirable_slope),
    rank: rankOf(measure, place),
  }
}

function changeOf(points: readonly Figure[], slope: Indicator['desirable_slope']): Change | null {
  const [before, now] = points.slice(-2)
  if (!before || !now) return null
  const difference = now.value - before.value
  const isKnown = slope !== 'Unknown' && Math.abs(difference) >= leastDifference
  return {
    since: before.period,
    difference,
    isBetter: isKnown ? difference > 0 === (slope === 'Positive') : null,
  }
}

/** Null where no direction is the better one, and for a place beside those that are ranked. */
function rankOf({ series, ranked, period, indicator }: Measure, place: number): Rank | null {
  const valueAt = (id: number) => series.get(id)?.find((point) => point.period === period)?.value
  const own = ranked.has(place) ? valueAt(place) : undefined
  const values = [...ranked].flatMap((id) => valueAt(id) ?? [])
  if (own === undefined || indicator.desirable_slope === 'Unknown' || values.length < 2) return null
  return rankAmong(own, values, indicator.desirable_slope)
}
