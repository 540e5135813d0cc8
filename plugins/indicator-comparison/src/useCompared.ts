import { useCatalog, useData, useSelection, useSettings, type Async, type Catalog } from '@msdat/sdk'
import type { DataSource, Indicator, Location } from '@msdat/sdk'
import {
  findSubject,
  formatPeriod,
  levels,
  readFigures,
  valueOf,
  type Figure,
  markPlaces,
  pinnedPlaces,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { chooseIndicators } from './chooseIndicators.ts'
import type { CompareBy, ComparisonSettings } from './ComparisonSettings.ts'

export interface Compared {
  catalog: Catalog
  compareBy: CompareBy
  indicators: Indicator[]
  source: DataSource
  place: Location
  /** Those pinned beside it: over the years each has lines of its own. */
  pinned: Location[]
  /** Which places stand out in charts of places. */
  marks: { selected: string | undefined; marked: string[] }
  period: string
  /** What is compared, such as "NDHS in Kano" or "NDHS 2018 by state". */
  where: string
  figures: readonly Figure[]
  answer: Async<unknown>
}

const levelsOf: Record<Exclude<CompareBy, 'Period'>, number[]> = {
  State: [levels.national, levels.state],
  Zonal: [levels.national, levels.zone],
  National: [levels.national],
}

/** The figures of the chosen indicators; null where the selection names something that is gone. */
export function useCompared(): { answer: Async<unknown>; compared: Compared | null } {
  const selection = useSelection()
  const settings = useSettings<ComparisonSettings>()
  const { compareBy } = settings
  const catalogAnswer = useCatalog()
  const catalog = valueOf(catalogAnswer)
  const subject = catalog && findSubject(catalog, selection)
  const indicators = catalog ? chooseIndicators(settings.indicators, selection, catalog) : []
  const pinned = subject ? pinnedPlaces(subject) : []
  const range =
    compareBy === 'Period'
      ? { locations: [selection.location, ...pinned.map(({ id }) => id)] }
      : { periods: [selection.period], levels: levelsOf[compareBy] }
  const ids = indicators.map(({ id }) => id)
  const answer = useData(
    subject && ids.length > 0 ? { indicators: ids, datasources: [subject.source.id], ...range } : null,
  )
  const table = valueOf(answer)
  const figures = useMemo(
    () => (table ? readFigures(table, catalog?.datasources).sort(byPeriod) : []),
    [table, catalog],
  )
  if (!catalog || !subject) return { answer: catalogAnswer, compared: null }
  const { source, place } = subject
  const { selected, marked } = markPlaces(subject)
  const where =
    compareBy === 'Period'
      ? `${source.datasource} in ${place.name}`
      : `${source.datasource} ${formatPeriod(selection.period)}`
  const period = selection.period
  return {
    answer,
    compared: {
      catalog,
      compareBy,
      indicators,
      source,
      place,
      pinned,
      marks: { selected, marked },
      period,
      where,
      figures,
      answer,
    },
  }
}

function byPeriod(one: Figure, other: Figure): number {
  return one.period < other.period ? -1 : 1
}
