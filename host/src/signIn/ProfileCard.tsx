import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import type { User } from '@msdat/sdk/contracts/accounts'
import { useStores } from '../app/Stores.ts'
import { Disclosure } from '../parts/Disclosure.tsx'
import { lazyPart } from '../pages/lazyPart.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Avatar } from './Avatar.tsx'
import './signIn.css'

const fetchMenu = async () => (await import('./ProfileMenu.tsx')).ProfileMenu
const ProfileMenu = lazyPart(fetchMenu)

export const ProfileCard = observer(function ProfileCard({ user }: { user: User }) {
  const { notifications } = useStores()
  const unread = notifications.unread.value ?? 0
  // So that it is there when it is opened.
  useEffect(() => void fetchMenu().catch(() => undefined), [])
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
      {(close) => <ProfileMenu user={user} close={close} />}
    </Disclosure>
  )
})
