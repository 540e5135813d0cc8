import type { Location } from '@msdat/sdk'
import { leastDifference, type Figure, type Standing } from '@msdat/sdk/kit'

/** How a zone's figure was computed where none was published. */
export interface Computed {
  /** States whose figures went into it, of how many the zone has. */
  states: number
  of: number
  how: 'sum' | 'population-weighted mean' | 'plain mean'
}

/** One place of the analysis with all that is said of it. */
export interface ZonePlace {
  place: Location
  code: string
  /** The zone a state is in; null for the nation and the zones. */
  zone: Location | null
  value: number | null
  figure: Figure | null
  computed: Computed | null
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
