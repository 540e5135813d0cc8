import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { dashboardGroups, type Dashboard } from '@msdat/sdk/contracts/dashboards'
import { useStores } from '../app/Stores.ts'
import { dashboardPath } from '../dashboards/dashboardPath.ts'
import { Disclosure } from '../parts/Disclosure.tsx'

/** All dashboards by group; groups without one are left out. */
export const DashboardMenu = observer(function DashboardMenu() {
  const { dashboards } = useStores()
  const all = dashboards.dashboards.value ?? []
  return (
    <Disclosure label="Select Dashboard" panelClass="dashboard-menu">
      {(close) =>
        all.length === 0 ? (
          <p className="muted">Loading dashboards…</p>
        ) : (
          dashboardGroups
            .map((group) => ({ group, members: all.filter((dashboard) => dashboard.group === group) }))
            .filter(({ members }) => members.length > 0)
            .map(({ group, members }) => (
              <MenuGroup
                key={group}
                title={group}
                members={members}
                current={dashboards.current}
                onChoose={close}
              />
            ))
        )
      }
    </Disclosure>
  )
})

interface MenuGroupProps {
  title: string
  members: Dashboard[]
  current: Dashboard | null
  onChoose: () => void
}

function MenuGroup({ title, members, current, onChoose }: MenuGroupProps) {
  return (
    <div>
      <h2 className="menu-group-title">{title}</h2>
      <ul>
        {members.map((dashboard) => (
          <li key={dashboard.id}>
            <Link
              className="menu-item"
              to={dashboardPath(dashboard.name)}
              aria-current={dashboard.id === current?.id ? 'page' : undefined}
              onClick={onChoose}
            >
              <span className="menu-item-lines">
                <span>{dashboard.title}</span>
                {dashboard.description && <span>{dashboard.description}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
