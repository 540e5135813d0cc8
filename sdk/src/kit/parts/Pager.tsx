import { Button } from './Button.tsx'

interface PagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** From one page of a long list to the next; nothing where there is only one. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null
  return (
    <div className="k-row">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span className="k-muted">
        Page {page} of {pages.toLocaleString('en')}
      </span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </div>
  )
}
