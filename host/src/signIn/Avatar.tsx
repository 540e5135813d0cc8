import type { User } from '@msdat/sdk/contracts/accounts'
import './signIn.css'

/** The picture of an account, or the first letter of its name. */
export function Avatar({ user }: { user: Pick<User, 'username' | 'avatar'> }) {
  if (user.avatar) return <img className="avatar" src={user.avatar} alt="" />
  return <span className="avatar" aria-hidden="true" data-letter={user.username.slice(0, 1).toUpperCase()} />
}
