import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { Switch } from '../parts/Switch.tsx'
import { ActivityHistory } from './ActivityHistory.ts'
import { ActivityMonth } from './ActivityMonth.tsx'
import './activity.css'

/** Dashboard History: what somebody looked at, month by month. */
export const ActivityPage = observer(function ActivityPage() {
  const { accounts, activity } = useStores()
  const { user } = accounts
  return (
    <>
      <h1>Dashboard History</h1>
      <div className="activity-note card">
        <p>
          What you look at on the dashboards is noted here while you are signed in. Only you can see it. You
          can open a view again, delete it, or stop the notes. Old entries are deleted by themselves.
        </p>
        <Switch
          label="Keep a history of what I view"
          isOn={activity.isOn}
          onChange={(isOn) => activity.switchTo(isOn)}
        />
      </div>
      {user && <History key={user.id} user={user.id} />}
    </>
  )
})

const History = observer(function History({ user }: { user: string }) {
  const [history] = useState(() => new ActivityHistory(user))
  const { state } = history.views
  useEffect(() => void history.views.load(), [history])
  if (state.status === 'failed') {
    return <LoadFailure problem={state.problem} onRetry={() => void history.views.load()} />
  }
  return state.status === 'ready' ? <ActivityMonth history={history} views={state.value} /> : <Skeleton />
})

const bars = ['a', 'b', 'c', 'd', 'e']

function Skeleton() {
  return (
    <div className="stack" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading your history…
      </p>
      {bars.map((bar) => (
        <div key={bar} className="skeleton activity-bar" />
      ))}
    </div>
  )
}
