import type { DataSource, Location } from '@msdat/sdk'
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
  place: Location
  source: DataSource
  figure: Figure
}

/** The columns of the table of all sources and years; with several places, each row names its own. */
export function trendColumns({ factor }: Subject, hasPlaces: boolean): Column<TrendRow>[] {
  const format = (value: number) => formatExact(value, factor)
  return [
    ...(hasPlaces ? [{ id: 'place', header: 'Place', value: ({ place }: TrendRow) => place.name }] : []),
    { ...sourceColumn<TrendRow>(({ source }) => source.datasource), isRowHeader: true },
    { id: 'class', header: 'Class', value: ({ source }) => source.classification },
    periodColumn(({ figure }) => figure.period),
    valueColumn(({ figure }) => figure.value, format),
    ...boundColumns<TrendRow>(({ figure }) => figure, format),
  ]
}
