import { useCoverage, useData, useSettings, type Async, type DataSource } from '@msdat/sdk'
import {
  figureNotes,
  formatPeriod,
  isPercentage,
  readFigures,
  useSharedLineage,
  valueOf,
  type Figure,
  type Subject,
  caution,
  type TonedNote,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { chooseSets, type DataSet } from './chooseSets.ts'
import { compareSets, orderRows, type PlaceRow } from './compareSets.ts'
import type { DatasetSettings } from './DatasetSettings.ts'

export interface Sets {
  sets: readonly DataSet[]
  names: readonly string[]
  sources: readonly DataSource[]
  figures: readonly Figure[]
  rows: readonly PlaceRow[]
  notes: readonly TonedNote[]
  answers: readonly Async<unknown>[]
  tolerance: number
}

export function useSets({ catalog, selection, indicator, factor }: Subject): Sets {
  const settings = useSettings<DatasetSettings>()
  const coverageAnswer = useCoverage(indicator.id)
  const coverage = valueOf(coverageAnswer)
  const sets = coverage ? chooseSets(settings, selection, coverage) : []
  const answer = useData(
    sets.length === 0
      ? null
      : {
          indicators: [indicator.id],
          datasources: [...new Set(sets.map(({ datasource }) => datasource))],
          periods: [...new Set(sets.map(({ period }) => period))],
        },
  )
  const table = valueOf(answer)
  const figures = useMemo(() => (table ? readFigures(table, catalog.datasources) : []), [table, catalog])
  const used = figures.filter((figure) =>
    sets.some(({ datasource, period }) => figure.datasource === datasource && figure.period === period),
  )
  const ofSets = sets.flatMap(
    ({ datasource }) => catalog.datasources.find(({ id }) => id === datasource) ?? [],
  )
  const sources = [...new Set(ofSets)]
  const lineage = useSharedLineage(sources, indicator.id)
  const rows = compareSets(sets, used, {
    places: catalog.locations,
    pinned: selection.places,
    isPercentage: isPercentage(factor),
  })
  return {
    sets,
    names: sets.map((set) => nameOf(set, catalog.datasources)),
    sources,
    figures: used,
    rows: orderRows(rows, settings.order),
    // What the lineage says here, the note on echoes need not say again.
    notes: [
      ...lineage.map(caution),
      ...figureNotes({ indicator, factor, sources, figures: lineage.length > 0 ? [] : used, missing: 0 }),
    ],
    answers: [coverageAnswer, answer],
    tolerance: settings.tolerance,
  }
}

/** "NDHS 2018"; a year to come is a projection. */
function nameOf({ datasource, period }: DataSet, sources: readonly DataSource[]): string {
  const name = sources.find(({ id }) => id === datasource)?.datasource ?? ''
  const isProjected = Number(period.slice(0, 4)) > new Date().getFullYear()
  return `${name} ${formatPeriod(period)}${isProjected ? ' (P)' : ''}`
}
