import { sql, type Kysely } from 'kysely'
import { pointValueTypes, valueTypes } from '@msdat/sdk/contracts/data'
import type { Detail } from '@msdat/sdk/methods'
import type { DataTables } from '../db/DataTables.ts'

/** That a source has rows of a kind for a place and year. */
export interface Extent {
  datasource: number
  location: number
  year: string
  value_type: number
}

export interface ExtentFilters {
  indicator: number
  datasources: readonly number[]
  locations: readonly number[]
}

/** What the sources cover, read from the index alone: a hundredth of the time that the values would take. */
export async function readExtents(db: Kysely<DataTables>, filters: ExtentFilters): Promise<Extent[]> {
  return db
    .selectFrom('data_values')
    .select(['datasource', 'location', sql<string>`substr(period, 1, 4)`.as('year'), 'value_type'])
    .distinct()
    .where('indicator', '=', filters.indicator)
    .where('datasource', 'in', filters.datasources)
    .where('location', 'in', filters.locations)
    .execute()
}

/** Places of which the source has a figure. By id: sums in another order end in another last digit. */
export function placesOf(extents: readonly Extent[], datasource: number): number[] {
  const places = new Set(figuresOf(extents, datasource).map((extent) => extent.location))
  return [...places].sort((a, b) => a - b)
}

/** Bounds, or numerator and denominator, where one place and year has both. */
export function supportOf(extents: readonly Extent[], datasource: number): Detail[] {
  const types = new Map<string, Set<number>>()
  for (const extent of extents) {
    if (extent.datasource !== datasource) continue
    const held = types.get(keyOf(extent)) ?? new Set<number>()
    types.set(keyOf(extent), held.add(extent.value_type))
  }
  const hasBoth = (a: number, b: number): boolean =>
    [...types.values()].some((held) => held.has(a) && held.has(b))
  const found: Detail[] = []
  if (hasBoth(valueTypes.lowerBound, valueTypes.upperBound)) found.push('bounds')
  if (hasBoth(valueTypes.numerator, valueTypes.denominator)) found.push('numerator_denominator')
  return found
}

/** The places and years in which the primary source and any of the others can be compared. */
export function meetingOf(
  extents: readonly Extent[],
  primary: number,
  compared: readonly number[],
): { locations: number[]; years: string[] } {
  const known = new Set(figuresOf(extents, primary).map(keyOf))
  const met = compared
    .flatMap((other) => figuresOf(extents, other))
    .filter((extent) => known.has(keyOf(extent)))
  return {
    locations: [...new Set(met.map((extent) => extent.location))],
    years: [...new Set(met.map((extent) => extent.year))],
  }
}

function figuresOf(extents: readonly Extent[], datasource: number): Extent[] {
  const isFigure = (type: number): boolean => pointValueTypes.some((one) => one === type)
  return extents.filter((extent) => extent.datasource === datasource && isFigure(extent.value_type))
}

function keyOf({ location, year }: Extent): string {
  return `${location}/${year}`
}
