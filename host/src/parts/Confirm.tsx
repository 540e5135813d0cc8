import { useState, type ReactNode } from 'react'
import { ConsentButton } from './ConsentButton.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmProps {
  title: string
  /** What follows from it, and whether it can be taken back. */
  children: ReactNode
  /** Shown below that. */
  more?: ReactNode
  /** What the button says. */
  act?: string
  look?: 'primary' | 'danger'
  /** Does it, and tells itself where that fails. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/**
 * Asks before something is deleted, decided or granted. Closes once that is done, or has failed. Meanwhile no frame is
 * displayed, so that nothing of a plugin lies over what is pressed.
 */
export function Confirm(props: ConfirmProps) {
  const { title, children, more, act = 'Delete', look = 'danger', onConfirm, onClose } = props
  const [isBusy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    await onConfirm().finally(onClose)
  }
  return (
    <Dialog title={title} role="alertdialog" onClose={onClose}>
      <p>{children}</p>
      {more}
      <div className="dialog-actions">
        <button type="button" className="button button-outline" data-first-focus onClick={onClose}>
          Cancel
        </button>
        <ConsentButton look={look} isBusy={isBusy} onPress={() => void confirm()}>
          {isBusy ? 'One moment…' : act}
        </ConsentButton>
      </div>
    </Dialog>
  )
}
