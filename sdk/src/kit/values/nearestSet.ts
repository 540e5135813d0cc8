import type { Coverage } from '../../contracts/data.ts'
import type { Selection } from '../../contracts/selection.ts'
import { nearestYears } from './nearestAvailable.ts'
import type { FigureSet } from './newestSet.ts'

export interface NearestWanted {
  /** Null takes the source of the selection, or the nearest one that has figures. */
  datasource: number | null
  /** Null takes the year of the selection, or the nearest one that the source has. */
  period: string | null
  /** How many of the nearest sources to pass over where none is named: they are shown elsewhere already. */
  skip?: number
}

/** A source and year with figures, nearest to what is wanted; null where the indicator has none at all. */
export function nearestSet(
  coverage: Coverage,
  { datasource, period, skip = 0 }: NearestWanted,
  selection: Pick<Selection, 'datasource' | 'period'>,
): FigureSet | null {
  const near = { datasource: datasource ?? selection.datasource, period: period ?? selection.period }
  const found = nearestYears(coverage, near)
  const best =
    datasource === null
      ? (found[skip] ?? found[0])
      : (found.find((one) => one.datasource === datasource) ?? near)
  return best ? { datasource: best.datasource, period: period ?? best.period } : null
}
