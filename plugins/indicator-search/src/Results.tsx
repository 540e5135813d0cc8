import { useSelection } from '@msdat/sdk'
import { Button, LoadingState } from '@msdat/sdk/kit'
import { ResultTable } from './ResultTable.tsx'
import { pageOf, type SearchRow } from './searchRows.ts'
import type { Found } from './useSearch.ts'

interface ResultsProps {
  found: Found
  page: number
  onPage: (page: number) => void
  onOpen: (row: SearchRow) => void
}

/** What was found, a page at a time; an error and an empty answer read alike, as specified. */
export function Results({ found, page: wanted, onPage, onOpen }: ResultsProps) {
  const { indicator } = useSelection()
  if (found.status === 'loading') return <LoadingState height={240} label="Searching…" />
  if (found.status === 'failed') {
    return (
      <div className="search-none" role="alert">
        <p>No Results Found</p>
        <p className="search-full">{found.message}</p>
        <Button icon="retry" onClick={found.retry}>
          Try again
        </Button>
      </div>
    )
  }
  if (found.rows.length === 0) {
    return (
      <output className="search-none">
        <p>No Results Found</p>
        <p className="search-full">Try fewer or other words, such as a disease or a program area.</p>
      </output>
    )
  }
  const { rows, page, pages } = pageOf(found.rows, wanted)
  return (
    <>
      <ResultTable rows={rows} shown={indicator} onOpen={onOpen} />
      <div className="search-pages">
        <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <output>
          Page {page} of {pages}, {found.rows.length} {found.rows.length === 1 ? 'indicator' : 'indicators'}
        </output>
        <Button disabled={page === pages} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </div>
    </>
  )
}
