import { withConstants } from '../files/withConstants.ts'
import { sortRows, type FigureTable, type Sort } from '../tables/Column.ts'
import type { ChartCardProps } from './ChartCardProps.ts'

type CardFacts<Row> = Pick<
  ChartCardProps<Row>,
  'title' | 'indicator' | 'place' | 'period' | 'unit' | 'sources' | 'updatedAt' | 'table'
>

/** "2018", "2018-04" or "Apr 2018"; no span of years. */
const onePeriod = /^([A-Z][a-z]{2} )?\d{4}(-\d{2})?$/

/** The table of a card as a file holds it: in the order shown, and with all that the card says around it. */
export function tableInFile<Row>(card: CardFacts<Row>, sort: Sort | null): FigureTable<Row> {
  const { title, indicator, place, period = '', unit = '', sources, updatedAt = '', table } = card
  const rows = sortRows(table.rows, table.columns, sort)
  return withConstants({ ...table, rows }, [
    // A title may be more than a name, such as "Which states lag behind".
    { id: 'indicator', header: indicator ? 'Indicator' : 'Chart', value: indicator ?? title },
    { id: 'place', header: 'Place', value: place },
    { id: 'unit', header: 'Unit', value: unit },
    // Of several sources or years, only the table can say which row has which.
    { id: 'source', header: 'Source', value: sources.length === 1 ? (sources[0]?.datasource ?? '') : '' },
    { id: 'period', header: 'Period', value: onePeriod.test(period) ? period : '' },
    { id: 'updated', header: 'Data as of', value: updatedAt.slice(0, 'YYYY-MM-DD'.length) },
  ])
}
