import type { QueueEntry } from '@msdat/sdk/contracts/submissions'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { StateBadge } from './StateBadge.tsx'

interface SubmissionListProps {
  submissions: readonly QueueEntry[]
  chosen: number | null
  onChoose: (id: number) => void
}

export function SubmissionList({ submissions, chosen, onChoose }: SubmissionListProps) {
  if (submissions.length === 0) return <p className="empty card">Nothing here at the moment.</p>
  return (
    <ul className="submissions">
      {submissions.map((submission) => (
        <li key={submission.id}>
          <button
            type="button"
            className="submission card"
            aria-pressed={submission.id === chosen}
            onClick={() => onChoose(submission.id)}
          >
            <span className="submission-title">
              {submission.title ?? submission.plugin_id ?? 'Unreadable plugin'}
              <span className="small muted"> {submission.version}</span>
            </span>
            <StateBadge state={submission.state} />
            <span className="small muted">
              #{submission.id} · {submission.name} · {longDate(submission.created_at)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
