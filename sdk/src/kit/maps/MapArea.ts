import type { Standing } from '@msdat/sdk/kit'

export interface MapArea {
  id: string
  /** Name of the state, exactly as in the list of locations. */
  name: string
  /** Null where there is no figure: hatched, never the colour of the lowest class. */
  value: number | null
  standing?: Standing
  /** Id of its category, for the map by category. */
  category?: string
  note?: string
}
