import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import type { ControlName } from '@msdat/sdk/contracts/selection'
import { useStores } from '../app/Stores.ts'
import { controlsOf } from '../dashboards/controlsOf.ts'
import { platformName } from '../parts/documentTitle.ts'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { fitFramesToPaper } from './fitFramesToPaper.ts'
import './print.css'

/** Stands above a printed dashboard: what it is and what was chosen, since the controls themselves are left out. */
export const PrintHead = observer(function PrintHead() {
  const { catalog, dashboards, plugins, selection } = useStores()
  const dashboard = dashboards.current
  useEffect(fitFramesToPaper, [])
  if (!dashboard) return null
  const { section, shown: view } = selection
  const source = view?.names.datasource(view.selection.datasource)
  const contribution = section && plugins.find(section.plugin, section.contribution)?.contribution
  // A section that leaves a choice of the page out says itself what it shows instead.
  const isUsed = (name: ControlName): boolean => !contribution || controlsOf(contribution).includes(name)
  const chosen: [ControlName, string, string][] = view
    ? [
        ['indicator', 'Indicator', view.names.indicator(view.selection.indicator)?.full_name ?? ''],
        ['datasource', 'Data source', source ? `${source.datasource} (${source.classification})` : ''],
        ['location', 'Location', view.names.placeName(view.selection.location)],
        ['year', 'Year', view.selection.period],
      ]
    : []
  const used = chosen.filter(([name]) => isUsed(name))
  const facts = view && [
    ...used.map(([, title, value]) => [title, value]),
    ['Data as of', catalog.catalog.value ? longDate(catalog.catalog.value.updated_at) : ''],
  ]
  return (
    <div className="print-head print-only">
      <p className="print-name">
        {platformName}
        {section && ` · ${section.title}`}
        <span>Printed {longDate(new Date().toISOString())}</span>
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
      {view && used.length > 0 && <p>{view.notes.join(' ')}</p>}
    </div>
  )
})
