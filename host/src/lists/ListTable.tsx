import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Icon } from '../parts/Icon.tsx'
import { LongWords } from '../parts/LongWords.tsx'
import { ListFrame, type ListFrameProps } from './ListFrame.tsx'
import { isSortable } from './ListQuery.ts'
import type { ListStore } from './ListStore.ts'

export interface ListColumn<Row> {
  /** The field of the row; sortable where the contract orders by it. */
  name: string
  label: string
  /** Without it, the field as text. */
  draw?: (row: Row) => ReactNode
  isNumber?: boolean
  /** A text of several lines, which keeps its width where there is little room. */
  isLong?: boolean
  /** Stays on one line, as a date does. */
  isOneLine?: boolean
  /** Of a first column: a number that names its row. It takes little room, and its label goes before it on a card. */
  isShort?: boolean
}

interface ListTableProps<Row> extends ListFrameProps<Row> {
  /** The first one names its row. */
  columns: readonly ListColumn<Row>[]
  /** Gives each row a checkbox that bears this name. */
  nameOf?: (row: Row) => string
}

/** A list as a table; on a phone each row is a card, with its labels beside its values. */
export function ListTable<Row>({ columns, nameOf, ...frame }: ListTableProps<Row>) {
  const { list, things } = frame
  return <ListFrame {...frame}>{(rows) => <Rows {...{ list, things, rows, columns, nameOf }} />}</ListFrame>
}

interface RowsProps<Row> {
  list: ListStore<Row>
  things: string
  rows: readonly Row[]
  columns: readonly ListColumn<Row>[]
  nameOf: ((row: Row) => string) | undefined
}

const Rows = observer(function Rows<Row>({ list, things, rows, columns, nameOf }: RowsProps<Row>) {
  const idOf = (row: Row): string | number => list.options.idOf(row)
  const isAllChosen = rows.every((row) => list.chosen.has(idOf(row)))
  return (
    <div className="list-scroll card" role="region" aria-label={`Table of ${things}`} tabIndex={0}>
      <table className="list-table list-cards">
        <thead>
          <tr>
            {nameOf && (
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={`Choose all ${things} on this page`}
                  checked={isAllChosen}
                  onChange={() => list.chooseAll(!isAllChosen)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.name} list={list} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} aria-selected={nameOf ? list.chosen.has(idOf(row)) : undefined}>
              {nameOf && (
                <td>
                  <input
                    type="checkbox"
                    aria-label={`Choose ${nameOf(row)}`}
                    checked={list.chosen.has(idOf(row))}
                    onChange={(event) => list.choose(idOf(row), event.currentTarget.checked)}
                  />
                </td>
              )}
              {columns.map((column, at) => (
                <Cell key={column.name} column={column} row={row} isName={at === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})

interface HeadingProps {
  list: ListStore<unknown>
  column: Pick<ListColumn<unknown>, 'name' | 'label' | 'isNumber'>
}

const Heading = observer(function Heading({ list, column }: HeadingProps) {
  const { name, label, isNumber } = column
  const className = isNumber ? 'list-number' : undefined
  if (!isSortable(list.options.endpoint, name)) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  }
  const { ordering } = list.query
  const order = ordering === name ? 'ascending' : ordering === `-${name}` ? 'descending' : 'none'
  return (
    <th scope="col" className={className} aria-sort={order}>
      <button type="button" className="list-sort" data-order={order} onClick={() => list.sort(name)}>
        {label} <Icon name="chevron" size={14} />
      </button>
    </th>
  )
})

interface CellProps<Row> {
  column: ListColumn<Row>
  row: Row
  isName: boolean
}

function Cell<Row>({ column, row, isName }: CellProps<Row>) {
  const drawn = column.draw ? column.draw(row) : textOf((row as Record<string, unknown>)[column.name])
  const content = typeof drawn === 'string' ? <LongWords text={drawn} /> : drawn
  const className = column.isNumber
    ? 'list-number'
    : column.isLong
      ? 'list-long'
      : column.isOneLine
        ? 'list-one-line'
        : undefined
  return isName ? (
    <th
      scope="row"
      className={column.isShort ? 'list-short' : className}
      data-label={column.isShort ? column.label : undefined}
    >
      {content}
    </th>
  ) : (
    <td className={className} data-label={column.label}>
      <div className="list-value">{content}</div>
    </td>
  )
}

/** A missing value is a dash, never a zero. */
const textOf = (value: unknown): string =>
  value === null || value === undefined || value === '' ? '–' : String(value)
