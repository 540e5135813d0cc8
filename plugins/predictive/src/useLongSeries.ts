import { useCoverage } from '@msdat/sdk'
import { valueOf, type Subject } from '@msdat/sdk/kit'

/** The sources of the indicator and how many values each has for the place, most first. */
export function useLongSeries({ catalog, indicator, place }: Subject) {
  const answer = useCoverage(indicator.id)
  const rows = (valueOf(answer)?.results ?? []).filter(({ location }) => location === place.id)
  const sources = rows
    .flatMap(({ datasource, periods }) => {
      const source = catalog.datasources.find(({ id }) => id === datasource)
      return source ? [{ source, n: new Set(periods).size }] : []
    })
    .sort((one, other) => other.n - one.n)
  return { sources, answer }
}
