import type { FigureDetails } from '../chartFrame/MarkFacts.ts'

export interface MapArea extends FigureDetails {
  id: string
  /** Name of the state, exactly as in the list of locations. */
  name: string
  /** Null where there is no figure: hatched, never the colour of the lowest class. */
  value: number | null
  lower?: number | null
  upper?: number | null
  /** Id of its category, for the map by category. */
  category?: string
}
