import type { DataSource } from '../../contracts/reference.ts'
import type { Figure } from './readFigures.ts'

/** One source in one year: what can be compared from place to place. */
export interface FigureSet {
  datasource: number
  period: string
}

const classRank = { Survey: 0, Estimate: 1, Routine: 2 } as const

/**
 * The newest source and year of the figures that has at least half as many places as the best covered one. Of the
 * same year, a survey comes before an estimate and both before routine reports. Null where there are no figures.
 */
export function newestSet(
  figures: readonly Figure[],
  datasources: readonly Pick<DataSource, 'id' | 'classification'>[],
): FigureSet | null {
  const sets = new Map<string, FigureSet & { places: number }>()
  for (const { datasource, period } of figures) {
    const key = `${datasource} ${period}`
    const places = (sets.get(key)?.places ?? 0) + 1
    sets.set(key, { datasource, period, places })
  }
  const most = Math.max(0, ...[...sets.values()].map(({ places }) => places))
  const rankOf = ({ datasource }: FigureSet): number =>
    classRank[datasources.find(({ id }) => id === datasource)?.classification ?? 'Routine']
  const [best] = [...sets.values()]
    .filter(({ places }) => places * 2 >= most)
    .sort(
      (one, other) =>
        other.period.localeCompare(one.period) ||
        rankOf(one) - rankOf(other) ||
        one.datasource - other.datasource,
    )
  return best ? { datasource: best.datasource, period: best.period } : null
}
