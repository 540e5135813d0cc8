import { observer } from 'mobx-react-lite'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { DashboardPage } from '../dashboards/DashboardPage.tsx'
import { homePath } from '@msdat/sdk/view'
import { AlertDialog } from '../messages/AlertDialog.tsx'
import { LiveRegion } from '../messages/LiveRegion.tsx'
import { Toasts } from '../messages/Toasts.tsx'
import { findPage, patternsOf } from '../pages/findPage.ts'
import { pageTable } from '../pages/pageTable.ts'
import { TablePage } from '../pages/TablePage.tsx'
import { lazyPart } from '../pages/lazyPart.tsx'
import { PanelDock } from '../panels/PanelDock.tsx'
import { Footer } from '../shell/Footer.tsx'
import { Header } from '../shell/Header.tsx'
import { OfflineNotice } from '../shell/OfflineNotice.tsx'
import { SkipLink } from '../shell/SkipLink.tsx'
import { AddressSync } from './AddressSync.tsx'
import { Overlays } from './Overlays.tsx'
import { useStores } from './Stores.ts'
import './app.css'

function ToAnalytics() {
  return <Navigate to={useStores().analytics.pathFor(useLocation().search)} replace />
}

const NewsPanel = lazyPart(async () => (await import('../news/NewsPanel.tsx')).NewsPanel)

const LocalPluginBar = lazyPart(
  async () => (await import('../localPlugin/LocalPluginBar.tsx')).LocalPluginBar,
)

const FrameInspector = lazyPart(async () => (await import('../inspector/FrameInspector.tsx')).FrameInspector)

const paths = [...new Set(pageTable.flatMap(patternsOf))]

export const App = observer(function App() {
  const { address, dashboards, localPlugin, news, overlays, plugins } = useStores()
  const title = (dashboards.hasPageTitle && dashboards.current?.title) || (findPage(address)?.title ?? '')
  return (
    <div className="app">
      <AddressSync />
      <SkipLink />
      <Header title={title} />
      <OfflineNotice />
      {localPlugin.server !== null && <LocalPluginBar />}
      <main id="main" tabIndex={-1} className="main">
        <Routes>
          <Route path="/" element={<Navigate to={homePath} replace />} />
          <Route path="/dashboard/:name" element={<DashboardPage />} />
          <Route path="/dashboard/:name/:id" element={<DashboardPage />} />
          {paths.map((path) => (
            <Route key={path} path={path} element={<TablePage />} />
          ))}
          <Route path="/advanced_analytics" element={<ToAnalytics />} />
          {/* Pages of plugins have addresses that the list of dashboards knows. */}
          <Route path="*" element={<DashboardPage />} />
        </Routes>
      </main>
      <Footer />
      <PanelDock />
      <Overlays />
      {news.isOpen && <NewsPanel />}
      {plugins.isDeveloper && overlays.inspected !== null && <FrameInspector />}
      <AlertDialog />
      <LiveRegion />
      <Toasts />
    </div>
  )
})
