import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { listCustomDashboards } from '@msdat/sdk/contracts/customDashboards'
import { useStores } from '../app/Stores.ts'
import { ListFrame } from '../lists/ListFrame.tsx'
import { useList } from '../lists/useList.ts'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { ApprovalBadge } from './ApprovalBadge.tsx'
import { viewPath } from './customPath.ts'
import { Decide } from './Decide.tsx'
import './landing.css'
import { LongWords } from '../parts/LongWords.tsx'

const states = [
  { value: 'awaiting', label: 'Awaiting Approval', empty: 'No dashboard waits for a decision.' },
  { value: 'approved', label: 'Approved', empty: 'No dashboard is approved.' },
  { value: 'disapproved', label: 'Disapproved', empty: 'No dashboard is disapproved.' },
] as const
type State = (typeof states)[number]

/** `/custom/requests`: dashboards that their authors want to be public, for moderators. */
export function RequestsPage() {
  const [state, show] = useState<State>(states[0])
  return (
    <div className="stack">
      <h1>Dashboard requests</h1>
      <p className="muted">
        Open each one before you decide: it is shown as its readers would see it. Nobody decides on a
        dashboard of their own.
      </p>
      <div className="segments request-states" role="group" aria-label="State">
        {states.map((one) => (
          <button key={one.value} type="button" aria-pressed={one === state} onClick={() => show(one)}>
            {one.label}
          </button>
        ))}
      </div>
      <Requests key={state.value} state={state} />
    </div>
  )
}

const Requests = observer(function Requests({ state }: { state: State }) {
  const { accounts } = useStores()
  const list = useList(listCustomDashboards, { always: { is_private: 'false', approval: state.value } })
  return (
    <ListFrame list={list} things="dashboards" empty={state.empty}>
      {(rows) => (
        <ul className="request-list">
          {rows.map((row) => (
            <li key={row.id} className="request card">
              <h2>{row.title}</h2>
              <p className="row small muted">
                <ApprovalBadge approval={row.approval} />
                <span>
                  {row.owner_name}
                  {row.organization && `, ${row.organization}`} · {longDate(row.updated_at)} ·{' '}
                  {row.indicators.length} indicators
                </span>
              </p>
              {row.description && (
                <p>
                  <LongWords text={row.description} />
                </p>
              )}
              <Link className="button button-outline" to={viewPath(row)} aria-label={`Preview ${row.title}`}>
                Preview
              </Link>
              {row.user === accounts.user?.id ? (
                <p className="small muted">This is your own dashboard: somebody else decides on it.</p>
              ) : (
                <Decide record={row} onDecided={() => void list.load()} />
              )}
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
})
