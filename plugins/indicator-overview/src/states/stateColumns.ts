import {
  boundColumns,
  formatValue,
  periodColumn,
  placeColumn,
  sourceColumn,
  standingColumn,
  valueColumn,
  type Column,
  type Subject,
} from '@msdat/sdk/kit'
import type { PlaceBar } from './stateBars.ts'

/** The columns of the table of the states. */
export function stateColumns(
  { factor, source, selection }: Subject,
  onChoose: (location: number) => void,
): Column<PlaceBar>[] {
  const format = (value: number) => formatValue(value, factor)
  return [
    placeColumn(({ place }) => place, onChoose),
    valueColumn(({ figure }) => figure?.value ?? null, format),
    ...boundColumns<PlaceBar>(({ figure }) => figure, format),
    standingColumn(({ standing }) => standing),
    sourceColumn(() => source.datasource),
    periodColumn(() => selection.period),
  ]
}
