import type { DataTable } from '../../contracts/bridge.ts'
import { pointValueTypes, valueTypes } from '../../contracts/valueTypes.ts'
import type { DataSource } from '../../contracts/reference.ts'

/** One published figure, with its bounds where the source states them. */
export interface Figure {
  indicator: number
  datasource: number
  location: number
  period: string
  value: number
  valueType: number
  lower: number | null
  upper: number | null
  /** What the value was divided by, where it is published: of a survey, the size of its sample. */
  denominator?: number
  /** 0 where there is none. */
  citation: number
}

const typeOfClassification = {
  Routine: valueTypes.routine,
  Survey: valueTypes.survey,
  Estimate: valueTypes.estimate,
} as const

/**
 * The figures of a table of values: one for each indicator, source, place and period.
 * Where a source publishes several value types for one of them, the type of its own class counts.
 */
export function readFigures(table: DataTable, datasources: readonly DataSource[] = []): Figure[] {
  const preferred = new Map(
    datasources.map(({ id, classification }) => [id, typeOfClassification[classification]]),
  )
  const figures = new Map<string, Figure>()
  for (let row = 0; row < table.count; row++) {
    const figure = figureAt(table, row)
    if (!figure || !pointValueTypes.includes(figure.valueType)) continue
    const key = keyAt(table, row)
    const known = figures.get(key)
    if (!known || figure.valueType === preferred.get(figure.datasource)) figures.set(key, figure)
  }
  addBounds(table, figures)
  return [...figures.values()]
}

function figureAt(table: DataTable, row: number): Figure | null {
  const period = table.periods[table.period[row] ?? -1]
  const value = table.value[row]
  if (period === undefined || value === undefined) return null
  return {
    indicator: table.indicator[row] ?? 0,
    datasource: table.datasource[row] ?? 0,
    location: table.location[row] ?? 0,
    period,
    value,
    valueType: table.valueType[row] ?? 0,
    lower: null,
    upper: null,
    citation: table.citation[row] ?? 0,
  }
}

function addBounds(table: DataTable, figures: Map<string, Figure>): void {
  for (let row = 0; row < table.count; row++) {
    const figure = figures.get(keyAt(table, row))
    const value = table.value[row]
    if (!figure || value === undefined) continue
    if (table.valueType[row] === valueTypes.lowerBound) figure.lower = value
    if (table.valueType[row] === valueTypes.upperBound) figure.upper = value
    if (table.valueType[row] === valueTypes.denominator) figure.denominator = value
  }
}

function keyAt(table: DataTable, row: number): string {
  return `${table.indicator[row]} ${table.datasource[row]} ${table.location[row]} ${table.period[row]}`
}

/** The citation ids behind figures, each once. */
export function citationsOf(figures: readonly Figure[]): number[] {
  return [...new Set(figures.map(({ citation }) => citation))].filter((id) => id > 0)
}

/** Orders figures in time. Year and year-month sort rightly as text: both begin with four digits. */
export const byPeriod = (one: { period: string }, other: { period: string }): number =>
  one.period.localeCompare(other.period)

/** Whether the figure is of a whole year, and not of a month. */
export const isOfYear = ({ period }: { period: string }): boolean => !period.includes('-')
