import type { Column, FigureTable } from '../tables/Column.ts'

/** What is the same for every row of a table: the page says it once, beside the table. */
export interface TableConstant {
  id: string
  header: string
  value: string
}

/**
 * The table as it leaves the page: what stands around it comes first or last, in columns of one value each.
 * What the table itself has a column for is not said twice, and what is not known is left out.
 */
export function withConstants<Row>(
  table: FigureTable<Row>,
  constants: readonly TableConstant[],
  side: 'first' | 'last' = 'first',
): FigureTable<Row> {
  const ids = new Set(table.columns.map(({ id }) => id))
  const headers = new Set(table.columns.map(({ header }) => header.toLowerCase()))
  const added = constants
    .filter(({ id, header, value }) => value && !ids.has(id) && !headers.has(header.toLowerCase()))
    .map(({ id, header, value }): Column<Row> => ({ id, header, value: () => value }))
  const columns = side === 'first' ? [...added, ...table.columns] : [...table.columns, ...added]
  return { ...table, columns }
}
