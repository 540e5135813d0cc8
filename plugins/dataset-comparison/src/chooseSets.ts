import type { Coverage, Selection } from '@msdat/sdk'
import { nearestAvailable } from '@msdat/sdk/kit'
import type { DatasetSettings } from './DatasetSettings.ts'

/** One source in one year. */
export interface DataSet {
  datasource: number
  period: string
}

/**
 * The sets to compare. Where nothing is chosen, the first is that of the other tabs and the second that of the
 * other source with figures of the most places, in its year nearest to the first.
 */
export function chooseSets(settings: DatasetSettings, selection: Selection, coverage: Coverage): DataSet[] {
  const first = {
    datasource: settings.firstSource ?? selection.datasource,
    period: settings.firstYear ?? selection.period,
  }
  const nearest = nearestSets(coverage, first)
  const second =
    settings.secondSource ?? nearest.find(({ datasource }) => datasource !== first.datasource)?.datasource
  const others = [
    [second, settings.secondYear],
    [settings.thirdSource, settings.thirdYear],
    [settings.fourthSource, settings.fourthYear],
  ] as const
  const chosen = others.flatMap(([datasource, year]): DataSet[] => {
    if (!datasource) return []
    const period = year ?? nearest.find((set) => set.datasource === datasource)?.period
    return [{ datasource, period: period ?? first.period }]
  })
  const all = [first, ...chosen]
  const keyOf = ({ datasource, period }: DataSet) => `${datasource} ${period}`
  return all.filter((set, at) => all.findIndex((one) => keyOf(one) === keyOf(set)) === at)
}

/** The year of each source that is nearest to the first set's, the source with the most places first. */
function nearestSets(coverage: Coverage, first: DataSet): DataSet[] {
  const yearly = coverage.results.map((row) => ({
    ...row,
    periods: row.periods.filter((period) => !period.includes('-')),
  }))
  const locations = [...new Set(yearly.map(({ location }) => location))]
  const found = nearestAvailable({ ...coverage, results: yearly }, { ...first, locations }, yearly.length)
  return found.sort((one, other) => other.places - one.places)
}
