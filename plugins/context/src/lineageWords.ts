import type { Catalog, Coverage } from '@msdat/sdk'

export interface LineageWords {
  id: number
  words: string
  reason: string
}

/** What the source depends on, and what depends on it, for one indicator. */
export function lineageWords(catalog: Catalog, coverage: Coverage, source: number): LineageWords[] {
  const nameOf = (wanted: number): string =>
    catalog.datasources.find(({ id }) => id === wanted)?.datasource ?? `Source ${wanted}`
  return (coverage.lineage ?? [])
    .filter(({ indicators }) => indicators.length === 0 || indicators.includes(coverage.indicator))
    .filter(({ datasource, feeds_from }) => datasource === source || feeds_from === source)
    .map(({ id, datasource, feeds_from, relation, reason }) => ({
      id,
      words:
        relation === 'echo'
          ? `${nameOf(datasource)} repeats the figures of ${nameOf(feeds_from)}.`
          : `${nameOf(datasource)} is a model that uses ${nameOf(feeds_from)}.`,
      reason,
    }))
}
