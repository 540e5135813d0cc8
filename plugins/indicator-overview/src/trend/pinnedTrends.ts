import type { DataSource, Location } from '@msdat/sdk'
import { byPeriod, type Figure } from '@msdat/sdk/kit'

/** The figures of the chosen source in a pinned place, ascending by period. */
export interface PinnedTrend {
  place: Location
  source: DataSource
  figures: Figure[]
}

/** One for each pinned place of which the source has figures. */
export const pinnedTrends = (
  figures: readonly Figure[],
  pinned: readonly Location[],
  source: DataSource,
): PinnedTrend[] =>
  pinned
    .map((place) => {
      const own = figures.filter((one) => one.location === place.id && one.datasource === source.id)
      return { place, source, figures: own.sort(byPeriod) }
    })
    .filter((trend) => trend.figures.length > 0)
