import { useState } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { BodyRow } from './BodyRow.tsx'
import { TableRegion } from './TableRegion.tsx'
import { sortRows, type Column, type FigureTable, type Sort } from './Column.ts'

interface DataTableProps<Row> extends FigureTable<Row> {
  /** Keys of the rows that stand out. */
  selected?: string | readonly string[]
  /** Leave the caption to screen readers, where a heading says the same. */
  isCaptionHidden?: boolean
  maxHeight?: number
  /** The order of the rows, where the caller keeps it; the table keeps its own where both are omitted. */
  sort?: Sort | null
  onSort?: (sort: Sort) => void
}

/** A table that sorts by its headers and scrolls inside itself, by hand or by keyboard. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, selected, isCaptionHidden, maxHeight } = props
  const [ownSort, setOwnSort] = useState<Sort | null>(null)
  const { sort = ownSort, onSort = setOwnSort } = props
  return (
    <TableRegion label={caption} maxHeight={maxHeight}>
      <table className="k-table">
        <caption>
          <span className={isCaptionHidden ? 'k-hidden' : undefined}>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Header key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortRows(rows, columns, sort).map((row) => (
            <BodyRow
              key={rowKey(row)}
              columns={columns}
              row={row}
              isSelected={[selected].flat().includes(rowKey(row))}
            />
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}

interface HeaderProps<Row> {
  column: Column<Row>
  sort: Sort | null
  onSort: (sort: Sort) => void
}

/** Letters that take more than three lines in a column of figures. */
const longHeader = 40

function Header<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined
  // Numbers are asked for from the largest first.
  const first = column.isNumber ? 'descending' : 'ascending'
  const other = first === 'ascending' ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      aria-sort={direction}
      data-number={column.isNumber ? '' : undefined}
      data-long={column.header.length > longHeader ? '' : undefined}
    >
      <button
        type="button"
        onClick={() => onSort({ column: column.id, direction: direction === first ? other : first })}
      >
        {column.headerNote ? (
          <span>
            {column.header} <small>{column.headerNote}</small>
          </span>
        ) : (
          column.header
        )}
        <Icon name={direction ?? 'sort'} size={12} />
      </button>
    </th>
  )
}
