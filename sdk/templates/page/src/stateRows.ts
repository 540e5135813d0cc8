import type { Location } from '@msdat/sdk'
import type { Figure } from '@msdat/sdk/kit'

export interface StateRow {
  place: Location
  /** Null where the source has none: missing is never zero. */
  figure: Figure | null
}

/** One row for each state, by name. */
export function stateRows(places: readonly Location[], figures: readonly Figure[]): StateRow[] {
  return places
    .filter(({ level }) => level === 3)
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((place) => ({ place, figure: figures.find(({ location }) => location === place.id) ?? null }))
}
