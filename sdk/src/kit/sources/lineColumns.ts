import type { Factor } from '../../contracts/reference.ts'
import type { Column } from '../tables/Column.ts'
import { periodColumn, sourceColumn, valueColumn } from '../tables/figureColumns.tsx'
import { nameColumn } from '../tables/numberColumn.ts'
import { formatExact, unitText } from '../values/formatValue.ts'
import type { MatrixLine } from '../values/sourceMatrix.ts'

/** The columns of the table of all sources; each line has the unit of its own indicator. */
export function lineColumns(factors: readonly Factor[]): Column<MatrixLine>[] {
  const factorOf = ({ indicator }: MatrixLine) => factors.find(({ id }) => id === indicator.factor)
  return [
    nameColumn('indicator', 'Indicator', ({ indicator }) => indicator.short_name),
    sourceColumn(({ source }) => source.datasource),
    { id: 'class', header: 'Class', value: ({ source }) => source.classification },
    periodColumn(({ figure }) => figure.period),
    valueColumn(
      ({ figure }) => figure.value,
      (value, line) => formatExact(value, factorOf(line)),
    ),
    { id: 'unit', header: 'Unit', value: (line) => unitText(factorOf(line)) },
  ]
}
