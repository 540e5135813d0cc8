import type { OwnSubmission } from '@msdat/sdk/contracts/ownSubmissions'
import { CommentList } from '../review/CommentList.tsx'
import { FigureTable } from '../review/FigureTable.tsx'
import { FaultTable } from '../review/FaultTable.tsx'
import { FindingList } from '../review/FindingList.tsx'
import { StateBadge } from '../review/StateBadge.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { longDate } from '@msdat/sdk/contracts/longDate'

interface OwnSubmissionCardProps {
  submission: OwnSubmission
  /** Of an author without an account. */
  token?: string
  /** When its author has answered. */
  onAnswered: () => void
}

/** What became of one submission, for its author. */
export function OwnSubmissionCard({ submission, token, onAnswered }: OwnSubmissionCardProps) {
  const { id, title, plugin_id, version, state, reason, findings, build_log, faults, comments } = submission
  const { queue_place, figures } = submission
  return (
    <article className="own-submission card">
      <header className="own-submission-head">
        <h3>
          {title ?? plugin_id ?? 'Unreadable plugin'} <span className="small muted">{version}</span>
        </h3>
        <StateBadge state={state} />
      </header>
      <p className="small muted">
        #{id} · handed in {longDate(submission.created_at)} · last change {longDate(submission.updated_at)}
      </p>
      {queue_place !== null && (
        <p className="small">
          {queue_place === 1 ? 'It is next in the queue.' : `Number ${queue_place} in the queue.`}
        </p>
      )}
      {reason !== null && (
        <p>
          <strong>The admins say:</strong> {reason}
        </p>
      )}
      <CommentList comments={comments} />
      {state === 'changes_requested' && <AnswerForm id={id} token={token} onAnswered={onAnswered} />}
      {build_log !== null && <pre className="code-block build-log">{build_log}</pre>}
      {findings.length > 0 && (
        <details open={state === 'check_failed' || state === 'changes_requested'}>
          <summary className="small">What the checks say</summary>
          <FindingList findings={findings} />
        </details>
      )}
      {figures && (
        <details>
          <summary className="small">How it fares with visitors</summary>
          <FigureTable figures={[figures]} />
        </details>
      )}
      {faults.length > 0 && (
        <details>
          <summary className="small">What failed for visitors</summary>
          <FaultTable faults={faults} />
        </details>
      )}
    </article>
  )
}
