import type { Catalog, Coverage, Indicator } from '@msdat/sdk'
import { independentSources } from '@msdat/sdk/kit'
import type { Chosen } from './Choice.ts'

/** The indicator with figures of the most sources. */
export function exampleIndicator({ indicators }: Pick<Catalog, 'indicators'>): Indicator | undefined {
  return [...indicators].sort((one, other) => other.datasources.length - one.datasources.length)[0]
}

/** The two independent sources that share most places for an indicator; null where none share any. */
export function exampleOf({ indicator, results, lineage = [] }: Coverage): Chosen | null {
  const placesOf = (source: number) =>
    new Set(results.filter(({ datasource }) => datasource === source).map(({ location }) => location))
  const sources = [...new Set(results.map(({ datasource }) => datasource))]
  const [best] = sources
    .flatMap((primary, at) => sources.slice(at + 1).map((compared) => ({ primary, compared })))
    .filter(({ primary, compared }) => independentSources([primary, compared], lineage).length === 2)
    .map((pair) => {
      const others = placesOf(pair.compared)
      return { ...pair, shared: [...placesOf(pair.primary)].filter((place) => others.has(place)).length }
    })
    .sort((one, other) => other.shared - one.shared)
  if (!best || best.shared === 0) return null
  return { primary: best.primary, compared: [best.compared], indicator, location: null }
}
