import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { ListPages } from './ListPages.tsx'
import type { ListStore } from './ListStore.ts'
import { ListTools, type ListFilter } from './ListTools.tsx'
import './lists.css'

export interface ListFrameProps<Row> {
  list: ListStore<Row>
  /** What the rows are, in the plural and small: "messages". */
  things: string
  /** Where there is none at all; and where none is found. */
  empty: ReactNode
  noneFound?: ReactNode
  filters?: readonly ListFilter[]
  /** What can be done with the rows that are chosen. */
  actions?: ReactNode
}

/** Around the rows of a list: search and filters, loading, failed and empty, and its pages. */
export const ListFrame = observer(function ListFrame<Row>({
  children,
  ...props
}: ListFrameProps<Row> & { children: (rows: readonly Row[]) => ReactNode }) {
  const { list, things, empty, noneFound, filters = [], actions } = props
  const { rows, problem, isReading } = list
  const page = rows.value
  const isEmpty = page?.count === 0
  return (
    <section className="list" aria-label={things} aria-busy={isReading}>
      {(!isEmpty || list.isNarrowed) && <ListTools list={list} things={things} filters={filters} />}
      {actions}
      {problem && <LoadFailure problem={problem} onRetry={() => void list.load()} />}
      {!page && !problem && (
        <div className="list-loading" role="status">
          <span className="visually-hidden">Loading {things}…</span>
          <div className="skeleton" />
        </div>
      )}
      {isEmpty && (
        <p className="empty card" role="status">
          {list.isNarrowed ? (noneFound ?? `No ${things} found`) : empty}
        </p>
      )}
      {page && !isEmpty && children(page.results)}
      {page && !isEmpty && <ListPages list={list} things={things} />}
    </section>
  )
})
