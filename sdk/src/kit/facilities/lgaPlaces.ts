import type { HostOutput } from '@msdat/sdk'
import type { Location } from '../../contracts/reference.ts'
import type { Position } from '../parts/PlaceField.tsx'

type Lga = HostOutput<'facilities.lgas'>['results'][number]

/** An LGA with its state in words, as it is typed and chosen. */
export interface LgaPlace extends Lga {
  label: string
}

export function lgaPlaces(lgas: readonly Lga[], states: readonly Location[]): LgaPlace[] {
  const nameOf = new Map(states.map(({ id, name }) => [id, name]))
  return lgas.map((lga) => ({ ...lga, label: `${lga.name}, ${nameOf.get(lga.location) ?? ''}` }))
}

/** Farther than this from the centre of every LGA, nobody is in the country. */
const outsideDegrees = 1.5

/** The state around a point, by the nearest centre of an LGA; null outside the country. */
export function stateAround(point: Position, places: readonly LgaPlace[]): number | null {
  const shrink = Math.cos((point.latitude * Math.PI) / 180)
  const degreesTo = ({ latitude, longitude }: LgaPlace): number =>
    Math.hypot(latitude - point.latitude, shrink * (longitude - point.longitude))
  let nearest: { place: LgaPlace; degrees: number } | null = null
  for (const place of places) {
    const degrees = degreesTo(place)
    if (degrees <= (nearest?.degrees ?? outsideDegrees)) nearest = { place, degrees }
  }
  return nearest?.place.location ?? null
}
