import type { Coverage } from '@msdat/sdk/contracts/data'

/** The years for which each source has figures of an indicator, anywhere; months count for their year. */
export function yearsBySource({ results }: Coverage): Map<number, string[]> {
  const years = new Map<number, Set<string>>()
  for (const { datasource, periods } of results) {
    const known = years.get(datasource) ?? new Set<string>()
    for (const period of periods) known.add(period.slice(0, 4))
    years.set(datasource, known)
  }
  return new Map([...years].map(([source, known]) => [source, [...known].toSorted()]))
}

const mostNamed = 3

/** `2013, 2018`, or where there are many `1990–2024 (7)`: from, to, and how many. */
export function yearsText(years: readonly string[]): string {
  if (years.length <= mostNamed) return years.join(', ')
  return `${years[0]}–${years.at(-1)} (${years.length})`
}
