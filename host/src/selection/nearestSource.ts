import type { Coverage } from '@msdat/sdk/contracts/data'
import type { Names } from '../catalog/Names.ts'
import { coveredPeriods, coveredPlaces, coveredSources } from './coveredPeriods.ts'
import { nearestPeriod, yearsBetween } from './nearestPeriod.ts'

/**
 * The source to show where the wanted one has nothing. It covers the place; it goes below the place
 * (a dashboard compares states) where any source does; then the nearest year decides, then the kind.
 */
export function nearestSource(
  wanted: { datasource: number; location: number; period: string },
  coverage: Coverage,
  names: Names,
): number | null {
  const kind = names.datasource(wanted.datasource)?.classification
  const ranked = [...coveredSources(coverage)].map((datasource) => {
    const places = coveredPlaces(coverage, datasource, names)
    const periods = coveredPeriods(coverage, { datasource, location: wanted.location }, names)
    const nearest = nearestPeriod(periods, wanted.period)
    const hasInside = [...places].some(
      (place) => place !== wanted.location && names.isWithin(place, wanted.location),
    )
    const rank = [
      places.has(wanted.location) ? 0 : 1,
      hasInside ? 0 : 1,
      nearest === null ? Infinity : yearsBetween(nearest, wanted.period),
      names.datasource(datasource)?.classification === kind ? 0 : 1,
      datasource,
    ]
    return { datasource, rank }
  })
  ranked.sort((one, other) => compareRanks(one.rank, other.rank))
  return ranked[0]?.datasource ?? null
}

function compareRanks(one: number[], other: number[]): number {
  const at = one.findIndex((part, index) => part !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
