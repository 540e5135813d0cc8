import type { Coverage } from '../../contracts/data.ts'
import type { FigureSet } from './newestSet.ts'

/** In how many places two sets both have figures; with none in common there is nothing to compare. */
export function sharedPlaces({ results }: Coverage, one: FigureSet, other: FigureSet): number {
  const placesOf = ({ datasource, period }: FigureSet): number[] =>
    results
      .filter((row) => row.datasource === datasource && row.periods.includes(period))
      .map(({ location }) => location)
  const first = new Set(placesOf(one))
  return placesOf(other).filter((place) => first.has(place)).length
}
