import { Component, type ReactNode } from 'react'
import { NotAllowed } from './NotAllowed.ts'

interface FaultBoundaryProps {
  onFault: (error: unknown) => void
  /** Stands behind the view, and behind what says that it may not be shown. */
  after?: ReactNode
  children: ReactNode
}

interface FaultBoundaryState {
  isFailed: boolean
  refusal: string | null
}

/**
 * The host draws what stands in a failed plugin's place, so nothing is rendered here. That something is not allowed is
 * said in the frame: the plugin runs, and a new start would change nothing.
 */
export class FaultBoundary extends Component<FaultBoundaryProps, FaultBoundaryState> {
  override state: FaultBoundaryState = { isFailed: false, refusal: null }

  static getDerivedStateFromError(error: unknown): FaultBoundaryState {
    return { isFailed: true, refusal: error instanceof NotAllowed ? error.message : null }
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof NotAllowed)) this.props.onFault(error)
  }

  override render(): ReactNode {
    const { isFailed, refusal } = this.state
    if (isFailed && refusal === null) return null
    return (
      <>
        {isFailed ? <p role="alert">{refusal}</p> : this.props.children}
        {this.props.after}
      </>
    )
  }
}
