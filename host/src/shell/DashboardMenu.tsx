import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { dashboardGroups, type Dashboard } from '@msdat/sdk/contracts/dashboards'
import { useStores } from '../app/Stores.ts'
import { dashboardPath } from '../dashboards/dashboardPath.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
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
  const { current, dashboards } = useStores().dashboards
  const { state } = dashboards
  if (state.status === 'failed')
    return <LoadFailure problem={state.problem} onRetry={() => void dashboards.load()} />
  if (state.status !== 'ready') return <p className="muted">Loading dashboards…</p>
  if (state.value.length === 0) return <p className="muted">No dashboards</p>
  return dashboardGroups
    .map((group) => ({ group, members: state.value.filter((dashboard) => dashboard.group === group) }))
    .filter(({ members }) => members.length > 0)
    .map(({ group, members }) => (
      <MenuGroup key={group} title={group} members={members} current={current} onChoose={onChoose} />
    ))
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
