import { Component, type ErrorInfo, type ReactNode } from 'react'
import { homePath } from '@msdat/sdk/view'
import { Dialog } from '../parts/Dialog.tsx'

/** Catches what no other code caught: the page says so and offers a fresh start. */
export class RuntimeFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Dialog title="SOMETHING WENT WRONG" role="alertdialog" onClose={startAfresh}>
        <p>Click on the button below to reload</p>
        <div className="dialog-actions">
          <button type="button" className="button button-primary" onClick={startAfresh}>
            CLEAR
          </button>
        </div>
      </Dialog>
    )
  }
}

function startAfresh(): void {
  window.location.assign(homePath)
}
