import { Link } from 'react-router-dom'
import type { SourceFreshness } from '@msdat/sdk/contracts/adminSummary'
import { longDate } from '@msdat/sdk/contracts/longDate'

/** How new the figures of each source are. */
export function FreshnessTable({ sources }: { sources: readonly SourceFreshness[] }) {
  if (sources.length === 0) return <p className="muted">There are no data sources.</p>
  return (
    <div className="list-scroll" role="region" aria-label="Data freshness of each source" tabIndex={0}>
      <table className="list-table list-cards">
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Newest figure of</th>
            <th scope="col">Last changed</th>
            <th scope="col" className="list-number">
              Figures
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ datasource, name, newest_period, changed_at, values }) => (
            <tr key={datasource}>
              <th scope="row">
                <Link to={`/data-entry?datasource=${datasource}`}>{name}</Link>
              </th>
              <td data-label="Newest figure of">{newest_period ?? 'No figures'}</td>
              <td data-label="Last changed">{changed_at === null ? '–' : longDate(changed_at)}</td>
              <td className="list-number" data-label="Figures">
                {values.toLocaleString('en')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
