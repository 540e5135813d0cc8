import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import { changeNotification, removeNotification, type Notification } from '@msdat/sdk/contracts/notifications'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Icon } from '../parts/Icon.tsx'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { LongWords } from '../parts/LongWords.tsx'

interface NotificationCardProps {
  notification: Notification
  onChanged: () => void
}

export const NotificationCard = observer(function NotificationCard(props: NotificationCardProps) {
  const { notification, onChanged } = props
  const { id, title, text, link, is_read, created_at } = notification
  const { toasts } = useStores()
  const act = (work: Promise<unknown>): void =>
    void work.then(onChanged, (error: unknown) => toasts.showProblem(toProblem(error)))
  const mark = (isRead: boolean): void => act(call(changeNotification, { id, is_read: isRead }))
  return (
    <li className="notification card" data-unread={!is_read}>
      <div className="notification-words">
        <p className="notification-title">
          {!is_read && <span className="badge badge-accent">New</span>} {title}
        </p>
        {text && (
          <p>
            <LongWords text={text} />
          </p>
        )}
        <p className="small muted">
          <time dateTime={created_at}>{longDate(created_at)}</time>
        </p>
      </div>
      <div className="row">
        {link && (
          <Link className="button button-outline" to={link} onClick={() => !is_read && mark(true)}>
            Open
          </Link>
        )}
        <button
          type="button"
          className="button"
          aria-label={`${is_read ? 'Mark as unread' : 'Mark as read'}: ${title}`}
          onClick={() => mark(!is_read)}
        >
          {is_read ? 'Mark as unread' : 'Mark as read'}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Delete: ${title}`}
          onClick={() => act(call(removeNotification, { id }))}
        >
          <Icon name="trash" size={18} />
        </button>
      </div>
    </li>
  )
})
