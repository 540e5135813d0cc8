import { useState } from 'react'
import { call } from '@msdat/sdk/adapters/call'
import { removeUser } from '@msdat/sdk/contracts/userAccounts'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Dialog } from '../parts/Dialog.tsx'

interface DeleteUsersDialogProps {
  ids: readonly string[]
  onClose: () => void
}

/** Asks before accounts are removed, and tells which could not be. */
export function DeleteUsersDialog({ ids, onClose }: DeleteUsersDialogProps) {
  const { toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    const results = await Promise.allSettled(ids.map((id) => call(removeUser, { id })))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) {
      const { message } = toProblem(failed.reason)
      toasts.show({ tone: 'error', title: 'Failed to delete user', message })
    } else {
      toasts.show({ tone: 'success', message: 'User(s) deleted successfully' })
    }
    onClose()
  }
  const accounts = ids.length === 1 ? 'This account' : `These ${ids.length} accounts`
  return (
    <Dialog title={ids.length === 1 ? 'Delete user' : 'Delete users'} role="alertdialog" onClose={onClose}>
      <p>{accounts} will be removed with their own dashboards and activity. This cannot be undone.</p>
      <div className="dialog-actions">
        <button type="button" className="button button-outline" data-first-focus onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="button button-primary"
          aria-disabled={isBusy}
          onClick={() => void remove()}
        >
          {isBusy ? 'Deleting…' : 'Delete'}
        </button>
      </div>
    </Dialog>
  )
}
