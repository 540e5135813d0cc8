import type { Catalog, Location } from '@msdat/sdk'
import { isPercentage, leastDifference, levels, unitText } from '@msdat/sdk/kit'
import type { Panel } from './usePanel.ts'

export interface StateDifference {
  place: Location
  a: number | null
  b: number | null
  /** A minus B; null where either is missing. */
  difference: number | null
}

/** A - B in each state, of the years of the panels; null where the units differ. */
export function differences(a: Panel, b: Panel, { locations }: Catalog): StateDifference[] | null {
  if (unitText(a.factor) !== unitText(b.factor)) return null
  const valueAt = ({ figures, period }: Panel, location: number) =>
    figures.find((one) => one.period === period && one.location === location)?.value ?? null
  return locations
    .filter(({ level }) => level === levels.state)
    .map((place) => {
      const [one, other] = [valueAt(a, place.id), valueAt(b, place.id)]
      return { place, a: one, b: other, difference: one === null || other === null ? null : one - other }
    })
}

export type Side = 'A' | 'same' | 'B'

/** Up to 10 points of a percentage count as the same; in other units only what reads the same. */
export function toleranceOf({ factor }: Panel): number {
  return isPercentage(factor) ? 10 : leastDifference
}

export function sideOf(difference: number, tolerance: number): Side {
  if (Math.abs(difference) <= tolerance) return 'same'
  return difference > 0 ? 'A' : 'B'
}
