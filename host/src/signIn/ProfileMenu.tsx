import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { User } from '@msdat/sdk/contracts/accounts'
import { useStores } from '../app/Stores.ts'
import { Icon } from '../parts/Icon.tsx'
import { Switch } from '../parts/Switch.tsx'
import { useLogOut } from './useLogOut.ts'

interface ProfileMenuProps {
  user: User
  close: () => void
}

/** Who is signed in, and where their own things are. */
export const ProfileMenu = observer(function ProfileMenu({ user, close }: ProfileMenuProps) {
  const { activity, notifications } = useStores()
  const unread = notifications.unread.value ?? 0
  const logOut = useLogOut()
  return (
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
  )
})
