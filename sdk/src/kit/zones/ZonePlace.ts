import type { Location } from '../../contracts/reference.ts'
import { leastDifference } from '../../methods/confidence/leastDifference.ts'
import type { Combined } from '../../methods/areas/combineAreas.ts'
import type { PlaceRow } from '../values/placeRows.ts'

/** One place among zones and states, with all that is said of it. */
export interface ZonePlace extends PlaceRow {
  /** The zone a state is in; null for the nation and the zones. */
  zone: Location | null
  /** How its value was made where none was published. */
  computed: Combined | null
  /** For a state only; null where it has no meaning. */
  gap: ZoneGap | null
}

/** Distance of a state to the best state of its zone, 0 for the best itself. */
export interface ZoneGap {
  to: Location
  points: number
}

/** Whether the state reads the same as the best of its zone. */
export const isBest = ({ points }: ZoneGap): boolean => points < leastDifference
