import type { Column } from './Column.ts'

/** The columns with one of them small beneath another: a narrow window then has room for the next. */
export function withBeneath<Row>(
  columns: readonly Column<Row>[],
  id: string,
  beneath: string,
): Column<Row>[] {
  const below = columns.find((column) => column.id === beneath)
  const joined = (column: Column<Row>): Column<Row> => ({
    ...column,
    render: (row) => {
      if (column.value(row) === null) return column.render?.(row)
      return (
        <>
          {column.render?.(row) ?? column.value(row)}{' '}
          <small>{below?.render?.(row) ?? below?.value(row)}</small>
        </>
      )
    },
  })
  return columns
    .filter((column) => column !== below)
    .map((column) => (column.id === id ? joined(column) : column))
}
