import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { User } from '@msdat/sdk/contracts/accounts'
import { useStores } from '../app/Stores.ts'
import { Disclosure } from '../parts/Disclosure.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Switch } from '../parts/Switch.tsx'
import { Avatar } from './Avatar.tsx'
import { useLogOut } from './useLogOut.ts'
import './signIn.css'

export const ProfileCard = observer(function ProfileCard({ user }: { user: User }) {
  const { activity, notifications } = useStores()
  const unread = notifications.unread.value ?? 0
  const logOut = useLogOut()
  const face = (
    <>
      <Avatar user={user} />
      <span className="profile-name">{user.username}</span>{' '}
      {/* With a space before it, the button's name holds the very text that is seen. */}
      {unread > 0 && <span className="badge badge-accent">{unread}</span>}
      <Icon name="chevron" size={16} />
    </>
  )
  return (
    <Disclosure
      label={`Account of ${user.username}${unread > 0 ? `, ${unread} unread` : ''}`}
      face={face}
      buttonClass="button profile-button"
    >
      {(close) => (
        <>
          <div className="profile-card">
            <strong>{[user.first_name, user.last_name].join(' ').trim() || user.username}</strong>
            <span className="small muted">{user.email}</span>
            <span className="badge badge-accent">{user.role.label}</span>
          </div>
          <div className="menu-separator" />
          <Link className="menu-item" to="/account" onClick={close}>
            <Icon name="user" /> View Account
          </Link>
          <Link className="menu-item" to="/account#/notification" onClick={close}>
            <Icon name="bell" /> Notifications
            {unread > 0 && <span className="badge badge-accent">{unread}</span>}
          </Link>
          <div className="menu-item">
            <Switch
              label="Keep a history of what I view"
              isOn={activity.isOn}
              onChange={(isOn) => activity.switchTo(isOn)}
            />
          </div>
          <button type="button" className="menu-item" onClick={() => void logOut()}>
            <Icon name="close" /> Log Out
          </button>
        </>
      )}
    </Disclosure>
  )
})
