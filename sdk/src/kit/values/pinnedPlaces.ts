import type { Location } from '../../contracts/reference.ts'
import type { Subject } from './findSubject.ts'

/** The places that the visitor has pinned beside the chosen one, in the order of the pins. */
export function pinnedPlaces({ catalog, selection, place }: Subject): Location[] {
  return selection.places
    .filter((id) => id !== place.id)
    .flatMap((id) => catalog.locations.find((one) => one.id === id) ?? [])
}
