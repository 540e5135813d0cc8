import { useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import type { User } from '@msdat/sdk/contracts/accounts'
import { changeUser } from '@msdat/sdk/contracts/userAccounts'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'

interface UserActionsProps {
  user: User
  onChanged: () => void
  onEdit: () => void
  onDelete: () => void
}

/** An admin is downgraded; whoever has another role is upgraded. */
export function UserActions({ user, onChanged, onEdit, onDelete }: UserActionsProps) {
  const { toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  const isAdmin = user.role.value === 'admin'
  const action = isAdmin ? 'Downgrade' : 'Upgrade'
  const change = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await call(changeUser, { id: user.id, role: isAdmin ? 'user' : 'admin' })
      const message = `${user.username} is ${isAdmin ? 'no longer an admin' : 'an admin now'}.`
      toasts.show({ tone: 'success', message })
      onChanged()
    } catch (error) {
      const title = 'Failed to upgrade/downgrade user role'
      toasts.show({ tone: 'error', title, message: toProblem(error).message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-label={`${action} ${user.username}`}
        aria-disabled={isBusy}
        onClick={() => void change()}
      >
        {action}
      </button>{' '}
      <button type="button" className="text-button" aria-label={`Edit ${user.username}`} onClick={onEdit}>
        Edit
      </button>{' '}
      <button type="button" className="text-button" aria-label={`Delete ${user.username}`} onClick={onDelete}>
        Delete
      </button>
    </>
  )
}
