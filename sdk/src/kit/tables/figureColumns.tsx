import type { Location } from '../../contracts/reference.ts'
import { Button } from '../parts/Button.tsx'
import { StandingTag } from '../parts/Tags.tsx'
import type { Standing } from '../values/compareToTarget.ts'
import { formatPeriod } from '../values/formatValue.ts'
import type { Figure } from '../values/readFigures.ts'
import type { Column } from './Column.ts'
import { numberColumn } from './numberColumn.ts'

/** The place that names its row, as a button that chooses it; as plain text where nothing is to be chosen. */
export function placeColumn<Row>(
  placeOf: (row: Row) => Location | null,
  onChoose?: (location: number) => void,
): Column<Row> {
  const column: Column<Row> = {
    id: 'place',
    header: 'Place',
    isRowHeader: true,
    value: (row) => placeOf(row)?.name ?? '',
  }
  if (!onChoose) return column
  const render = (row: Row) => {
    const place = placeOf(row)
    if (!place) return ''
    return (
      <Button kind="link" onClick={() => onChoose(place.id)}>
        {place.name}
      </Button>
    )
  }
  return { ...column, render }
}

/** The figure itself; without one, the table says so. */
export function valueColumn<Row>(
  valueOf: (row: Row) => number | null,
  format: (value: number, row: Row) => string,
): Column<Row> {
  return {
    id: 'value',
    header: 'Value',
    isNumber: true,
    value: valueOf,
    render: (row) => {
      const value = valueOf(row)
      return value === null ? undefined : format(value, row)
    },
  }
}

/** The bounds of the confidence range; a dash where the source states none. */
export function boundColumns<Row>(
  figureOf: (row: Row) => Pick<Figure, 'lower' | 'upper'> | null,
  format: (value: number, row: Row) => string,
): Column<Row>[] {
  const column = (id: 'lower' | 'upper', header: string): Column<Row> =>
    numberColumn({ id, header, value: (row) => figureOf(row)?.[id] ?? null, format, missing: '–' })
  return [column('lower', 'Lower bound'), column('upper', 'Upper bound')]
}

/** How the figure stands to its target, in words, icon and colour. */
export function standingColumn<Row>(standingOf: (row: Row) => Standing | undefined): Column<Row> {
  return {
    id: 'standing',
    header: 'Target',
    value: (row) => standingOf(row)?.words ?? '',
    render: (row) => {
      const standing = standingOf(row)
      return standing ? <StandingTag standing={standing} /> : '–'
    },
  }
}

/** The short name of the source. */
export const sourceColumn = <Row,>(nameOf: (row: Row) => string): Column<Row> => ({
  id: 'source',
  header: 'Source',
  value: nameOf,
})

/** The year or the month; sorted and saved as YYYY or YYYY-MM. */
export const periodColumn = <Row,>(periodOf: (row: Row) => string): Column<Row> => ({
  id: 'period',
  header: 'Period',
  value: periodOf,
  render: (row) => formatPeriod(periodOf(row)),
})
