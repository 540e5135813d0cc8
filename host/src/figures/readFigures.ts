import type { DataColumns } from '@msdat/sdk/contracts/data'
import { pointValueTypes, valueTypes } from '@msdat/sdk/contracts/valueTypes'
import type { FigureRow } from './FigureRow.ts'

/** Rows from columns; the bounds of a figure stand in rows of their own and are joined to it. */
export function readFigures(columns: DataColumns): FigureRow[] {
  const bounds = new Map<string, number>()
  const figures: FigureRow[] = []
  for (let row = 0; row < columns.count; row += 1) {
    const type = columns.value_type[row] ?? 0
    const figure = figureAt(columns, row)
    if (pointValueTypes.includes(type)) figures.push(figure)
    else bounds.set(`${keyOf(figure)} ${type}`, figure.value)
  }
  return figures.map((figure) => ({
    ...figure,
    lower: bounds.get(`${keyOf(figure)} ${valueTypes.lowerBound}`) ?? null,
    upper: bounds.get(`${keyOf(figure)} ${valueTypes.upperBound}`) ?? null,
  }))
}

function figureAt(columns: DataColumns, row: number): FigureRow {
  return {
    indicator: columns.indicator[row] ?? 0,
    datasource: columns.datasource[row] ?? 0,
    location: columns.location[row] ?? 0,
    period: columns.period.values[columns.period.codes[row] ?? 0] ?? '',
    value: columns.value[row] ?? Number.NaN,
    lower: null,
    upper: null,
    citation: columns.citation[row] ?? 0,
  }
}

const keyOf = ({ indicator, datasource, location, period }: FigureRow): string =>
  `${indicator} ${datasource} ${location} ${period}`
