import type { Column } from '../tables/Column.ts'
import { nameColumn, numberColumn } from '../tables/numberColumn.ts'
import { formatPeriod } from '../values/formatValue.ts'
import type { SourceDetail } from './readTriangulation.ts'

type Pair = SourceDetail['consistency']['pairs'][number]

interface PairWords {
  primary: string
  compared: string
  /** Multiple of the usual tolerance. */
  tolerance: number
  format: (value: number) => string
}

/** The pairs as a table: both figures, their distance, and whether it is within the tolerance. */
export function pairColumns({ primary, compared, tolerance, format }: PairWords): Column<Pair>[] {
  const number = (id: string, header: string, value: (pair: Pair) => number) =>
    numberColumn({ id, header, value, format })
  return [
    nameColumn('period', 'Period', ({ period }) => formatPeriod(period)),
    { id: 'kind', header: 'Kind of pair', value: ({ kind }) => kind },
    number('primary', primary, (pair) => pair.primary),
    number('compared', compared, (pair) => pair.compared),
    number('difference', 'Difference', (pair) => pair.difference),
    number('tolerance', 'Tolerance', (pair) => pair.tolerance * tolerance),
    {
      id: 'within',
      header: 'Within tolerance',
      value: (pair) => (Math.abs(pair.difference) <= pair.tolerance * tolerance ? 'Yes' : 'No'),
    },
    numberColumn({
      id: 'weight',
      header: 'Weight',
      value: ({ weight }) => weight,
      format: (weight) => weight.toFixed(2),
    }),
  ]
}
