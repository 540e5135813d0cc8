import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { listNotifications, markAllRead } from '@msdat/sdk/contracts/notifications'
import { useStores } from '../app/Stores.ts'
import { ListFrame } from '../lists/ListFrame.tsx'
import { useList } from '../lists/useList.ts'
import { toProblem } from '../loading/Loadable.ts'
import { DigestChoice } from './DigestChoice.tsx'
import { FollowedIndicators } from './FollowedIndicators.tsx'
import { NotificationCard } from './NotificationCard.tsx'
import './notifications.css'

const filters = [
  { value: '', label: 'All' },
  { value: 'false', label: 'Unread' },
  { value: 'true', label: 'Read' },
]
const none = 'No pending Notifications!!!'

/** What somebody should know, such as a decision about what they handed in. */
export const NotificationsPage = observer(function NotificationsPage() {
  const { notifications, toasts } = useStores()
  const list = useList(listNotifications)
  const reload = (): void => {
    void list.load()
    void notifications.unread.load()
  }
  const readAll = (): void =>
    void call(markAllRead, {}).then(reload, (error: unknown) => toasts.showProblem(toProblem(error)))
  const chosen = list.query['is_read'] ?? ''
  return (
    <>
      <h1>Notifications</h1>
      <div className="notification-tools">
        <div className="segments" role="group" aria-label="Show">
          {filters.map(({ value, label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={chosen === value}
              onClick={() => list.filter('is_read', value)}
            >
              {label}
            </button>
          ))}
        </div>
        {(notifications.unread.value ?? 0) > 0 && (
          <button type="button" className="button button-outline" onClick={readAll}>
            Mark all as read
          </button>
        )}
      </div>
      <DigestChoice />
      <ListFrame list={list} things="notifications" empty={none} noneFound={none}>
        {(rows) => (
          <ul className="stack">
            {rows.map((row) => (
              <NotificationCard key={row.id} notification={row} onChanged={reload} />
            ))}
          </ul>
        )}
      </ListFrame>
      <FollowedIndicators />
    </>
  )
})
