import type { Location } from '@msdat/sdk'
import type { Figure } from '@msdat/sdk/kit'

export interface Pair {
  id: string
  label: string
  /** Null where the place has no figure of that indicator. */
  x: number | null
  y: number | null
}

/** The figures of two indicators for each place, also for places that lack one of them. */
export function pairPlaces(
  places: readonly Location[],
  figures: readonly Figure[],
  [first, second]: readonly [number, number],
): Pair[] {
  const valueAt = (location: number, indicator: number): number | null =>
    figures.find((one) => one.location === location && one.indicator === indicator)?.value ?? null
  return places.map(({ id, name }) => ({
    id: String(id),
    label: name,
    x: valueAt(id, first),
    y: valueAt(id, second),
  }))
}
