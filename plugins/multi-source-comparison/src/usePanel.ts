import { useCoverage, type Async, type Catalog, type DataSource, type Factor } from '@msdat/sdk'
import type { Indicator, Location, Selection } from '@msdat/sdk'
import { factorOf, levels, placesAt, useFigures, valueOf, type Figure } from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { chooseSet, type Wanted } from './choosePanel.ts'
import type { Drawn, Letter } from './PanelSettings.ts'

export interface Panel {
  letter: Letter
  indicator: Indicator
  factor: Factor | undefined
  source: DataSource | undefined
  period: string
  drawn: Drawn
  place: Location
  /** Pinned beside the place. */
  pinned: readonly Location[]
  /** Of its source: all places and years. */
  figures: readonly Figure[]
  answers: readonly Async<unknown>[]
}

export interface PanelWanted extends Wanted {
  letter: Letter
  indicator: Indicator
  drawn: Drawn
  place: Location
  pinned: readonly Location[]
}

export function usePanel(wanted: PanelWanted, catalog: Catalog, selection: Selection): Panel {
  const { letter, indicator, drawn, place, pinned } = wanted
  const coverageAnswer = useCoverage(indicator.id)
  const coverage = valueOf(coverageAnswer)
  const set = coverage && chooseSet(coverage, wanted, selection)
  const query = set ? { indicators: [indicator.id], datasources: [set.datasource] } : null
  const { figures: all, answer } = useFigures(query, catalog)
  const figures = useMemo(
    () =>
      all
        .filter(({ period }) => !period.includes('-'))
        .sort((one, other) => Number(one.period) - Number(other.period)),
    [all],
  )
  return {
    letter,
    indicator,
    drawn,
    place,
    pinned,
    figures,
    factor: factorOf(catalog, indicator),
    source: catalog.datasources.find(({ id }) => id === set?.datasource),
    period: set?.period ?? selection.period,
    answers: [coverageAnswer, answer],
  }
}

/** The figures that a panel draws. */
export function drawnFigures(panel: Panel, { locations }: Catalog): Figure[] {
  const { drawn, figures, place, pinned, period } = panel
  if (drawn === 'line')
    return figures.filter(({ location }) => [place, ...pinned].some(({ id }) => id === location))
  const wanted = drawn === 'zone_map' ? [levels.zone] : [levels.national, levels.state]
  const ids = new Set(wanted.flatMap((level) => placesAt(locations, level).map(({ id }) => id)))
  return figures.filter((one) => one.period === period && ids.has(one.location))
}
