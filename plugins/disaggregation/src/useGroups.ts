import { useSettings, type Async, type Location } from '@msdat/sdk'
import {
  isPercentage,
  pinnedPlaces,
  useFigures,
  useSharedLineage,
  type Figure,
  type Subject,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { gapsOf, type Gap } from './gaps.ts'
import { areOfPlaces, groupBy, type Dimension, type Group, type Grouping } from './groups.ts'

/** The groups of a pinned place. */
interface Beside {
  place: Location
  figures: readonly Figure[]
  gaps: readonly Gap[]
}

export interface Grouped {
  dimension: Dimension
  /** Null where this indicator has no figures by the dimension. */
  grouping: Grouping | null
  /** The groups that have any figure. */
  groups: readonly Group[]
  figures: readonly Figure[]
  gaps: readonly Gap[]
  /** The same groups in each pinned place; none where the groups are places themselves. */
  besides: readonly Beside[]
  /** What is shown, such as "NDHS by zone". */
  where: string
  lineage: readonly string[]
  answer: Async<unknown>
}

export function useGroups(subject: Subject): Grouped {
  const { catalog, indicator, source, place, factor } = subject
  const { by } = useSettings<{ by: Dimension }>()
  const grouping = useMemo(() => groupBy(by, subject), [by, subject])
  const { figures: all, answer } = useFigures(grouping?.query ?? null, catalog)
  const read = all.filter(({ period }) => !period.includes('-'))
  const arePlaces = areOfPlaces(by)
  const figures = arePlaces ? read : read.filter(({ location }) => location === place.id)
  const gapsIn = (some: readonly Figure[]) => (grouping ? gapsOf(some, grouping, isPercentage(factor)) : [])
  const besides = (arePlaces ? [] : pinnedPlaces(subject)).map((pinned): Beside => {
    const own = read.filter(({ location }) => location === pinned.id)
    return { place: pinned, figures: own, gaps: gapsIn(own) }
  })
  const have = new Set(grouping ? figures.map(grouping.groupOf) : [])
  const groups = grouping?.groups.filter(({ id }) => have.has(id)) ?? []
  const sources = by === 'source' ? catalog.datasources.filter(({ id }) => have.has(id)) : []
  return {
    dimension: by,
    grouping,
    groups,
    figures,
    gaps: gapsIn(figures),
    besides,
    where: by === 'source' ? `${place.name} by source` : `${source.datasource} by ${by}`,
    lineage: useSharedLineage(sources, indicator.id),
    answer,
  }
}
