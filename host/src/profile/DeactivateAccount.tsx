import { useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import type { User } from '@msdat/sdk/contracts/accounts'
import { removeUser } from '@msdat/sdk/contracts/userAccounts'
import { useStores } from '../app/Stores.ts'
import { ConsentButton } from '../parts/ConsentButton.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useAccountFailure } from './useAccountFailure.ts'

export function DeactivateAccount({ user }: { user: User }) {
  const { accounts, address, toasts } = useStores()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const fail = useAccountFailure('Failed to deactivate account')
  const deactivate = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await call(removeUser, { id: user.id })
      toasts.show({ tone: 'success', message: 'Account deactivated successfully!' })
      // The session ended with the account: there is nothing left to sign out of.
      await accounts.session.load()
      address.go('/')
    } catch (error) {
      fail(error)
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <>
      <p className="muted">
        You will not be able to sign in again. Your activity, drafts and private dashboards are deleted;
        public dashboards stay.
      </p>
      <button type="button" className="button button-outline" onClick={() => setAsking(true)}>
        Deactivate account
      </button>
      {isAsking && (
        <Dialog title="Deactivate account" role="alertdialog" onClose={() => setAsking(false)}>
          <p>Do you want to deactivate the account {user.username}? Only an admin can bring it back.</p>
          <div className="dialog-actions">
            <button
              type="button"
              className="button button-outline"
              data-first-focus
              onClick={() => setAsking(false)}
            >
              Cancel
            </button>
            <ConsentButton look="danger" isBusy={isBusy} onPress={() => void deactivate()}>
              {isBusy ? 'One moment…' : 'Deactivate'}
            </ConsentButton>
          </div>
        </Dialog>
      )}
    </>
  )
}
