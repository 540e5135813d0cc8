import type { Async } from '@msdat/sdk'
import type { ReactNode } from 'react'
import { PlainCard } from '../cards/PlainCard.tsx'
import { Pager } from '../parts/Pager.tsx'
import { standIn, valueOf } from '../parts/standIn.tsx'
import { BodyRow } from './BodyRow.tsx'
import { headerText, type Column } from './Column.ts'
import { TableRegion } from './TableRegion.tsx'

export interface PagedTableProps<Row> {
  title: string
  /** One page of the list, and how many rows there are in all. */
  answer: Async<{ count: number; results: readonly Row[] }>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  page: number
  rowsOnPage: number
  onPage: (page: number) => void
  /** How many were found, in words. */
  tell: (count: number) => string
  /** Stands where nothing was found. */
  nothing: string
  /** Beside the title, such as a download. */
  actions?: ReactNode
  height?: number
}

/** A card with a long list that the server orders and hands out page by page. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const {
    title,
    answer,
    columns,
    rowKey,
    page,
    rowsOnPage,
    onPage,
    tell,
    nothing,
    actions,
    height = 560,
  } = props
  const found = valueOf(answer)
  const pages = Math.max(1, Math.ceil((found?.count ?? 0) / rowsOnPage))
  return (
    <PlainCard
      title={title}
      actions={actions}
      about={
        <p className="k-muted" aria-live="polite">
          {found ? tell(found.count) : answer.status === 'failed' ? '' : 'Searching …'}
        </p>
      }
    >
      {standIn([answer], height)}
      {found?.count === 0 && <p>{nothing}</p>}
      {found && found.count > 0 && (
        <TableRegion label={title} maxHeight={height}>
          <table className="k-table">
            <caption className="k-hidden">{title}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.id} scope="col" data-number={column.isNumber ? '' : undefined}>
                    {headerText(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.results.map((row) => (
                <BodyRow key={rowKey(row)} columns={columns} row={row} />
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      <Pager page={page} pages={pages} onPage={onPage} />
    </PlainCard>
  )
}
