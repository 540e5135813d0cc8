import type { Coverage, Selection } from '@msdat/sdk'
import { nearestYears, otherYears, sharedPlaces, type FigureSet } from '@msdat/sdk/kit'
import type { DatasetSettings } from './DatasetSettings.ts'

/**
 * The sets to compare. Where nothing is chosen, the first is that of the other tabs, or the source of the most places
 * where that one shares no state with any; the second is the one that shares the most with it, in its nearest year. A
 * source that shares states with no other is compared with its own newest other year.
 */
export function chooseSets(settings: DatasetSettings, selection: Selection, coverage: Coverage): FigureSet[] {
  const wanted = {
    datasource: settings.firstSource ?? selection.datasource,
    period: settings.firstYear ?? selection.period,
  }
  const nearest = nearestYears(coverage, wanted).sort((one, other) => other.places - one.places)
  const sharing = (of: FigureSet, sets: readonly FigureSet[]) =>
    sets
      .map((set) => ({ ...set, shared: sharedPlaces(coverage, of, set) }))
      .filter(({ shared }) => shared > 1)
      .sort((one, other) => other.shared - one.shared)[0]
  const othersOf = (of: FigureSet) => nearest.filter(({ datasource }) => datasource !== of.datasource)
  const partnerOf = (of: FigureSet) => sharing(of, othersOf(of)) ?? sharing(of, otherYears(coverage, of))
  const isFree = !settings.firstSource && !settings.secondSource
  const found = isFree && [wanted, ...nearest].find(partnerOf)
  const first = found ? { datasource: found.datasource, period: found.period } : wanted
  const second = partnerOf(first) ?? othersOf(first)[0]
  const others: [datasource?: number | null, year?: string | null][] = [
    settings.secondSource
      ? [settings.secondSource, settings.secondYear]
      : [second?.datasource, settings.secondYear ?? second?.period],
    [settings.thirdSource, settings.thirdYear],
    [settings.fourthSource, settings.fourthYear],
  ]
  const chosen = others.flatMap(([datasource, year]): FigureSet[] => {
    if (!datasource) return []
    const period = year ?? nearest.find((set) => set.datasource === datasource)?.period
    return [{ datasource, period: period ?? first.period }]
  })
  const all = [first, ...chosen]
  const keyOf = ({ datasource, period }: FigureSet) => `${datasource} ${period}`
  return all.filter((set, at) => all.findIndex((one) => keyOf(one) === keyOf(set)) === at)
}
