import { useCoverage, useSettings, type Catalog } from '@msdat/sdk'
import {
  caution,
  differenceFormatsOf,
  figureNotes,
  formatPeriod,
  isPercentage,
  levels,
  sourceName,
  sourcesOf,
  useFigures,
  useSharedLineage,
  valueOf,
  type FigureSet,
  type Subject,
} from '@msdat/sdk/kit'
import { comparePlaces } from '@msdat/sdk/methods'
import { chooseSets } from './chooseSets.ts'
import { orderRows } from './orderRows.ts'
import type { DatasetSettings } from './DatasetSettings.ts'

export type Sets = ReturnType<typeof useSets>

/** The sets that are compared, their figures in each place, and the answers that these wait for. */
export function useSets({ catalog, selection, indicator, factor }: Subject) {
  const settings = useSettings<DatasetSettings>()
  const coverageAnswer = useCoverage(indicator.id)
  const coverage = valueOf(coverageAnswer)
  const sets = coverage ? chooseSets(settings, selection, coverage) : []
  const { figures, answer } = useFigures(
    sets.length === 0
      ? null
      : {
          indicators: [indicator.id],
          datasources: [...new Set(sets.map(({ datasource }) => datasource))],
          periods: [...new Set(sets.map(({ period }) => period))],
        },
    catalog,
  )
  const ofSets = sets.map(({ datasource, period }) =>
    figures.filter((figure) => figure.datasource === datasource && figure.period === period),
  )
  const used = ofSets.flat()
  const sources = sourcesOf(catalog, sets)
  const [first] = sets
  const isOther = first && !settings.firstSource && first.datasource !== selection.datasource
  const lineage = useSharedLineage(sources, indicator.id)
  const places = catalog.locations.filter(
    ({ id, level }) => level === levels.national || level === levels.state || selection.places.includes(id),
  )
  const rows = comparePlaces(places, ofSets, isPercentage(factor))
  return {
    sets,
    names: sets.map((set) => nameOf(set, catalog)),
    sources,
    figures: used,
    rows: orderRows(rows, settings.order),
    // What the lineage says here, the note on echoes need not say again.
    notes: [
      ...(isOther
        ? [caution(`${sourceName(catalog, selection.datasource)} shares no state with another source here.`)]
        : []),
      ...lineage.map(caution),
      ...figureNotes({ indicator, factor, sources, figures: lineage.length > 0 ? [] : used, missing: 0 }),
    ],
    answers: [coverageAnswer, answer],
    tolerance: settings.tolerance,
    differences: differenceFormatsOf(factor),
  }
}

/** "NDHS 2018"; a year to come is a projection. */
function nameOf({ datasource, period }: FigureSet, catalog: Catalog): string {
  const isProjected = Number(period.slice(0, 4)) > new Date().getFullYear()
  return `${sourceName(catalog, datasource)} ${formatPeriod(period)}${isProjected ? ' (P)' : ''}`
}
