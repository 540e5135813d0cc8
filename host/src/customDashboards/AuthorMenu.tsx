import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import { homePath } from '@msdat/sdk/view'
import { Icon } from '../parts/Icon.tsx'
import { stepPath } from './customPath.ts'
import { ShareDashboard } from './ShareDashboard.tsx'

/** What the author of a dashboard, and who may edit it, does with it. */
export function AuthorMenu({ dashboard }: { dashboard: CustomDashboard }) {
  const [isSharing, setSharing] = useState(false)
  return (
    <nav className="row no-print" aria-label="Your dashboard">
      <Link className="button button-primary" to={stepPath('details', dashboard.id)}>
        Edit Dashboard
      </Link>
      <Link className="button button-outline" to={stepPath('details', 0)}>
        Create New
      </Link>
      <Link className="button button-outline" to={homePath}>
        <Icon name="home" size={16} /> Home
      </Link>
      <button type="button" className="button button-outline" onClick={() => setSharing(true)}>
        <Icon name="share" size={16} /> Share Dashboard
      </button>
      {isSharing && <ShareDashboard dashboard={dashboard} onClose={() => setSharing(false)} />}
    </nav>
  )
}
