import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { composeDashboard } from '@msdat/sdk/contracts/composition'
import { getDashboard } from '@msdat/sdk/contracts/dashboards'
import { Link } from 'react-router-dom'
import { useStores } from '../app/Stores.ts'
import { SelectField } from '../controls/SelectField.tsx'
import { dashboardPath } from '../dashboards/dashboardPath.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { CompositionEditor } from './CompositionEditor.tsx'
import { Compositions } from './Compositions.ts'
import './compositions.css'

/** Where admins put dashboards together out of the sections that run. */
export const ComposeDashboardsPage = observer(function ComposeDashboardsPage() {
  const { address, dashboards, plugins } = useStores()
  const [compositions] = useState(
    () =>
      new Compositions({
        save: (given) => call(composeDashboard, given),
        read: (id) => call(getDashboard, { id }),
      }),
  )
  const [chosenId, choose] = useState<number | null>(null)
  const all = dashboards.dashboards.value ?? []
  const asked = chosenId ?? Number(new URLSearchParams(address.search).get('edit'))
  const chosen = all.find(({ id }) => id === asked) ?? all[0]
  const failed = [dashboards.dashboards, plugins.index].find(({ state }) => state.status === 'failed')
  return (
    <>
      <header className="stack compose-head">
        <h1>Compose Dashboards</h1>
        <p className="muted">
          A dashboard is a row of tabs, and each tab is a section that a plugin brings. Choose which ones
          stand on it, in which order and under which names.
        </p>
      </header>
      {failed?.state.status === 'failed' && (
        <LoadFailure problem={failed.state.problem} onRetry={() => void failed.load()} />
      )}
      {dashboards.dashboards.reloadProblem && (
        <LoadFailure
          problem={dashboards.dashboards.reloadProblem}
          onRetry={() => void dashboards.dashboards.load()}
        />
      )}
      {!chosen && !failed && (
        <p role="status">
          {dashboards.dashboards.value ? 'There are no dashboards.' : 'Loading dashboards…'}
        </p>
      )}
      {chosen && plugins.index.value && (
        <>
          <div className="compose-choice">
            <SelectField
              label="Dashboard"
              choices={all.map(({ id, title, group }) => ({ value: id, label: title, group }))}
              value={chosen.id}
              onChange={choose}
            />
            <Link className="button button-outline" to={dashboardPath(chosen)}>
              Open it
            </Link>
          </div>
          <CompositionEditor key={chosen.id} dashboard={chosen} composition={compositions.of(chosen)} />
        </>
      )}
    </>
  )
})
