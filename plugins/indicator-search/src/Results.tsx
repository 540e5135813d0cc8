import { useSelection } from '@msdat/sdk'
import { Button, LoadingState } from '@msdat/sdk/kit'
import { ResultTable } from './ResultTable.tsx'
import { pageOf, type ResultPage, type SearchRow } from './searchRows.ts'
import type { Found } from './useSearch.ts'

interface ResultsProps {
  found: Found
  page: number
  onPage: (page: number) => void
  onOpen: (row: SearchRow) => void
}

/** What was found, a page at a time; an error and an empty answer read alike, as specified. */
export function Results({ found, page, onPage, onOpen }: ResultsProps) {
  return (
    <>
      {/* It stays while what is found changes: only then is it read out. */}
      <p className="k-hidden" role="status">
        {found.status === 'ready' && wordsFor(pageOf(found.rows, page))}
      </p>
      {found.status === 'loading' && <LoadingState height={240} label="Searching…" />}
      {found.status === 'failed' && <Failed {...found} />}
      {found.status === 'ready' && found.rows.length === 0 && <Nothing />}
      {found.status === 'ready' && found.rows.length > 0 && (
        <Found shown={pageOf(found.rows, page)} onPage={onPage} onOpen={onOpen} />
      )}
    </>
  )
}

const nothing = 'No Results Found'

function wordsFor({ page, pages, count }: ResultPage): string {
  if (count === 0) return nothing
  return `Page ${page} of ${pages}, ${count} ${count === 1 ? 'indicator' : 'indicators'}`
}

function Failed({ message, retry }: Found & { status: 'failed' }) {
  return (
    <div className="search-none" role="alert">
      <p>{nothing}</p>
      <p className="search-full">{message}</p>
      {retry && (
        <Button icon="retry" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  )
}

function Nothing() {
  return (
    <div className="search-none">
      <p>{nothing}</p>
      <p className="search-full">Try fewer or other words, such as a disease or a program area.</p>
    </div>
  )
}

function Found({ shown, onPage, onOpen }: Pick<ResultsProps, 'onPage' | 'onOpen'> & { shown: ResultPage }) {
  const { indicator } = useSelection()
  const { rows, page, pages } = shown
  return (
    <>
      <ResultTable rows={rows} shown={indicator} onOpen={onOpen} />
      <div className="search-pages">
        <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <span>{wordsFor(shown)}</span>
        <Button disabled={page === pages} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </div>
    </>
  )
}
