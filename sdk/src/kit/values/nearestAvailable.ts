import type { Coverage } from '../../contracts/data.ts'
import { periodToYears } from './formatValue.ts'

export interface Wanted {
  datasource: number
  period: string
  /** Places of which at least one must have a value. */
  locations: readonly number[]
}

export interface Available {
  datasource: number
  period: string
  /** How many of the wanted places have a value there. */
  places: number
}

/**
 * Where the wanted places do have values, nearest first: the same source in its nearest year, then
 * other sources in theirs. At most `limit` answers, one for each source.
 */
export function nearestAvailable(coverage: Coverage, wanted: Wanted, limit = 3): Available[] {
  const counts = countPlaces(coverage, new Set(wanted.locations))
  const distance = (period: string) => Math.abs(periodToYears(period) - periodToYears(wanted.period))
  const best = [...counts].flatMap(([datasource, periods]) => {
    const found = [...periods].map(([period, places]) => ({ datasource, period, places }))
    // One place out of 37 is no picture of the states, so thin periods come last.
    const most = Math.max(...found.map(({ places }) => places))
    const full = found.filter(({ places }) => places * 2 >= most)
    return full
      .sort((one, other) => distance(one.period) - distance(other.period) || later(one, other))
      .slice(0, 1)
  })
  const isOther = ({ datasource }: Available) => Number(datasource !== wanted.datasource)
  return best
    .sort(
      (one, other) =>
        isOther(one) - isOther(other) ||
        distance(one.period) - distance(other.period) ||
        other.places - one.places,
    )
    .slice(0, limit)
}

/** The year of each source that is nearest to a set, at whatever places, its own source first; months do not count. */
export function nearestYears(coverage: Coverage, wanted: Omit<Wanted, 'locations'>): Available[] {
  const results = coverage.results.map((row) => ({
    ...row,
    periods: row.periods.filter((period) => !period.includes('-')),
  }))
  const locations = results.map(({ location }) => location)
  return nearestAvailable({ ...coverage, results }, { ...wanted, locations }, results.length)
}

function later(one: Available, other: Available): number {
  return one.period < other.period ? 1 : -1
}

function countPlaces(coverage: Coverage, places: ReadonlySet<number>): Map<number, Map<string, number>> {
  const counts = new Map<number, Map<string, number>>()
  for (const { datasource, location, periods } of coverage.results) {
    if (!places.has(location)) continue
    const ofSource = counts.get(datasource) ?? new Map<string, number>()
    counts.set(datasource, ofSource)
    for (const period of periods) ofSource.set(period, (ofSource.get(period) ?? 0) + 1)
  }
  return counts
}
