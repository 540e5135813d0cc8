import type { DataSource } from '@msdat/sdk'
import {
  boundColumns,
  formatExact,
  periodColumn,
  sourceColumn,
  valueColumn,
  type Column,
  type Figure,
  type Subject,
} from '@msdat/sdk/kit'

/** One figure of one source. */
export interface TrendRow {
  source: DataSource
  figure: Figure
}

/** The columns of the table of all sources and years. */
export function trendColumns({ factor }: Subject): Column<TrendRow>[] {
  const format = (value: number) => formatExact(value, factor)
  return [
    { ...sourceColumn<TrendRow>(({ source }) => source.datasource), isRowHeader: true },
    { id: 'class', header: 'Class', value: ({ source }) => source.classification },
    periodColumn(({ figure }) => figure.period),
    valueColumn(({ figure }) => figure.value, format),
    ...boundColumns<TrendRow>(({ figure }) => figure, format),
  ]
}
