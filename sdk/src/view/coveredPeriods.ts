import type { Coverage } from '../contracts/data.ts'
import type { Names } from './Names.ts'

/**
 * Periods, ascending, in which a source has values of a place or of places inside it.
 * A survey with every state but no national figure still shows something of the nation.
 */
export function coveredPeriods(
  coverage: Coverage,
  at: { datasource: number; location: number },
  names: Names,
): string[] {
  const periods = new Set<string>()
  for (const row of coverage.results) {
    if (row.datasource !== at.datasource || !names.isWithin(row.location, at.location)) continue
    for (const period of row.periods) periods.add(period)
  }
  return [...periods].sort()
}

export function coveredSources(coverage: Coverage): Set<number> {
  return new Set(coverage.results.filter((row) => row.periods.length > 0).map((row) => row.datasource))
}

/** Places for which a source has values, of their own or of places inside them. */
export function coveredPlaces(coverage: Coverage, datasource: number, names: Names): Set<number> {
  const places = new Set<number>()
  for (const row of coverage.results) {
    if (row.datasource !== datasource || row.periods.length === 0) continue
    for (const place of names.chainOf(row.location)) places.add(place)
  }
  return places
}
