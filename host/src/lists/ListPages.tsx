import { observer } from 'mobx-react-lite'
import type { ListStore } from './ListStore.ts'

/** How many there are, and the way to the neighbouring pages. */
export const ListPages = observer(function ListPages({
  list,
  things,
}: {
  list: ListStore<unknown>
  things: string
}) {
  const { page, pageCount, rows } = list
  const count = rows.value?.count ?? 0
  return (
    <nav className="list-pages" aria-label={`Pages of ${things}`}>
      <p className="small muted" role="status">
        {capitalised(things)}: {count.toLocaleString('en')}
        {pageCount > 1 && `, page ${page} of ${pageCount.toLocaleString('en')}`}
      </p>
      {pageCount > 1 && (
        <div className="row">
          {/* Not disabled at the ends: the focus would be lost on the way. */}
          <button
            type="button"
            className="button button-outline"
            aria-disabled={page <= 1}
            onClick={() => page > 1 && list.goTo(page - 1)}
          >
            Previous
          </button>
          <button
            type="button"
            className="button button-outline"
            aria-disabled={page >= pageCount}
            onClick={() => page < pageCount && list.goTo(page + 1)}
          >
            Next
          </button>
        </div>
      )}
    </nav>
  )
})

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
