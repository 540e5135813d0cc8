import { lazy, Suspense } from 'react'
import { observer } from 'mobx-react-lite'
import { Navigate, Route, Routes } from 'react-router-dom'
import { DashboardPage } from '../dashboards/DashboardPage.tsx'
import { homePath } from '../dashboards/dashboardPath.ts'
import { AlertDialog } from '../messages/AlertDialog.tsx'
import { LiveRegion } from '../messages/LiveRegion.tsx'
import { Toasts } from '../messages/Toasts.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import { PanelDock } from '../panels/PanelDock.tsx'
import { Footer } from '../shell/Footer.tsx'
import { Header } from '../shell/Header.tsx'
import { OfflineNotice } from '../shell/OfflineNotice.tsx'
import { SkipLink } from '../shell/SkipLink.tsx'
import { AddressSync } from './AddressSync.tsx'
import { Overlays } from './Overlays.tsx'
import { useStores } from './Stores.ts'
import './app.css'

const AccountPage = lazy(async () => ({
  default: (await import('../accountPage/AccountPage.tsx')).AccountPage,
}))

export const App = observer(function App() {
  const { address, dashboards } = useStores()
  const isAccount = address.pathname.startsWith('/account')
  return (
    <div className="app">
      <AddressSync />
      <SkipLink />
      <Header title={isAccount ? 'Account' : (dashboards.current?.title ?? '')} />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className="main">
        <Suspense fallback={<p role="status">Loading…</p>}>
          <Routes>
            <Route path="/" element={<Navigate to={homePath} replace />} />
            <Route path="/dashboard/:name" element={<DashboardPage />} />
            <Route path="/dashboard/:name/:id" element={<DashboardPage />} />
            <Route path="/account" element={<AccountPage />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </main>
      <Footer />
      <PanelDock />
      <Overlays />
      <AlertDialog />
      <LiveRegion />
      <Toasts />
    </div>
  )
})
