import { useState } from 'react'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Dialog } from '../parts/Dialog.tsx'
import type { ActivityHistory } from './ActivityHistory.ts'
import type { ViewedMonth } from './viewedMonths.ts'

interface DeleteMonthDialogProps {
  history: ActivityHistory
  month: ViewedMonth
  onClose: () => void
}

/** Asks before a whole month of the history goes. */
export function DeleteMonthDialog({ history, month, onClose }: DeleteMonthDialogProps) {
  const { toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    await history.removeMonth(month).catch((error: unknown) => toasts.showProblem(toProblem(error)))
    onClose()
  }
  return (
    <Dialog title={`Delete ${month.name}`} role="alertdialog" onClose={onClose}>
      <p>Everything noted in {month.name} will be deleted. This cannot be undone.</p>
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
