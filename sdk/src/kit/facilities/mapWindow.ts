import type { Position } from '../parts/PlaceField.tsx'

/** How near a map of many points looks. */
type Reach = 'country' | 'state' | 'near'

/** Degrees of a cell in which points are gathered. */
const cells: Record<Reach, number> = { country: 0.4, state: 0.09, near: 0.004 }
/** The degrees around the middle that are asked for. */
const nearDegrees = 0.35

/** Which facilities `facilities.clusters` gathers for a map, and into how large cells: of the country, a state, or around a point. */
export function mapWindow(centre: Position | null, isState: boolean): { cell: number; bounds?: string } {
  if (!centre) return { cell: cells[isState ? 'state' : 'country'] }
  const { longitude, latitude } = centre
  const sides = [
    longitude - nearDegrees,
    latitude - nearDegrees,
    longitude + nearDegrees,
    latitude + nearDegrees,
  ]
  return { cell: cells.near, bounds: sides.map((degrees) => degrees.toFixed(3)).join(',') }
}

/** "8.52,12.00" of an address is longitude and latitude; null for anything else. */
export function readPosition(text: string): Position | null {
  const [longitude = NaN, latitude = NaN] = text === '' ? [] : text.split(',').map(Number)
  return Number.isFinite(longitude) && Number.isFinite(latitude) ? { longitude, latitude } : null
}

/** A point as an address has it. */
export const writePosition = ({ longitude, latitude }: Position): string =>
  `${longitude.toFixed(3)},${latitude.toFixed(3)}`
