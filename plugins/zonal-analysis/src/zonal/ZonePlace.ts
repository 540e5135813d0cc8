import type { Location } from '@msdat/sdk'
import type { Figure, Standing } from '@msdat/sdk/kit'

/** How a zone's figure was computed where none was published. */
export interface Computed {
  /** States whose figures went into the mean, of how many the zone has. */
  states: number
  of: number
  isWeighted: boolean
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
  /** For a state: distance to the best state of its zone, 0 for the best itself; null where it has no meaning. */
  gap: { to: Location; points: number } | null
}
