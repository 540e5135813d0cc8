import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { longDate } from '@msdat/sdk/contracts/longDate'

export const AboutDialog = observer(function AboutDialog() {
  const { catalog, dashboards, overlays } = useStores()
  const dashboard = dashboards.current
  const loaded = catalog.catalog.value
  const used = new Set(loaded?.indicators.flatMap((indicator) => indicator.datasources))
  const sources = (loaded?.datasources ?? []).filter((source) => used.has(source.id))
  return (
    <Dialog title="About Dashboard" size="wide" onClose={() => overlays.close()}>
      {dashboard && (
        <p>
          <strong>{dashboard.title}.</strong> {dashboard.description}
        </p>
      )}
      <p>
        The same health indicator is often published by several sources, and they do not always agree. Here
        they stand side by side, by place and year, so that you can see where they agree, where they differ,
        and how old each figure is. Nothing is filled in: where no source has published a figure, none is
        shown.
      </p>
      {loaded && (
        <p className="small muted">
          {catalog.indicatorsWithData} indicators from {catalog.sourcesWithData} data sources, last updated{' '}
          {longDate(loaded.updated_at)}.
        </p>
      )}
      {sources.length > 0 && (
        <section className="stack">
          <h3>Data sources</h3>
          <ul className="about-sources">
            {sources.map((source) => (
              <li key={source.id}>
                <span>
                  {source.link ? (
                    <a href={source.link} target="_blank" rel="noopener noreferrer">
                      {source.datasource}
                    </a>
                  ) : (
                    source.datasource
                  )}
                  <span className="small muted"> {source.full_name}</span>
                </span>
                <span className={`badge badge-${source.classification.toLowerCase()}`}>
                  {source.classification}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
})
