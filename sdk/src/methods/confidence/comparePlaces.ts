import { comparePublished, type Published } from './judgeChange.ts'

/** One place in several sets of figures. */
export interface ComparedPlace<Place, Of> {
  place: Place
  /** One for each set, in their order; null is a gap, never 0. */
  figures: readonly (Of | null)[]
  /** First minus second of two sets; the whole range of more. Null where fewer than two have a figure. */
  difference: number | null
  /** 95 % of the difference; null where a bound is missing, and of more than two sets. */
  interval: readonly [number, number] | null
  /** First divided by second; null where either is 0, and of more than two sets. */
  ratio: number | null
  ratioInterval: readonly [number, number] | null
}

/** How far sets of figures lie apart in each place. Each set holds one figure of a place at most. */
export function comparePlaces<Place extends { id: number }, Of extends Published & { location: number }>(
  places: readonly Place[],
  sets: readonly (readonly Of[])[],
  isPercentage: boolean,
): ComparedPlace<Place, Of>[] {
  const byPlace = sets.map((set) => new Map(set.map((figure) => [figure.location, figure])))
  return places.map((place) => {
    const figures = byPlace.map((set) => set.get(place.id) ?? null)
    return { place, figures, ...distanceOf(figures, isPercentage) }
  })
}

function distanceOf(figures: readonly (Published | null)[], isPercentage: boolean) {
  const none = { difference: null, interval: null, ratio: null, ratioInterval: null }
  const known = figures.flatMap((figure) => figure ?? [])
  const [first, second] = known
  if (!first || !second) return none
  if (figures.length > 2) {
    const values = known.map(({ value }) => value)
    return { ...none, difference: Math.max(...values) - Math.min(...values) }
  }
  const compared = comparePublished(first, second, isPercentage)
  if (compared.status !== 'ok') return none
  const { difference, differenceInterval: interval, ratio } = compared
  if (ratio.status !== 'ok') return { ...none, difference, interval }
  return { difference, interval, ratio: ratio.value, ratioInterval: ratio.interval }
}
