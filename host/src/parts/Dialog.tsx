import { useContext, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { deafenDialog, OpenedByPlugin } from './deafenDialog.ts'
import { Icon } from './Icon.tsx'
import { useFramesStopped } from './useFramesStopped.ts'
import './dialog.css'

interface DialogProps {
  title: string
  onClose: () => void
  /** `drawer` stands at the right edge. */
  shape?: 'modal' | 'drawer'
  size?: 'narrow' | 'wide'
  role?: 'dialog' | 'alertdialog'
  /** A press beside it does not close it, which would lose what was filled in. */
  hasForm?: boolean
  children: ReactNode
}

/** The browser's own modal dialog: it holds the focus, makes the page inert and gives the focus back. */
export function Dialog({
  title,
  onClose,
  shape = 'modal',
  size = 'narrow',
  role = 'dialog',
  hasForm = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isByPlugin = useContext(OpenedByPlugin)
  // Closed before React removes it: a dialog that is gone already gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // While the dialog was closed nothing in it could take the focus, so React's autoFocus came to nothing.
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => element?.close()
  }, [])
  useLayoutEffect(
    () => (dialog.current && isByPlugin ? deafenDialog(dialog.current) : undefined),
    [isByPlugin],
  )
  useFramesStopped(dialog)
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      className={`dialog dialog-${shape} dialog-${size}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => event.target === dialog.current && !hasForm && onClose()}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
