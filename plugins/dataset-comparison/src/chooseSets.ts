import type { Coverage, Selection } from '@msdat/sdk'
import { nearestYears, sharedPlaces, type FigureSet } from '@msdat/sdk/kit'
import type { DatasetSettings } from './DatasetSettings.ts'

/**
 * The sets to compare. Where nothing is chosen, the first is that of the other tabs, or the source of the most places
 * where that one shares no state with any; the second is the one that shares the most with it, in its nearest year.
 */
export function chooseSets(settings: DatasetSettings, selection: Selection, coverage: Coverage): FigureSet[] {
  const wanted = {
    datasource: settings.firstSource ?? selection.datasource,
    period: settings.firstYear ?? selection.period,
  }
  const nearest = nearestYears(coverage, wanted).sort((one, other) => other.places - one.places)
  const partnerOf = ({ datasource, period }: FigureSet) =>
    nearest
      .filter((set) => set.datasource !== datasource)
      .map((set) => ({ ...set, shared: sharedPlaces(coverage, { datasource, period }, set) }))
      .sort((one, other) => other.shared - one.shared)[0]
  const isFree = !settings.firstSource && !settings.secondSource
  const found = isFree && [wanted, ...nearest].find((set) => (partnerOf(set)?.shared ?? 0) > 1)
  const first = found ? { datasource: found.datasource, period: found.period } : wanted
  const second = settings.secondSource ?? partnerOf(first)?.datasource
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
