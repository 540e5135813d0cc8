import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { listManagedDashboards, type ManagedDashboard } from '@msdat/sdk/contracts/dashboardDesk'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { MenuOrder } from './MenuOrder.tsx'

const editPath = ({ kind, id }: ManagedDashboard): string =>
  kind === 'platform' ? `/account?edit=${id}#/composeDashboards` : `/my-dashboard/details?edit=${id}`

const columns: ListColumn<ManagedDashboard>[] = [
  { name: 'name', label: 'Name' },
  {
    name: 'category',
    label: 'Category',
    draw: ({ category, owner }) => (owner === '' ? category : `${category} by ${owner}`),
  },
  { name: 'datasource', label: 'Data source' },
  { name: 'indicator', label: 'Indicator' },
  { name: 'created_at', label: 'Created', isOneLine: true, draw: ({ created_at }) => longDate(created_at) },
  { name: 'updated_at', label: 'Updated', isOneLine: true, draw: ({ updated_at }) => longDate(updated_at) },
  {
    name: 'actions',
    label: 'Actions',
    isOneLine: true,
    draw: (dashboard) => (
      <div className="row">
        <Link to={dashboard.path} aria-label={`Open ${dashboard.name}`}>
          Open
        </Link>
        <Link to={editPath(dashboard)} aria-label={`Edit ${dashboard.name}`}>
          Edit
        </Link>
      </div>
    ),
  },
]

/** All dashboards: those of the platform, and those that users have made public. */
export const DashboardDeskPage = observer(function DashboardDeskPage() {
  const list = useList(listManagedDashboards, { isPage: true, idOf: ({ kind, id }) => `${kind}-${id}` })
  return (
    <>
      <h1>Dashboard Management</h1>
      <ListTable
        list={list}
        things="dashboards"
        columns={columns}
        empty="There are no dashboards."
        filters={[{ name: 'category', label: 'Category' }]}
      />
      {/* Not before the list, which would push it down. */}
      {(list.rows.value || list.problem) && <MenuOrder onSaved={() => void list.load()} />}
    </>
  )
})
