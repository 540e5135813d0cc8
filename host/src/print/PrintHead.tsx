import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { platformName } from '../parts/documentTitle.ts'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { fitFramesToPaper } from './fitFramesToPaper.ts'
import './print.css'

/** Stands above a printed dashboard: what it is and what was chosen, since the controls themselves are left out. */
export const PrintHead = observer(function PrintHead() {
  const { catalog, dashboards, selection } = useStores()
  const dashboard = dashboards.current
  useEffect(fitFramesToPaper, [])
  if (!dashboard) return null
  const { section, shown: view } = selection
  const source = view?.names.datasource(view.selection.datasource)
  const facts = view && [
    ['Indicator', view.names.indicator(view.selection.indicator)?.full_name ?? ''],
    ['Data source', source ? `${source.datasource} (${source.classification})` : ''],
    ['Location', view.names.placeName(view.selection.location)],
    ['Year', view.selection.period],
    ['Data as of', catalog.catalog.value ? longDate(catalog.catalog.value.updated_at) : ''],
    ['Printed', longDate(new Date().toISOString())],
  ]
  return (
    <div className="print-head print-only">
      <p className="print-name">
        {platformName}
        {section && ` · ${section.title}`}
      </p>
      <h1>{dashboard.title}</h1>
      {facts && (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {view && <p>{view.notes.join(' ')}</p>}
    </div>
  )
})
