import type { Catalog } from '../../contracts/reference.ts'
import { formatExact, formatPeriod, unitText } from '../values/formatValue.ts'
import { factorOf } from '../values/lookUp.ts'
import type { Figure } from '../values/readFigures.ts'
import type { Column, FigureTable } from './Column.ts'
import { boundColumns, placeColumn, valueColumn } from './figureColumns.tsx'
import { nameColumn } from './numberColumn.ts'

/** What a table says of a figure. `bounds` are two columns, `origin` is source and year in one. */
export type FigurePart =
  'indicator' | 'place' | 'source' | 'class' | 'period' | 'origin' | 'value' | 'bounds' | 'unit'

interface FigureColumns<Row> {
  /** The figure of a row; null where it has none. */
  figureOf: (row: Row) => Figure | null
  /** Makes a place the one looked at; names of places are plain text without it. */
  choose?: (location: number) => void
  /** In place of the usual headers, by column, such as `{ value: 'Nigeria' }`. */
  headers?: Readonly<Record<string, string>>
}

/** Columns for rows with a figure each, every figure in the unit of its own indicator. */
export function figureColumns<Row>(
  catalog: Catalog,
  parts: readonly FigurePart[],
  { figureOf, choose, headers = {} }: FigureColumns<Row>,
): Column<Row>[] {
  const indicatorOf = (row: Row) => catalog.indicators.find(({ id }) => id === figureOf(row)?.indicator)
  const unitOf = (row: Row) => factorOf(catalog, indicatorOf(row))
  const sourceOf = (row: Row) => catalog.datasources.find(({ id }) => id === figureOf(row)?.datasource)
  const placeOf = (row: Row) => catalog.locations.find(({ id }) => id === figureOf(row)?.location)
  const format = (value: number, row: Row) => formatExact(value, unitOf(row))
  const originOf = (row: Row) => {
    const figure = figureOf(row)
    return figure && [sourceOf(row)?.datasource, formatPeriod(figure.period)].filter(Boolean).join(', ')
  }
  const all: Record<FigurePart, Column<Row>[]> = {
    indicator: [nameColumn('indicator', 'Indicator', (row: Row) => indicatorOf(row)?.short_name ?? '')],
    place: [placeColumn((row) => placeOf(row) ?? null, choose)],
    source: [{ id: 'source', header: 'Source', value: (row) => sourceOf(row)?.datasource ?? null }],
    class: [{ id: 'class', header: 'Class', value: (row) => sourceOf(row)?.classification ?? null }],
    period: [
      {
        id: 'period',
        header: 'Period',
        value: (row) => figureOf(row)?.period ?? null,
        render: (row) => figureOf(row) && formatPeriod(figureOf(row)?.period ?? ''),
      },
    ],
    origin: [{ id: 'origin', header: 'Source, year', value: originOf }],
    value: [valueColumn((row) => figureOf(row)?.value ?? null, format)],
    bounds: boundColumns(figureOf, format),
    unit: [{ id: 'unit', header: 'Unit', value: (row) => unitText(unitOf(row)) }],
  }
  return parts
    .flatMap((part) => all[part])
    .map((column) => ({ ...column, header: headers[column.id] ?? column.header, isRowHeader: false }))
}

/** Tells the figures of a table apart: for `selectedRow`. */
export const figureKey = ({ indicator, datasource, location, period }: Figure): string =>
  [indicator, datasource, location, period].join(' ')

interface FigureTableWanted extends Pick<FigureColumns<Figure>, 'choose' | 'headers'> {
  caption: string
  /** The columns in their order; the first one names the row. */
  parts: readonly FigurePart[]
}

/** The table behind a drawing of figures, for `ChartCard`. */
export function figureTable(
  catalog: Catalog,
  figures: readonly Figure[],
  { caption, parts, ...columns }: FigureTableWanted,
): FigureTable<Figure> {
  const figureOf = (figure: Figure): Figure => figure
  const made = figureColumns(catalog, parts, { ...columns, figureOf })
  const named = made.map((column, at) => ({ ...column, isRowHeader: at === 0 }))
  return { caption, columns: named, rows: figures, rowKey: figureKey }
}
