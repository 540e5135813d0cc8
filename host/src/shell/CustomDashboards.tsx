import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import { listCustomDashboards } from '@msdat/sdk/contracts/customDashboards'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { findPage } from '../pages/findPage.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'

const addressFor = (id: number): string => `/custom/public/${id}`
const most = 100

/** Public dashboards that people have put together; nothing where this installation has no page for them. */
export const CustomDashboards = observer(function CustomDashboards() {
  const [remote] = useState(() => new RemoteValue(readPublic))
  const hasPage = findPage({ pathname: addressFor(1), hash: '' }) !== null
  useEffect(() => void (hasPage && remote.load()), [remote, hasPage])
  if (!hasPage) return null
  const { state } = remote
  return (
    <div>
      <h2 className="menu-group-title">Custom Dashboards</h2>
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void remote.load()} />
      )}
      {state.status === 'loading' && <p className="muted small">Loading…</p>}
      {state.status === 'ready' && state.value.length === 0 && (
        <p className="muted small">There are no public dashboards yet.</p>
      )}
      <ul>
        {remote.value?.map(({ id, title }) => (
          <li key={id}>
            <Link className="menu-item" to={addressFor(id)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
})

const readPublic = async () =>
  (await call(listCustomDashboards, { size: most, is_private: false })).results.filter(
    (each) => each.isConfirmed,
  )
