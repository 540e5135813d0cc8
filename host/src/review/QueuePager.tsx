interface QueuePagerProps {
  page: number
  pages: number
  onTurn: (page: number) => void
}

/** Leads from page to page; nothing where there is one only. */
export function QueuePager({ page, pages, onTurn }: QueuePagerProps) {
  if (pages < 2) return null
  return (
    <nav className="queue-pager" aria-label="Pages of submissions">
      <button
        type="button"
        className="button button-outline"
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        Newer
      </button>
      <span className="small muted" aria-live="polite">
        Page {page} of {pages}
      </span>
      <button
        type="button"
        className="button button-outline"
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
      >
        Older
      </button>
    </nav>
  )
}
