import { call } from '@msdat/sdk/http/call'
import type { User } from '@msdat/sdk/contracts/accounts'
import { changeUser } from '@msdat/sdk/contracts/userAccounts'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Confirm } from '../parts/Confirm.tsx'

interface ChangeRoleDialogProps {
  user: User
  onClose: () => void
}

/** An admin is downgraded; whoever has another role is upgraded. */
export function ChangeRoleDialog({ user, onClose }: ChangeRoleDialogProps) {
  const { toasts } = useStores()
  const isAdmin = user.role.value === 'admin'
  const change = async (): Promise<void> => {
    try {
      await call(changeUser, { id: user.id, role: isAdmin ? 'user' : 'admin' })
      const message = `${user.username} is ${isAdmin ? 'no longer an admin' : 'an admin now'}.`
      toasts.show({ tone: 'success', message })
    } catch (error) {
      const title = 'Failed to upgrade/downgrade user role'
      toasts.show({ tone: 'error', title, message: toProblem(error).message })
    }
  }
  return (
    <Confirm
      title={`${isAdmin ? 'Downgrade' : 'Upgrade'} ${user.username}`}
      act={isAdmin ? 'Downgrade' : 'Upgrade'}
      onConfirm={change}
      onClose={onClose}
    >
      {isAdmin
        ? 'They can no longer manage users, data, plugins and settings. What they have done stays.'
        : 'An admin may change all data, approve plugins, and manage all users, you included.'}
    </Confirm>
  )
}
