import type { Coverage } from '../contracts/data.ts'
import type { Names } from './Names.ts'
import { coveredPeriods, coveredPlaces, coveredSources } from './coveredPeriods.ts'
import { nearestPeriod, yearsBetween } from './nearestPeriod.ts'

/**
 * The source to show where the wanted one has nothing. It covers the place; it goes below the place as far as
 * others do (a dashboard compares states); then the nearest year decides, then the kind.
 */
export function nearestSource(
  wanted: { datasource: number; location: number; period: string },
  coverage: Coverage,
  names: Names,
): number | null {
  const candidates = [...coveredSources(coverage)].map((datasource) => {
    const places = [...coveredPlaces(coverage, datasource, names)]
    const isInside = (place: number): boolean =>
      place !== wanted.location && names.isWithin(place, wanted.location)
    const periods = coveredPeriods(coverage, { datasource, location: wanted.location }, names)
    const nearest = nearestPeriod(periods, wanted.period)
    return {
      datasource,
      coversPlace: places.includes(wanted.location),
      inside: places.filter(isInside).length,
      distance: nearest === null ? Infinity : yearsBetween(nearest, wanted.period),
    }
  })
  const mostInside = Math.max(0, ...candidates.map(({ inside }) => inside))
  const kind = names.datasource(wanted.datasource)?.classification
  const ranked = candidates.map((candidate) => ({
    datasource: candidate.datasource,
    rank: [
      candidate.coversPlace ? 0 : 1,
      // Half as many places will do: one survey that left out a few states is as good as another.
      candidate.inside * 2 >= mostInside ? 0 : 1,
      candidate.distance,
      names.datasource(candidate.datasource)?.classification === kind ? 0 : 1,
      candidate.datasource,
    ],
  }))
  ranked.sort((one, other) => compareRanks(one.rank, other.rank))
  return ranked[0]?.datasource ?? null
}

function compareRanks(one: number[], other: number[]): number {
  const at = one.findIndex((part, index) => part !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
