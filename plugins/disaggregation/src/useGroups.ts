import { useData, useSettings, type Async } from '@msdat/sdk'
import {
  isPercentage,
  readFigures,
  useSharedLineage,
  valueOf,
  type Figure,
  type Subject,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { gapsOf, type Gap } from './gaps.ts'
import { dimensionNames, groupBy, type Dimension, type Group, type Grouping } from './groups.ts'

export interface Grouped {
  dimension: Dimension
  /** Null where this indicator has no figures by the dimension. */
  grouping: Grouping | null
  /** The groups that have any figure. */
  groups: readonly Group[]
  figures: readonly Figure[]
  gaps: readonly Gap[]
  /** What is shown, such as "NDHS by zone". */
  where: string
  lineage: readonly string[]
  answer: Async<unknown>
}

export function useGroups(subject: Subject): Grouped {
  const { catalog, indicator, source, place, factor } = subject
  const { by } = useSettings<{ by: Dimension }>()
  const grouping = useMemo(() => groupBy(by, subject), [by, subject])
  const answer = useData(grouping?.query ?? null)
  const table = valueOf(answer)
  const figures = useMemo(
    () =>
      (table ? readFigures(table, catalog.datasources) : []).filter(({ period }) => !period.includes('-')),
    [table, catalog],
  )
  const have = new Set(grouping ? figures.map(grouping.groupOf) : [])
  const groups = grouping?.groups.filter(({ id }) => have.has(id)) ?? []
  const sources = by === 'source' ? catalog.datasources.filter(({ id }) => have.has(id)) : []
  return {
    dimension: by,
    grouping,
    groups,
    figures,
    gaps: grouping ? gapsOf(figures, grouping, isPercentage(factor)) : [],
    where: by === 'source' ? `${place.name} by source` : `${source.datasource} by ${dimensionNames[by]}`,
    lineage: useSharedLineage(sources, indicator.id),
    answer,
  }
}
