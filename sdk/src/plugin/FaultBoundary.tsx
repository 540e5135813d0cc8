import { Component, type ReactNode } from 'react'

interface FaultBoundaryProps {
  onFault: (error: unknown) => void
  children: ReactNode
}

/** The host draws what stands in a failed plugin's place, so nothing is rendered here. */
export class FaultBoundary extends Component<FaultBoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError(): { isFailed: boolean } {
    return { isFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault(error)
  }

  override render(): ReactNode {
    return this.state.isFailed ? null : this.props.children
  }
}
