import {
  boundColumns,
  formatExact,
  periodColumn,
  placeColumn,
  sourceColumn,
  sourceName,
  standingColumn,
  valueColumn,
  type Column,
  type Subject,
} from '@msdat/sdk/kit'
import type { PlaceBar } from './stateBars.ts'

/** The columns of the table of the states. */
export function stateColumns(
  { factor, source, selection, catalog }: Subject,
  onChoose: (location: number) => void,
): Column<PlaceBar>[] {
  const format = (value: number) => formatExact(value, factor)
  return [
    placeColumn(({ place }) => place, onChoose),
    valueColumn(({ figure }) => figure?.value ?? null, format),
    ...boundColumns<PlaceBar>(({ figure }) => figure, format),
    standingColumn(({ standing }) => standing),
    sourceColumn(({ figure }) => sourceName(catalog, figure?.datasource ?? source.id)),
    periodColumn(() => selection.period),
  ]
}
