import { useEffect, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useStores } from '../app/Stores.ts'
import { homePath } from '../dashboards/dashboardPath.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { lazyPart } from '../pages/lazyPart.tsx'
import { Icon } from '../parts/Icon.tsx'
import { useChosenInView } from '../parts/useChosenInView.ts'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { accountViews, isAllowed, viewOf } from './accountViews.ts'
import { ProfilePage } from './ProfilePage.tsx'
import './accountPage.css'

const loginFirst = 'Please Login'
const loading = <p role="status">Loading…</p>
const pages: Record<string, React.ComponentType> = {
  '/profile': ProfilePage,
  '/createPlugin': lazyPart(
    async () => (await import('../submission/CreatePluginPage.tsx')).CreatePluginPage,
    { loading },
  ),
  '/approvePlugin': lazyPart(
    async () => (await import('../review/ApprovePluginsPage.tsx')).ApprovePluginsPage,
    {
      loading,
    },
  ),
  '/composeDashboards': lazyPart(
    async () => (await import('../compositions/ComposeDashboardsPage.tsx')).ComposeDashboardsPage,
    { loading },
  ),
}

export const AccountPage = observer(function AccountPage() {
  const { accounts, address, alerts } = useStores()
  const { user, session } = accounts
  const view = viewOf(address.hash)
  const refusal =
    !accounts.isKnown || session.state.status === 'failed'
      ? null
      : refusalOf(user !== null, user !== null && isAllowed(view, user.role.value))
  const row = useRef<HTMLElement>(null)
  useDocumentTitle(view.title)
  useChosenInView(row, `${view.hash} ${user?.role.value ?? ''}`)

  useEffect(() => {
    if (!refusal) return
    alerts.show({ title: 'Access Denied', message: refusal })
    if (refusal === loginFirst) accounts.wantPage(address.pathname + address.hash)
    address.go('/', { replace: true })
  }, [refusal, accounts, address, alerts])

  if (session.state.status === 'failed') {
    return <LoadFailure problem={session.state.problem} onRetry={() => void session.load()} />
  }
  if (!user || refusal) return <p role="status">One moment…</p>
  const Page = pages[view.hash] ?? ProfilePage
  return (
    <div className="account">
      <nav className="account-nav" aria-label="Account" ref={row}>
        {accountViews
          .filter((one) => isAllowed(one, user.role.value))
          .map((one) => (
            <Link
              key={one.hash}
              className="menu-item"
              to={`/account#${one.hash}`}
              aria-current={one === view ? 'page' : undefined}
            >
              <Icon name={one.icon} /> {one.title}
            </Link>
          ))}
        <Link className="menu-item" to={homePath}>
          <Icon name="home" /> Back to Dashboard
        </Link>
      </nav>
      <div className="account-view">
        <Page />
      </div>
    </div>
  )
})

function refusalOf(isSignedIn: boolean, mayView: boolean): string | null {
  if (!isSignedIn) return loginFirst
  return mayView ? null : 'Access denied: User does not have admin privileges'
}
