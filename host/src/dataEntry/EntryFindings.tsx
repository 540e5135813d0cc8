import { observer } from 'mobx-react-lite'
import type { Names } from '@msdat/sdk/view'
import type { EntryStore } from './EntryStore.ts'
import { changeWords } from './entryWords.ts'

const mostShown = 50

interface EntryFindingsProps {
  store: EntryStore
  names: Names
}

/** How the figures compare with those of today, and what the rules say of each. */
export const EntryFindings = observer(function EntryFindings({ store, names }: EntryFindingsProps) {
  const { state, reloadProblem } = store.check
  if (state.status === 'failed' || reloadProblem) {
    const problem = state.status === 'failed' ? state.problem : reloadProblem
    return (
      <p className="small" role="status">
        The figures could not be checked just now: {problem?.message}{' '}
        <button type="button" className="text-button" onClick={() => void store.check.load()}>
          Check again
        </button>
      </p>
    )
  }
  if (state.status !== 'ready') return <p role="status">Checking…</p>
  const { cells, problem } = state.value
  const found = cells.flatMap(({ indicator, location, findings }) =>
    findings.map((finding) => ({ indicator, location, ...finding })),
  )
  const counts = (['new', 'changed', 'same', 'unreadable'] as const)
    .map((change) => ({ change, count: cells.filter((cell) => cell.change === change).length }))
    .filter(({ count }) => count > 0)
    .map(({ change, count }) => `${changeWords[change]}: ${count}`)
  return (
    <section className="stack" aria-label="What the check says">
      <p role="status">
        {counts.length > 0 ? `${counts.join(' · ')}.` : 'No figure was entered yet.'}{' '}
        {problem !== '' && <strong>{problem}</strong>}
      </p>
      {found.length > 0 && (
        <ul className="entry-findings">
          {found
            .slice(0, mostShown)
            .map(({ indicator, location, kind, severity, problem: words, remedy }) => (
              <li key={`${indicator} ${location} ${kind}`}>
                <span
                  className={`badge badge-${severity === 'error' ? 'negative' : severity === 'warning' ? 'warning' : 'quiet'}`}
                >
                  {severity}
                </span>
                <div>
                  <button
                    type="button"
                    className="text-button"
                    onClick={() => document.getElementById(`cell-${indicator}-${location}`)?.focus()}
                  >
                    {names.indicatorName(indicator)}, {names.placeName(location)}
                  </button>
                  <p>
                    {words} <span className="muted">{remedy}</span>
                  </p>
                </div>
              </li>
            ))}
          {found.length > mostShown && <li className="muted">And {found.length - mostShown} more.</li>}
        </ul>
      )}
    </section>
  )
})
