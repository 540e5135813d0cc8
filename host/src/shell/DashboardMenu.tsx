import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { dashboardGroups, type Dashboard } from '@msdat/sdk/contracts/dashboards'
import { useStores } from '../app/Stores.ts'
import { analyticsPath, dashboardPath } from '../dashboards/dashboardPath.ts'
import { lazyPart } from '../pages/lazyPart.tsx'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import type { PageEntry } from '../pages/PageEntry.ts'
import { PageLinks } from '../pages/PageLinks.tsx'
import { pagesIn } from '../pages/pagesIn.ts'
import { Disclosure } from '../parts/Disclosure.tsx'

/** All dashboards by group; groups without one are left out. */
export const DashboardMenu = observer(function DashboardMenu() {
  return (
    <Disclosure label="Select Dashboard" panelClass="dashboard-menu">
      {(close) => <Groups onChoose={close} />}
    </Disclosure>
  )
})

const Groups = observer(function Groups({ onChoose }: { onChoose: () => void }) {
  const { accounts } = useStores()
  const { current, dashboards } = useStores().dashboards
  const role = accounts.user?.role.value ?? null
  const { state } = dashboards
  if (state.status === 'failed')
    return <LoadFailure problem={state.problem} onRetry={() => void dashboards.load()} />
  if (state.status !== 'ready') return <p className="muted">Loading dashboards…</p>
  if (state.value.length === 0) return <p className="muted">No dashboards</p>
  const columns = dashboardGroups
    .map((group) => ({
      group,
      members: state.value.filter((dashboard) => dashboard.group === group),
      pages: pagesIn(group, role),
    }))
    .filter(({ members, pages }) => members.length + pages.length > 0)
    .map(({ group, members, pages }) => (
      <MenuGroup key={group} title={group} {...{ members, pages, current, onChoose }} />
    ))
  return (
    <div className="dashboard-groups">
      {columns}
      {role !== null && <CustomDashboards />}
    </div>
  )
})

/** For those who are signed in; fetched when the menu is opened. */
const CustomDashboards = lazyPart(async () => (await import('./CustomDashboards.tsx')).CustomDashboards)

interface MenuGroupProps {
  title: string
  members: Dashboard[]
  pages: PageEntry[]
  current: Dashboard | null
  onChoose: () => void
}

function MenuGroup({ title, members, pages, current, onChoose }: MenuGroupProps) {
  return (
    <div>
      <h2 className="menu-group-title">{title}</h2>
      <ul>
        {members.map((dashboard) => (
          <li key={dashboard.id}>
            <Link
              className="menu-item"
              to={dashboardPath(dashboard)}
              aria-current={dashboard.id === current?.id ? 'page' : undefined}
              onClick={onChoose}
            >
              <span className="menu-item-lines">
                <span>{dashboard.title}</span>
                {dashboard.description && <span>{dashboard.description}</span>}
              </span>
            </Link>
            {dashboardPath(dashboard) === analyticsPath && (
              <AnalyticsTabs dashboard={dashboard} onChoose={onChoose} />
            )}
          </li>
        ))}
        {pages.map((page) => (
          <li key={page.path}>
            <PageLinks pages={[page]} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Each tab has an address of its own, by its place in the composition. */
function AnalyticsTabs({ dashboard, onChoose }: { dashboard: Dashboard; onChoose: () => void }) {
  return (
    <ul className="menu-sub">
      {dashboard.sections.map((section, index) => (
        <li key={section.id}>
          <Link className="menu-item" to={`${analyticsPath}?index=${index}`} onClick={onChoose}>
            {section.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
