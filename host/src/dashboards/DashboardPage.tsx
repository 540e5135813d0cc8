import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { loadPage } from '../app/loadPage.ts'
import { useStores } from '../app/Stores.ts'
import { NotFound } from '../pages/NotFound.tsx'
import { lazyPart } from '../pages/lazyPart.tsx'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { PrintHead } from '../print/PrintHead.tsx'
import { PrintSources } from '../print/PrintSources.tsx'
import { dashboardNameIn } from '@msdat/sdk/view'
import { FirstFigureView } from './FirstFigureView.tsx'
import { written } from './firstFigureOf.ts'
import { Sections } from './Sections.tsx'
import './dashboard.css'

const NamedCustomDashboard = lazyPart(
  async () => (await import('../savedDashboards/NamedCustomDashboard.tsx')).NamedCustomDashboard,
  { loading: <p role="status">One moment…</p> },
)

export const DashboardPage = observer(function DashboardPage() {
  const stores = useStores()
  const { address, catalog, dashboards, selection } = stores
  const dashboard = dashboards.current
  useDocumentTitle(dashboard?.title ?? null)

  const failed = [dashboards.dashboards, catalog.catalog].find(({ state }) => state.status === 'failed')
  if (failed?.state.status === 'failed') {
    return <LoadFailure problem={failed.state.problem} onRetry={() => loadPage(stores)} />
  }
  if (!dashboard && dashboards.dashboards.value) {
    return dashboardNameIn(address.pathname) === null ? <NotFound /> : <NamedCustomDashboard />
  }
  if (!dashboard) return <DashboardPlaceholder />
  const active = selection.section
  return (
    <>
      <div className="dashboard" data-single>
        <PrintHead />
        {dashboard.description && <p className="dashboard-lead">{dashboard.description}</p>}
        {active ? (
          <Sections key={dashboard.name} dashboard={dashboard} active={active} />
        ) : (
          <p className="empty card">This dashboard has no sections yet.</p>
        )}
      </div>
      <PrintSources />
    </>
  )
})

const DashboardPlaceholder = observer(function DashboardPlaceholder() {
  const { address } = useStores()
  const [opened] = useState(address.pathname)
  const figure = address.pathname === opened ? written : null
  return (
    <div className="dashboard dashboard-to-come" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading the dashboard…
      </p>
      <div
        className="skeleton dashboard-lead"
        style={{ width: '36rem', maxWidth: '95%', height: '1.5rem' }}
      />
      <div className="skeleton" style={{ height: '3rem' }} />
      <div className="skeleton controls-to-come" />
      {figure ? <FirstFigureView figure={figure} /> : <div className="skeleton" style={{ height: '60vh' }} />}
    </div>
  )
})
