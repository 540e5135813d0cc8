import { levels } from '../../contracts/levels.ts'
import type { Location } from '../../contracts/reference.ts'

/** Three letters for a state, the initials of a zone, NGA for the nation: short enough for an axis. */
export function placeCode({ name, level }: Pick<Location, 'name' | 'level'>): string {
  if (level === levels.national) return 'NGA'
  if (level === levels.zone)
    return name
      .split(/[\s-]+/)
      .map((word) => word[0]?.toUpperCase())
      .join('')
  return name.slice(0, 3).toUpperCase()
}

/** The nation, which all other places are in; null where the catalog has none. */
export function nationOf(places: readonly Location[]): Location | null {
  return places.find(({ level }) => level === levels.national) ?? null
}

/** The places of a level, such as `levels.state`, or of several, in the order of the catalog. */
export function placesAt(places: readonly Location[], ...ofLevels: number[]): Location[] {
  return places.filter(({ level }) => ofLevels.includes(level))
}

/** The zone a state is in, or the zone itself; null for the nation. */
export function zoneOf(place: Location, places: readonly Location[]): Location | null {
  if (place.level === levels.zone) return place
  return places.find(({ id, level }) => id === place.parent && level === levels.zone) ?? null
}

/** The part of the country that is looked into, in words: a zone and its nation, or the nation alone. */
export function tellArea(place: Location, places: readonly Location[]): string {
  const parts = [zoneOf(place, places), nationOf(places)]
  return parts.flatMap((part) => part?.name ?? []).join(', ')
}
