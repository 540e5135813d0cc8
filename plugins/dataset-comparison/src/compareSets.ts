import type { Location } from '@msdat/sdk'
import { levels, type Figure } from '@msdat/sdk/kit'
import { compareTwo, standardError } from '@msdat/sdk/methods'
import type { DataSet } from './chooseSets.ts'
import type { DatasetSettings } from './DatasetSettings.ts'

/** One place in all sets. */
export interface PlaceRow {
  place: Location
  /** One for each set, in their order; null is a gap, never 0. */
  figures: readonly (Figure | null)[]
  /** First minus second of two sets; the whole range of more. Null where fewer than two have a figure. */
  difference: number | null
  interval: readonly [number, number] | null
  /** First divided by second; null where either is 0, and of more than two sets. */
  ratio: number | null
  ratioInterval: readonly [number, number] | null
}

interface Compared {
  places: readonly Location[]
  /** Ids of places that stand beside the nation and the states. */
  pinned?: readonly number[]
  isPercentage: boolean
}

/** The nation, the states, and what else is pinned, such as a zone. */
export function compareSets(
  sets: readonly DataSet[],
  figures: readonly Figure[],
  { places, pinned = [], isPercentage }: Compared,
): PlaceRow[] {
  const shown = places.filter(
    ({ id, level }) => level === levels.national || level === levels.state || pinned.includes(id),
  )
  return shown.map((place) => {
    const row = sets.map(
      ({ datasource, period }) =>
        figures.find(
          (one) => one.datasource === datasource && one.period === period && one.location === place.id,
        ) ?? null,
    )
    return { place, figures: row, ...distanceOf(row, isPercentage) }
  })
}

type Distance = Omit<PlaceRow, 'place' | 'figures'>

function distanceOf(figures: readonly (Figure | null)[], isPercentage: boolean): Distance {
  const none = { difference: null, interval: null, ratio: null, ratioInterval: null }
  const known = figures.flatMap((figure) => figure ?? [])
  const [first, second] = known
  if (!first || !second) return none
  if (figures.length > 2) {
    const values = known.map(({ value }) => value)
    return { ...none, difference: Math.max(...values) - Math.min(...values) }
  }
  const compared = compareTwo(toEstimate(first, isPercentage), toEstimate(second, isPercentage))
  if (compared.status !== 'ok') return none
  const { difference, differenceInterval, ratio } = compared
  return {
    difference,
    interval: differenceInterval,
    ratio: ratio.status === 'ok' ? ratio.value : null,
    ratioInterval: ratio.status === 'ok' ? ratio.interval : null,
  }
}

function toEstimate({ value, lower, upper }: Figure, isPercentage: boolean) {
  const hasBounds = lower !== null && upper !== null
  return { value, se: hasBounds ? standardError(value, { lower, upper }, isPercentage) : null }
}

/** The nation stays first; places that cannot be compared come last where places are ordered by figures. */
export function orderRows(rows: readonly PlaceRow[], order: DatasetSettings['order']): PlaceRow[] {
  const sizeOf = ({ difference, figures }: PlaceRow): number =>
    order === 'value' ? (figures[0]?.value ?? -Infinity) : difference === null ? -1 : Math.abs(difference)
  return [...rows].sort((one, other) => {
    const byLevel = one.place.level - other.place.level
    const bySize = order === 'alphabetical' ? 0 : sizeOf(other) - sizeOf(one)
    return byLevel || bySize || one.place.name.localeCompare(other.place.name)
  })
}

/** How many of the states that can be compared differ by no more than the tolerance. */
export function countAgreeing(rows: readonly PlaceRow[], tolerance: number): { agree: number; of: number } {
  const comparable = rows.filter(
    ({ place, difference }) => place.level === levels.state && difference !== null,
  )
  const agree = comparable.filter(({ difference }) => Math.abs(difference ?? 0) <= tolerance)
  return { agree: agree.length, of: comparable.length }
}
