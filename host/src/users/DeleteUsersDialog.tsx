import { call } from '@msdat/sdk/http/call'
import { removeUser } from '@msdat/sdk/contracts/userAccounts'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Confirm } from '../parts/Confirm.tsx'

interface DeleteUsersDialogProps {
  ids: readonly string[]
  /** Of the first account, where it is on this page. */
  name?: string | undefined
  onClose: () => void
}

/** Asks before accounts are removed, and tells which could not be. */
export function DeleteUsersDialog({ ids, name, onClose }: DeleteUsersDialogProps) {
  const { toasts } = useStores()
  const remove = async (): Promise<void> => {
    const results = await Promise.allSettled(ids.map((id) => call(removeUser, { id })))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) {
      const { message } = toProblem(failed.reason)
      toasts.show({ tone: 'error', title: 'Failed to delete user', message })
    } else {
      toasts.show({ tone: 'success', message: 'User(s) deleted successfully' })
    }
  }
  const one = name === undefined ? 'This account' : `The account “${name}”`
  const accounts = ids.length === 1 ? one : `These ${ids.length} accounts`
  return (
    <Confirm title={ids.length === 1 ? 'Delete user' : 'Delete users'} onConfirm={remove} onClose={onClose}>
      {accounts} will be removed with their own dashboards and activity. This cannot be undone.
    </Confirm>
  )
}
