import { useCallback } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useStores } from '../app/Stores.ts'
import type { Names } from '@msdat/sdk/view'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { CatalogFrame } from '../figures/CatalogFrame.tsx'
import { FoundTable } from './FoundTable.tsx'
import { IndicatorFigures } from './IndicatorFigures.tsx'
import { SearchBox } from './SearchBox.tsx'
import { readSearch, searchPath, writeSearch, type SearchChoice } from './searchAddress.ts'
import { useFoundIndicators } from './useFoundIndicators.ts'

const views = [
  { path: searchPath, label: 'Table' },
  { path: `${searchPath}/barchart-view`, label: 'Bar chart' },
  { path: `${searchPath}/state-table-view`, label: 'States' },
]

/** Finds indicators and shows their figures; the whole view stands in the address. */
export const IndicatorSearchPage = observer(function IndicatorSearchPage() {
  const { address } = useStores()
  const path = address.pathname.replace(/\/$/, '')
  const choice = readSearch(address.search)
  const change = useCallback(
    (part: Partial<SearchChoice>) => {
      const next = { ...readSearch(address.search), ...part }
      address.go(address.pathname + writeSearch(next), { replace: true })
    },
    [address],
  )
  const search = useCallback((words: string) => change({ words, page: 1, indicator: null }), [change])
  return (
    <div className="stack">
      <h1>Indicator Search</h1>
      <SearchBox label="Search indicators" words={choice.words} onChange={search} />
      <nav className="row" aria-label="Views of the search">
        {views.map((view) => (
          <Link
            key={view.path}
            className="button button-outline"
            to={view.path + writeSearch(choice)}
            aria-current={view.path === path ? 'page' : undefined}
          >
            {view.label}
          </Link>
        ))}
      </nav>
      <CatalogFrame>
        {(names) => <Found names={names} path={path} choice={choice} onChange={change} />}
      </CatalogFrame>
    </div>
  )
})

interface FoundProps {
  names: Names
  path: string
  choice: SearchChoice
  onChange: (part: Partial<SearchChoice>) => void
}

const Found = observer(function Found({ names, path, choice, onChange }: FoundProps) {
  const remote = useFoundIndicators(choice.words, names)
  const { state, reloadProblem } = remote
  // After a failed search the hits of the one before must not stand under the new words.
  const problem = state.status === 'failed' ? state.problem : reloadProblem
  if (problem) return <LoadFailure problem={problem} onRetry={() => void remote.load(choice.words)} />
  if (state.status === 'idle' || state.status === 'loading') return <p role="status">Searching …</p>
  const found = state.status === 'ready' ? state.value : []
  if (found.length === 0)
    return (
      <p className="empty card" role="status">
        No Results Found
      </p>
    )
  const shown = { found, names, choice, onChange }
  return path === searchPath ? (
    <FoundTable {...shown} />
  ) : (
    <IndicatorFigures {...shown} isChart={path.endsWith('/barchart-view')} />
  )
})
