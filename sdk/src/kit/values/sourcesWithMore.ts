import type { Figure } from './readFigures.ts'

export interface FullerSource {
  datasource: number
  /** Of how many of the indicators it has figures. */
  have: number
}

const mostSources = 3

/** The sources with figures of more indicators than there are now, those with most first. */
export function sourcesWithMore(
  figures: readonly Pick<Figure, 'datasource' | 'indicator'>[],
  have: number,
): FullerSource[] {
  const bySource = new Map<number, Set<number>>()
  for (const { datasource, indicator } of figures)
    bySource.set(datasource, (bySource.get(datasource) ?? new Set()).add(indicator))
  return [...bySource]
    .map(([datasource, indicators]) => ({ datasource, have: indicators.size }))
    .filter((one) => one.have > have)
    .sort((one, other) => other.have - one.have)
    .slice(0, mostSources)
}
