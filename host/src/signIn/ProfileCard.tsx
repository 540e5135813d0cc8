import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { User } from '@msdat/sdk/contracts/accounts'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Disclosure } from '../parts/Disclosure.tsx'
import { Icon } from '../parts/Icon.tsx'
import './signIn.css'

export const ProfileCard = observer(function ProfileCard({ user }: { user: User }) {
  const { accounts, address, toasts } = useStores()
  const logOut = async (): Promise<void> => {
    try {
      await accounts.logout()
      if (address.pathname.startsWith('/account')) address.go('/')
    } catch (error) {
      toasts.showProblem(toProblem(error))
    }
  }
  const face = (
    <>
      <span className="avatar" aria-hidden="true" data-letter={user.username.slice(0, 1).toUpperCase()} />
      <span className="profile-name">{user.username}</span>
      <Icon name="chevron" size={16} />
    </>
  )
  return (
    <Disclosure label={`Account of ${user.username}`} face={face} buttonClass="button profile-button">
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
          <button type="button" className="menu-item" onClick={logOut}>
            <Icon name="close" /> Log Out
          </button>
        </>
      )}
    </Disclosure>
  )
})
