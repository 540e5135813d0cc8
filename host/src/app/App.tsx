import { observer } from 'mobx-react-lite'
import { Navigate, Route, Routes } from 'react-router-dom'
import { DashboardPage } from '../dashboards/DashboardPage.tsx'
import { homePath } from '../dashboards/dashboardPath.ts'
import { AlertDialog } from '../messages/AlertDialog.tsx'
import { LiveRegion } from '../messages/LiveRegion.tsx'
import { Toasts } from '../messages/Toasts.tsx'
import { lazyPart } from '../pages/lazyPart.tsx'
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

const AccountPage = lazyPart(async () => (await import('../accountPage/AccountPage.tsx')).AccountPage, {
  loading: <p role="status">Loading…</p>,
})

const SubmissionPage = lazyPart(
  async () => (await import('../submission/SubmissionPage.tsx')).SubmissionPage,
  { loading: <p role="status">Loading…</p> },
)

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
        <Routes>
          <Route path="/" element={<Navigate to={homePath} replace />} />
          <Route path="/dashboard/:name" element={<DashboardPage />} />
          <Route path="/dashboard/:name/:id" element={<DashboardPage />} />
          <Route path="/account" element={<AccountPage />} />
          <Route path="/submission" element={<SubmissionPage />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
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
