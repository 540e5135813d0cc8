import type { Column } from './Column.ts'

/** One cell of a table, as its column draws it. */
export function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const value = column.value(row)
  const content = column.render?.(row) ?? value ?? <span className="k-table-missing">No data</span>
  if (column.isRowHeader) return <th scope="row">{content}</th>
  return <td data-number={column.isNumber ? '' : undefined}>{content}</td>
}
