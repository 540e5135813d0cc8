import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { UserInteraction } from '@msdat/sdk/contracts/interactions'
import { useStores } from '../app/Stores.ts'
import { Icon } from '../parts/Icon.tsx'
import { viewAddress } from './viewAddress.ts'
import { viewedAtText } from './viewedMonths.ts'
import '../lists/lists.css'

interface ActivityTableProps {
  views: readonly UserInteraction[]
  onRemove: (view: UserInteraction) => void
}

const columns = ['Viewed', 'Dashboard', 'Section', 'Indicator', 'Data source', 'Year', 'Location']

/** Views as rows; where there is little room each is a card. */
export const ActivityTable = observer(function ActivityTable({ views, onRemove }: ActivityTableProps) {
  const dashboards = useStores().dashboards.dashboards.value ?? []
  return (
    <div className="card list-scroll" role="region" aria-label="Views" tabIndex={0}>
      <table className="list-table activity-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {views.map((view) => {
            const at = viewedAtText(view.viewed_at)
            return (
              <tr key={view.id}>
                <th scope="row">
                  <Link to={viewAddress(view, dashboards)}>{at}</Link>
                </th>
                {factsOf(view).map((fact, index) => (
                  <td key={columns[index + 1]} data-label={columns[index + 1]}>
                    {fact || '–'}
                  </td>
                ))}
                <td>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`Delete the view of ${at}`}
                    onClick={() => onRemove(view)}
                  >
                    <Icon name="trash" size={18} />
                  </button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
})

const factsOf = (view: UserInteraction): string[] => [
  view.dashboard.replaceAll('_', ' '),
  view.section,
  view.indicator_name,
  view.datasource_name,
  view.year,
  view.location_name,
]
