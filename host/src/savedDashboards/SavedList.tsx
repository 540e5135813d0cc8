import { observer } from 'mobx-react-lite'
import type { CustomDashboardEntry } from '@msdat/sdk/contracts/customDashboards'
import type { ListStore } from '../lists/ListStore.ts'
import { ListPages } from '../lists/ListPages.tsx'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { SavedCard } from './SavedCard.tsx'

interface SavedListProps {
  list: ListStore<CustomDashboardEntry>
  things: string
  empty: string
  /** What is said where the list cannot be read, before the reason. */
  failure: string
  onDelete: (dashboard: CustomDashboardEntry) => void
}

export const SavedList = observer(function SavedList(props: SavedListProps) {
  const { list, things, empty, failure, onDelete } = props
  const { problem, rows } = list
  const page = rows.value
  return (
    <div className="stack" aria-busy={list.isReading}>
      {problem && (
        <LoadFailure
          problem={{
            ...problem,
            message: `${failure}${/[.!]$/.test(failure) ? '' : ':'} ${problem.message}`,
          }}
          onRetry={() => void list.load()}
        />
      )}
      {!page && !problem && (
        <div aria-busy="true">
          <p className="visually-hidden" role="status">
            Loading {things}…
          </p>
          <div className="skeleton saved-bar" />
        </div>
      )}
      {page?.count === 0 && (
        <p className="empty card" role="status">
          {empty}
        </p>
      )}
      {page && page.count > 0 && (
        <>
          <ul className="stack" aria-label={things}>
            {page.results.map((dashboard) => (
              <SavedCard key={dashboard.id} dashboard={dashboard} onDelete={() => onDelete(dashboard)} />
            ))}
          </ul>
          {list.pageCount > 1 && <ListPages list={list} things={things} />}
        </>
      )}
    </div>
  )
})
