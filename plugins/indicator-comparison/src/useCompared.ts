import { useSettings, type Async, type DataQuery, type Indicator } from '@msdat/sdk'
import {
  byPeriod,
  chosenIndicators,
  formatPeriod,
  levels,
  shownPlaces,
  useFigures,
  usePlaceChoice,
  type Figure,
  type PlaceChoice,
  type Subject,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'

type CompareBy = 'Period' | 'State' | 'National' | 'Zonal'

/** What the visitor sets in the bar, as the manifest declares it. */
export interface ComparisonSettings {
  compareBy: CompareBy
  /** Ids; none for the indicator of the other tabs and its related ones. */
  indicators: number[]
  isIndexed: boolean
  baseYear: string | null
}

export interface Compared extends Subject {
  compareBy: CompareBy
  indicators: Indicator[]
  /** Which places stand out in charts of places, and how one is chosen. */
  chart: PlaceChoice['chart']
  period: string
  /** What is compared, such as "NDHS in Kano" or "NDHS 2018 by state". */
  where: string
  range: DataQuery
  figures: readonly Figure[]
  answer: Async<unknown>
}

const mostIndicators = 20

const levelsOf: Record<Exclude<CompareBy, 'Period'>, number[]> = {
  State: [levels.national, levels.state],
  Zonal: [levels.national, levels.zone],
  National: [levels.national],
}

/** The figures of the chosen indicators, ascending by period. */
export function useCompared(subject: Subject): Compared {
  const { catalog, selection, source, place } = subject
  const { period } = selection
  const { compareBy, indicators: chosen } = useSettings<ComparisonSettings>()
  const isOverTime = compareBy === 'Period'
  const indicators = chosenIndicators(catalog, chosen, selection).slice(0, mostIndicators)
  const { chart } = usePlaceChoice(subject)
  const range = isOverTime
    ? { locations: shownPlaces(subject).map(({ id }) => id) }
    : { periods: [period], levels: levelsOf[compareBy] }
  const ids = indicators.map(({ id }) => id)
  const query = ids.length > 0 ? { indicators: ids, datasources: [source.id], ...range } : null
  const { figures: found, answer } = useFigures(query, catalog)
  const figures = useMemo(() => found.toSorted(byPeriod), [found])
  const where = `${source.datasource} ${isOverTime ? `in ${place.name}` : formatPeriod(period)}`
  return { ...subject, compareBy, indicators, chart, period, where, range, figures, answer }
}
