import { leastDifference } from '../../methods/confidence/leastDifference.ts'
import type { Catalog, DataSource, Factor, Indicator } from '../../contracts/reference.ts'
import { compareToTarget, type Standing } from './compareToTarget.ts'
import { formatChange } from './formats.ts'
import { formatPeriod, isPercentage } from './formatValue.ts'
import { factorOf } from './lookUp.ts'
import { placesAt } from './places.ts'
import type { Figure } from './readFigures.ts'
import { rankAmong, type Rank } from './standingOf.ts'

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
  change: ScoreChange | null
  /** 1 is the best; null where no direction is the better one, or nothing is compared. */
  rank: Rank | null
  points: readonly Figure[]
}

export interface ScoreChange {
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

/** What its source, year and level make of an indicator. */
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

function changeOf(points: readonly Figure[], slope: Indicator['desirable_slope']): ScoreChange | null {
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

/** "+4.2 points since 2018, better"; shares change by points. */
export function tellScoreChange(
  { since, difference, isBetter }: ScoreChange,
  factor: Factor | undefined,
): string {
  if (Math.abs(difference) < leastDifference) return `no change since ${formatPeriod(since)}`
  const judged = isBetter === null ? '' : isBetter ? ', better' : ', worse'
  return `${formatChange(difference, factor)} since ${formatPeriod(since)}${judged}`
}

/** How the indicators of a place stand to their targets, in a sentence. */
export function tellStandings(place: string, scores: readonly (Pick<Score, 'standing'> | null)[]): string {
  const known = scores.flatMap((score) => score ?? [])
  if (known.length === 0) return `${place} has no figure of these indicators.`
  const count = (tones: readonly string[]): number =>
    known.filter(({ standing }) => tones.includes(standing.tone)).length
  const [met, missed] = [count(['positive', 'on-target']), count(['negative'])]
  const judged = met + missed
  if (judged === 0) return `None of the ${known.length} indicators of ${place} can be judged by a target.`
  const others = known.length - judged
  const rest = others > 0 ? `; ${others} cannot be judged` : ''
  return `${place} meets ${met} of ${judged} targets${rest}.`
}
