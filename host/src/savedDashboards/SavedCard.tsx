import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { CustomDashboardEntry } from '@msdat/sdk/contracts/customDashboards'
import { useStores } from '../app/Stores.ts'
import { Icon } from '../parts/Icon.tsx'
import { copyLink } from '../share/copyLink.ts'
import { timeAgo } from '../words/timeAgo.ts'
import { editPath, namedPath, sharedPath } from './savedPaths.ts'

const states = {
  awaiting: { tone: 'badge-warning', words: 'Awaiting Approval' },
  approved: { tone: 'badge-positive', words: 'Approved' },
  disapproved: { tone: 'badge-negative', words: 'Disapproved' },
} as const

interface SavedCardProps {
  dashboard: CustomDashboardEntry
  onDelete: () => void
}

/** One dashboard of somebody's own: what became of it, and what can be done with it. */
export const SavedCard = observer(function SavedCard({ dashboard, onDelete }: SavedCardProps) {
  const { toasts } = useStores()
  const { id, title, description, approval, decision_reason, updated_at } = dashboard
  const state = approval && states[approval]
  return (
    <li className="saved-card card">
      <div className="saved-words">
        <p className="saved-title">
          <Link to={namedPath(title)}>{title}</Link>{' '}
          {state && <span className={`badge ${state.tone}`}>{state.words}</span>}
        </p>
        {description && <p className="small">{description}</p>}
        {approval === 'disapproved' && decision_reason && <p className="small">Reason: {decision_reason}</p>}
        <p className="small muted">
          Edited <time dateTime={updated_at}>{timeAgo(updated_at)}</time>
        </p>
      </div>
      <div className="row">
        <button
          type="button"
          className="button button-outline"
          aria-label={`Copy Link of ${title}`}
          onClick={() => void copyLink(sharedPath(dashboard), toasts)}
        >
          <Icon name="link" size={16} /> Copy Link
        </button>
        <Link className="button button-outline" aria-label={`Edit ${title}`} to={editPath(id)}>
          Edit
        </Link>
        <button type="button" className="icon-button" aria-label={`Delete ${title}`} onClick={onDelete}>
          <Icon name="trash" size={18} />
        </button>
      </div>
    </li>
  )
})
