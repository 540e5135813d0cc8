import { useState } from 'react'
import { call } from '@msdat/sdk/adapters/call'
import { removeCustomDashboard, type CustomDashboardEntry } from '@msdat/sdk/contracts/customDashboards'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Dialog } from '../parts/Dialog.tsx'

interface DeleteDashboardDialogProps {
  dashboard: CustomDashboardEntry
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDashboardDialog({ dashboard, onClose, onDeleted }: DeleteDashboardDialogProps) {
  const { toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await call(removeCustomDashboard, { id: dashboard.id })
      onDeleted()
    } catch (error) {
      toasts.showProblem(toProblem(error))
    }
    onClose()
  }
  return (
    <Dialog title="Confirm delete Dashboard" role="alertdialog" onClose={onClose}>
      <p>“{dashboard.title}” will be deleted with its versions. This cannot be undone.</p>
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
