import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import './sources.css'

/** Every source that has figures here: what it is, and for how many indicators. */
export const SourcesPanel = observer(function SourcesPanel() {
  const { catalog, overlays } = useStores()
  const { state } = catalog.catalog
  const indicators = catalog.catalog.value?.indicators ?? []
  const countOf = (id: number): number => indicators.filter((row) => row.datasources.includes(id)).length
  const sources = (catalog.catalog.value?.datasources ?? [])
    .map((source) => ({ ...source, count: countOf(source.id) }))
    .filter(({ count }) => count > 0)
  return (
    <Dialog title="Available Datasources" shape="drawer" onClose={() => overlays.close()}>
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void catalog.catalog.load()} />
      )}
      {(state.status === 'loading' || state.status === 'idle') && <p className="muted">Loading…</p>}
      <ul className="source-list">
        {sources.map(({ id, datasource, full_name, classification, year_available, count, link }) => (
          <li key={id}>
            <span className="row">
              {link ? (
                <a href={link} target="_blank" rel="noopener noreferrer">
                  {datasource}
                </a>
              ) : (
                <strong>{datasource}</strong>
              )}
              <span className={`badge badge-${classification.toLowerCase()}`}>{classification}</span>
            </span>
            <span className="small">{full_name}</span>
            <span className="small muted">
              {count} {count === 1 ? 'indicator' : 'indicators'}
              {year_available && `, ${year_available}`}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
})
