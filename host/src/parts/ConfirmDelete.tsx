import { useState, type ReactNode } from 'react'
import { ConsentButton } from './ConsentButton.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDeleteProps {
  title: string
  /** What goes, and whether it can come back. */
  children: ReactNode
  /** What the button says, where something else than "Delete" is meant. */
  act?: string
  /** Does it, and tells itself where that fails. */
  onDelete: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something is deleted, undone or granted, and does not hear a press that was meant for what stood there before; closes once that is done, or has failed. */
export function ConfirmDelete({ title, children, act = 'Delete', onDelete, onClose }: ConfirmDeleteProps) {
  const [isBusy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    await onDelete().finally(onClose)
  }
  return (
    <Dialog title={title} role="alertdialog" onClose={onClose}>
      <p>{children}</p>
      <div className="dialog-actions">
        <button type="button" className="button button-outline" data-first-focus onClick={onClose}>
          Cancel
        </button>
        <ConsentButton look="danger" isBusy={isBusy} onPress={() => void remove()}>
          {isBusy ? 'One moment…' : act}
        </ConsentButton>
      </div>
    </Dialog>
  )
}
