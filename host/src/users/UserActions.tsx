import type { User } from '@msdat/sdk/contracts/accounts'

interface UserActionsProps {
  user: User
  onChangeRole: () => void
  onEdit: () => void
  onDelete: () => void
}

export function UserActions({ user, onChangeRole, onEdit, onDelete }: UserActionsProps) {
  const action = user.role.value === 'admin' ? 'Downgrade' : 'Upgrade'
  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-label={`${action} ${user.username}`}
        onClick={onChangeRole}
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
