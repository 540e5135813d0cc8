import type { Column } from './Column.ts'

interface BodyRowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  isSelected?: boolean
}

/** One row of a table. */
export function BodyRow<Row>({ columns, row, isSelected = false }: BodyRowProps<Row>) {
  return (
    <tr data-selected={isSelected ? '' : undefined}>
      {columns.map((column) => (
        <BodyCell key={column.id} column={column} row={row} />
      ))}
    </tr>
  )
}

/** One cell of a table, as its column draws it. */
function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const value = column.value(row)
  const content = column.render?.(row) ?? value ?? <span className="k-table-missing">No data</span>
  if (column.isRowHeader) return <th scope="row">{content}</th>
  if (column.isNumber) return <td data-number="">{content}</td>
  return (
    <td>
      <div className="k-td">{content}</div>
    </td>
  )
}
