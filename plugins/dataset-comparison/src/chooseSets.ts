import type { Coverage, Selection } from '@msdat/sdk'
import { nearestYears, type FigureSet } from '@msdat/sdk/kit'
import type { DatasetSettings } from './DatasetSettings.ts'

/**
 * The sets to compare. Where nothing is chosen, the first is that of the other tabs and the second that of the
 * other source with figures of the most places, in its year nearest to the first.
 */
export function chooseSets(settings: DatasetSettings, selection: Selection, coverage: Coverage): FigureSet[] {
  const first = {
    datasource: settings.firstSource ?? selection.datasource,
    period: settings.firstYear ?? selection.period,
  }
  const nearest = nearestYears(coverage, first).sort((one, other) => other.places - one.places)
  const second =
    settings.secondSource ?? nearest.find(({ datasource }) => datasource !== first.datasource)?.datasource
  const others = [
    [second, settings.secondYear],
    [settings.thirdSource, settings.thirdYear],
    [settings.fourthSource, settings.fourthYear],
  ] as const
  const chosen = others.flatMap(([datasource, year]): FigureSet[] => {
    if (!datasource) return []
    const period = year ?? nearest.find((set) => set.datasource === datasource)?.period
    return [{ datasource, period: period ?? first.period }]
  })
  const all = [first, ...chosen]
  const keyOf = ({ datasource, period }: FigureSet) => `${datasource} ${period}`
  return all.filter((set, at) => all.findIndex((one) => keyOf(one) === keyOf(set)) === at)
}
