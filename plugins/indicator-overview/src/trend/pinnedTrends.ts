import type { DataSource, Location } from '@msdat/sdk'
import type { Figure } from '@msdat/sdk/kit'

/** The figures of the chosen source in a pinned place, ascending by period. */
export interface PinnedTrend {
  place: Location
  source: DataSource
  figures: Figure[]
}

/** One for each pinned place of which the source has figures. */
export function pinnedTrends(
  figures: readonly Figure[],
  pinned: readonly Location[],
  source: DataSource,
): PinnedTrend[] {
  return pinned.flatMap((place) => {
    const own = figures
      .filter(({ location, datasource }) => location === place.id && datasource === source.id)
      .sort((one, other) => one.period.localeCompare(other.period))
    return own.length === 0 ? [] : [{ place, source, figures: own }]
  })
}
