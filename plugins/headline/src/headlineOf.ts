import type { Catalog, DataSource, Factor, Indicator } from '@msdat/sdk'
import { compareToTarget, isPercentage, type Figure, type Standing } from '@msdat/sdk/kit'

/** One figure with its context. */
export interface Headline {
  indicator: Indicator
  factor: Factor | undefined
  source: DataSource
  figure: Figure
  /** How it stands to the national target, or to that of the SDGs where there is no national one. */
  standing: Standing
  target: number | null
  /** All figures of the same source and place, ascending. */
  points: readonly Figure[]
}

const classRank = { Survey: 0, Estimate: 1, Routine: 2 } as const

/**
 * The newest figure of an indicator among those of one place. Of the same period, a survey comes before an estimate and
 * both before routine reports. Null where there is none.
 */
export function headlineOf(
  catalog: Catalog,
  indicator: Indicator,
  figures: readonly Figure[],
): Headline | null {
  const sourceOf = ({ datasource }: Figure): DataSource | undefined =>
    catalog.datasources.find(({ id }) => id === datasource)
  const rankOf = (figure: Figure): number => classRank[sourceOf(figure)?.classification ?? 'Routine']
  const [figure] = figures
    .filter((one) => one.indicator === indicator.id)
    .toSorted((one, other) => other.period.localeCompare(one.period) || rankOf(one) - rankOf(other))
  const source = figure && sourceOf(figure)
  if (!source) return null
  const factor = catalog.factors.find(({ id }) => id === indicator.factor)
  const target = indicator.national_target ?? indicator.sdg_target
  const points = figures
    .filter((one) => one.indicator === indicator.id && one.datasource === source.id)
    .toSorted((one, other) => one.period.localeCompare(other.period))
  const measured = { ...figure, isPercentage: isPercentage(factor) }
  const standing = compareToTarget(measured, target, indicator.desirable_slope)
  return { indicator, factor, source, figure, standing, target, points }
}

/** What a reader should know beside the figure: the target, and how far it has come since the figure before. */
export interface HeadlineWords {
  target: string | null
  change: string | null
}

export function tellHeadline(
  { target, points, indicator }: Headline,
  format: (value: number) => string,
): HeadlineWords {
  const origin = indicator.national_target === null ? 'SDG target' : 'National target'
  const [before, now] = points.slice(-2)
  const change =
    before && now
      ? `${format(before.value)} in ${before.period}, ${format(now.value)} in ${now.period}, of the same source.`
      : null
  return { target: target === null ? null : `${origin} ${format(target)}`, change }
}
