import { Link } from 'react-router-dom'
import type { Notice } from '@msdat/sdk/contracts/notices'
import { Icon, type IconName } from '../parts/Icon.tsx'
import { momentText } from '../words/momentText.ts'
import type { DecisionKind } from './noticeDecisions.ts'

const icons: Record<Notice['kind'], IconName> = {
  plugin: 'puzzle',
  dashboard: 'grid',
  figures: 'upload',
  testimonial: 'chat',
  dataset: 'upload',
  question: 'help',
  answer: 'chat',
  message: 'mail',
  review: 'chat',
  mail: 'warning',
}

interface NoticeCardProps {
  notice: Notice
  onMark: (seen: boolean) => void
  onDecide: (kind: DecisionKind) => void
}

/** One notification, with what can be done about it. */
export function NoticeCard({ notice, onMark, onDecide }: NoticeCardProps) {
  const { title, text, datetime, kind, outcome, seen, approvable, declinable, viewable, path } = notice
  return (
    <li className="notice card" aria-label={title}>
      <Icon name={icons[kind]} />
      <div className="notice-words">
        <h3>{title}</h3>
        {text && <p className="small">{text}</p>}
        <p className="small muted">
          {momentText(datetime)}
          {outcome && ` · ${outcome}`}
        </p>
      </div>
      <div className="row notice-actions">
        {approvable && (
          <button
            type="button"
            className="button button-primary"
            aria-label={`Approve ${title}`}
            onClick={() => onDecide('approve')}
          >
            Approve
          </button>
        )}
        {declinable && (
          <button
            type="button"
            className="button button-danger"
            aria-label={`Decline ${title}`}
            onClick={() => onDecide('decline')}
          >
            Decline
          </button>
        )}
        {viewable && (
          <Link className="button button-outline" to={path} aria-label={`View ${title}`}>
            View
          </Link>
        )}
        {outcome === '' && (
          <button
            type="button"
            className="text-button"
            aria-label={`Mark as ${seen ? 'unread' : 'read'}: ${title}`}
            onClick={() => onMark(!seen)}
          >
            Mark as {seen ? 'unread' : 'read'}
          </button>
        )}
      </div>
    </li>
  )
}
