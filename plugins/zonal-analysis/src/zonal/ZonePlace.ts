import type { Location } from '@msdat/sdk'
import { leastDifference, type Figure, type PlaceDatum, type Standing } from '@msdat/sdk/kit'
import type { Combined } from '@msdat/sdk/methods'

/** One place of the analysis with all that is said of it. */
export interface ZonePlace extends PlaceDatum {
  place: Location
  /** The zone a state is in; null for the nation and the zones. */
  zone: Location | null
  figure: Figure | null
  /** How its value was made where none was published. */
  computed: Combined | null
  standing: Standing | undefined
  /** For a state only; null where it has no meaning. */
  gap: Gap | null
}

/** Distance of a state to the best state of its zone, 0 for the best itself. */
export interface Gap {
  to: Location
  points: number
}

/** Whether the state reads the same as the best of its zone. */
export const isBest = ({ points }: Gap): boolean => points < leastDifference
