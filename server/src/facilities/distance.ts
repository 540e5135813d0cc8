export interface Point {
  latitude: number
  longitude: number
}

const earthKm = 6371.0088
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres, by the haversine formula. */
export function distanceKm(one: Point, other: Point): number {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

export function nearestTo<Place extends Point>(point: Point, places: readonly Place[]): Place | undefined {
  let best: { place: Place; km: number } | undefined
  for (const place of places) {
    const km = distanceKm(point, place)
    if (!best || km < best.km) best = { place, km }
  }
  return best?.place
}
