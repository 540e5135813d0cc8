import type { ValueFilters } from './ValueFilters.ts'

/** An index is gone into once for each combination of what the lists name. */
export const mostEntries = 1_000
/** As many as there are, roughly; a level has fewer. */
const allPlaces = 800

export const lengthOf = (ids: string | undefined): number | undefined => ids?.split(',').length

export const placesOf = ({ location, level }: Pick<ValueFilters, 'location' | 'level'>): number | undefined =>
  lengthOf(location) ?? (level === undefined ? undefined : allPlaces)

/** Whether the lists have so few combinations that an index can be gone into for each. */
export function hasFewEntries({
  indicator,
  datasource,
  period,
  value_type,
  ...places
}: ValueFilters): boolean {
  const lengths = [...[indicator, datasource, period, value_type].map(lengthOf), placesOf(places)]
  return lengths.reduce<number>((product, length = 1) => product * length, 1) <= mostEntries
}
