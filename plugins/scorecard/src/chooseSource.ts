import type { Catalog, Indicator } from '@msdat/sdk'
import type { Figure } from '@msdat/sdk/kit'

/** One source and one year, so that the places of a column can be compared. */
export interface Chosen {
  datasource: number
  period: string
}

const classRank = { Survey: 0, Estimate: 1, Routine: 2 } as const

/**
 * The newest source and year of an indicator that has at least half as many places as the best covered one. Of the
 * same year, a survey comes before an estimate and both before routine reports. Null where there is none.
 */
export function chooseSource(
  indicator: Indicator,
  figures: readonly Figure[],
  { datasources }: Pick<Catalog, 'datasources'>,
): Chosen | null {
  const places = new Map<string, { chosen: Chosen; count: number }>()
  for (const { indicator: id, datasource, period } of figures) {
    if (id !== indicator.id) continue
    const key = `${datasource} ${period}`
    const known = places.get(key) ?? { chosen: { datasource, period }, count: 0 }
    places.set(key, { ...known, count: known.count + 1 })
  }
  const most = Math.max(0, ...[...places.values()].map(({ count }) => count))
  const rankOf = ({ datasource }: Chosen): number => {
    const source = datasources.find(({ id }) => id === datasource)
    return source ? classRank[source.classification] : classRank.Routine
  }
  const [best] = [...places.values()]
    .filter(({ count }) => count * 2 >= most)
    .map(({ chosen }) => chosen)
    .toSorted(
      (one, other) =>
        other.period.localeCompare(one.period) ||
        rankOf(one) - rankOf(other) ||
        one.datasource - other.datasource,
    )
  return best ?? null
}
