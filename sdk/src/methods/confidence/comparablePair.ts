import type { Coverage } from '../../contracts/data.ts'
import { independentSources } from './independentSources.ts'

/** Two sources to set side by side. */
export interface SourcePair {
  primary: number
  compared: number
}

/**
 * Of an indicator's sources the two that share the most years of places, and are not made from each other; null where
 * no two share any.
 */
export function comparablePair({ results, lineage = [] }: Coverage): SourcePair | null {
  const figures = new Map<number, Set<string>>()
  for (const { datasource, location, periods } of results) {
    const own = figures.get(datasource) ?? new Set()
    for (const period of periods) own.add(`${location} ${period}`)
    figures.set(datasource, own)
  }
  const figuresOf = (source: number) => [...(figures.get(source) ?? [])]
  const sources = [...figures.keys()]
  const [best] = sources
    .flatMap((primary, at) => sources.slice(at + 1).map((compared) => ({ primary, compared })))
    .filter(({ primary, compared }) => independentSources([primary, compared], lineage).length === 2)
    .map((pair) => {
      const others = figures.get(pair.compared)
      return { pair, shared: figuresOf(pair.primary).filter((figure) => others?.has(figure)).length }
    })
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
  return best?.pair ?? null
}
