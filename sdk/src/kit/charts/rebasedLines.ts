import { rebaseSeries } from '../../methods/series/rebaseSeries.ts'
import type { Hidden } from '../chartFrame/useHidden.ts'
import type { CardView } from '../cards/ChartCardProps.ts'
import type { FigureTable } from '../tables/Column.ts'
import { nameColumn, numberColumn } from '../tables/numberColumn.ts'
import { periodColumn } from '../tables/figureColumns.tsx'
import { formatPeriod } from '../values/formatValue.ts'
import { formatNumber } from '../../contracts/minus.ts'
import { lineView } from './chartViews.tsx'
import type { LineSeries } from './lineLayout.ts'

const format = (value: number): string => formatNumber(value, 1)

/** A figure in percent of that of its base year. */
export interface RebasedRow {
  id: string
  label: string
  period: string
  value: number
}

interface RebasedWanted {
  /** Null takes the first year that all of them have. */
  baseYear: string | null
  /** Whose and where, for the names of drawing and table. */
  about: string
  legend?: Hidden
}

/** Series of any units on one scale, each in percent of its own base year: what a `ChartCard` of them takes. */
export function rebasedLines(
  all: readonly LineSeries[],
  { baseYear, about, legend }: RebasedWanted,
): { title: string; unit: string; notes: string[]; views: CardView[]; table: FigureTable<RebasedRow> } {
  const { base, series, left } = rebaseSeries(all, baseYear)
  const title = base ? `Index, ${formatPeriod(base)} = 100` : 'Index'
  const notes = [
    base
      ? 'Each line is a percentage of its own figure in the base year: compare how much they changed, not how high they are.'
      : 'These indicators share no year with a figure other than 0: choose a base year, or fewer indicators.',
  ]
  if (base && left.length > 0)
    notes.push(`Without a figure to divide by in ${formatPeriod(base)}: ${left.join('; ')}.`)
  const view = lineView({
    name: `${title}, ${about}`,
    summary: `${series.length} indicators, each in percent of its base year.`,
    series: series.map((one) => ({ ...one, hasBand: false })),
    format,
    legend,
  })
  const rows = series.flatMap(({ id, label, points }) =>
    points.map(({ period, value }): RebasedRow => ({ id: `${id} ${period}`, label, period, value })),
  )
  const columns = [
    nameColumn<RebasedRow>('indicator', 'Indicator', ({ label }) => label),
    periodColumn<RebasedRow>(({ period }) => period),
    numberColumn<RebasedRow>({ id: 'value', header: 'Value', value: ({ value }) => value, format }),
  ]
  const table = { caption: `${title}, ${about}`, columns, rows, rowKey: ({ id }: RebasedRow) => id }
  return { title, unit: 'index', notes, views: [view], table }
}
