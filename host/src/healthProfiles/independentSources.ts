import type { LineageRow } from '@msdat/sdk/contracts/lineage'

type Line = Pick<LineageRow, 'datasource' | 'feeds_from' | 'indicators'>

/** Whether neither source is made from the other, nor both from a third: else their agreement confirms nothing. */
export function areIndependent(
  one: number,
  other: number,
  indicator: number,
  lineage: readonly Line[],
): boolean {
  const origins = originsOf(one, indicator, lineage)
  return [...originsOf(other, indicator, lineage)].every((source) => !origins.has(source))
}

/** The source itself and all that it is made from. */
export function originsOf(source: number, indicator: number, lineage: readonly Line[]): Set<number> {
  const origins = new Set([source])
  // A set is walked on to what is added on the way.
  for (const origin of origins) {
    for (const { datasource, feeds_from, indicators } of lineage) {
      const holds = indicators.length === 0 || indicators.includes(indicator)
      if (datasource === origin && holds) origins.add(feeds_from)
    }
  }
  return origins
}
