import type { Catalog, Coverage, Indicator } from '@msdat/sdk'
import { independentSources } from '@msdat/sdk/kit'
import type { Chosen } from './Choice.ts'

/** The indicator with figures of the most sources. */
export function exampleIndicator({ indicators }: Pick<Catalog, 'indicators'>): Indicator | undefined {
  return [...indicators].sort((one, other) => other.datasources.length - one.datasources.length)[0]
}

/** The two independent sources that share most years of places for an indicator; null where none share any. */
export function exampleOf({ indicator, results, lineage = [] }: Coverage): Chosen | null {
  const figuresOf = (source: number) =>
    results
      .filter(({ datasource }) => datasource === source)
      .flatMap(({ location, periods }) => periods.map((period) => `${location} ${period}`))
  const sources = [...new Set(results.map(({ datasource }) => datasource))]
  const [best] = sources
    .flatMap((primary, at) => sources.slice(at + 1).map((compared) => ({ primary, compared })))
    .filter(({ primary, compared }) => independentSources([primary, compared], lineage).length === 2)
    .map((pair) => {
      const others = new Set(figuresOf(pair.compared))
      return { ...pair, shared: figuresOf(pair.primary).filter((figure) => others.has(figure)).length }
    })
    .sort((one, other) => other.shared - one.shared)
  if (!best || best.shared === 0) return null
  return { primary: best.primary, compared: [best.compared], indicator, location: null }
}
