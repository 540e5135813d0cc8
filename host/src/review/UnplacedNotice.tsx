import { Link } from 'react-router-dom'
import { observer } from 'mobx-react-lite'
import type { Submission } from '@msdat/sdk/contracts/submission'
import { useStores } from '../app/Stores.ts'
import { isOnNoDashboard } from '../plugins/isOnNoDashboard.ts'

/** After a section was approved somebody still has to put it on a dashboard: until then nobody sees it. */
export const UnplacedNotice = observer(function UnplacedNotice({ submission }: { submission: Submission }) {
  const dashboards = useStores().dashboards.dashboards.value
  const { plugin_id: plugin, manifest, state } = submission
  if (state !== 'deployed' || !plugin || !manifest || !dashboards) return null
  if (!isOnNoDashboard({ plugin, contributes: manifest.contributes }, dashboards)) return null
  return (
    <div className="review-fact">
      <p>
        It runs, and stands on no dashboard yet.{' '}
        <Link to="/account#/composeDashboards">Compose Dashboards</Link>
      </p>
    </div>
  )
})
