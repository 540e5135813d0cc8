import { useSettings, type Async, type Indicator, type Location } from '@msdat/sdk'
import {
  formatPeriod,
  levels,
  pinnedPlaces,
  useFigures,
  usePlaceChoice,
  type Figure,
  type PlaceChoice,
  type Subject,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { chooseIndicators } from './chooseIndicators.ts'
import type { CompareBy, ComparisonSettings } from './ComparisonSettings.ts'

export interface Compared extends Pick<Subject, 'catalog' | 'source' | 'place'> {
  compareBy: CompareBy
  indicators: Indicator[]
  /** Those pinned beside it: over the years each has lines of its own. */
  pinned: Location[]
  /** Which places stand out in charts of places, and how one is chosen. */
  chart: PlaceChoice['chart']
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

/** The figures of the chosen indicators, ascending by period. */
export function useCompared(subject: Subject): Compared {
  const { catalog, selection, source, place } = subject
  const settings = useSettings<ComparisonSettings>()
  const { compareBy } = settings
  const isOverTime = compareBy === 'Period'
  const indicators = chooseIndicators(settings.indicators, selection, catalog)
  const pinned = pinnedPlaces(subject)
  const { chart } = usePlaceChoice(subject)
  const { period } = selection
  const range = isOverTime
    ? { locations: [selection.location, ...pinned.map(({ id }) => id)] }
    : { periods: [period], levels: levelsOf[compareBy] }
  const ids = indicators.map(({ id }) => id)
  const query = ids.length > 0 ? { indicators: ids, datasources: [source.id], ...range } : null
  const { figures: found, answer } = useFigures(query, catalog)
  const figures = useMemo(() => found.toSorted(byPeriod), [found])
  const where = `${source.datasource} ${isOverTime ? `in ${place.name}` : formatPeriod(period)}`
  return { catalog, source, place, compareBy, indicators, pinned, chart, period, where, figures, answer }
}

function byPeriod(one: Figure, other: Figure): number {
  return one.period < other.period ? -1 : 1
}
