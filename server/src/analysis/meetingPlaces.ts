import type { Detail } from '@msdat/sdk/methods'
import type { PlaceExtent } from '../data/placeExtents.ts'

/** Places of which the source has a figure. By id: sums in another order end in another last digit. */
export function placesOf(extents: readonly PlaceExtent[], datasource: number): number[] {
  return figuresOf(extents, datasource)
    .map(({ location }) => location)
    .sort((a, b) => a - b)
}

/** Bounds, or numerator and denominator, where one place and year has both. */
export function supportOf(extents: readonly PlaceExtent[], datasource: number): Detail[] {
  const own = extents.filter((extent) => extent.datasource === datasource)
  const found: Detail[] = []
  if (own.some(({ has_bounds }) => has_bounds === 1)) found.push('bounds')
  if (own.some(({ has_parts }) => has_parts === 1)) found.push('numerator_denominator')
  return found
}

/** The places and years in which the primary source and any of the others can be compared. */
export function meetingOf(
  extents: readonly PlaceExtent[],
  primary: number,
  compared: readonly number[],
): { locations: number[]; years: string[] } {
  const known = new Map(figuresOf(extents, primary).map(({ location, years }) => [location, new Set(years)]))
  const met = compared
    .flatMap((other) => figuresOf(extents, other))
    .map(({ location, years }) => ({
      location,
      years: years.filter((year) => known.get(location)?.has(year)),
    }))
    .filter(({ years }) => years.length > 0)
  return {
    locations: [...new Set(met.map(({ location }) => location))],
    years: [...new Set(met.flatMap(({ years }) => years))],
  }
}

function figuresOf(
  extents: readonly PlaceExtent[],
  datasource: number,
): { location: number; years: string[] }[] {
  return extents.flatMap((extent) =>
    extent.datasource === datasource && extent.years !== null
      ? [{ location: extent.location, years: extent.years.split(',') }]
      : [],
  )
}
