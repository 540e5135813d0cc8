import type { ReactNode } from 'react'
import type { Loadable } from '../loading/Loadable.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import './figures.css'

interface RemoteFrameProps<Value> {
  state: Loadable<Value>
  onRetry: () => void
  children: (value: Value) => ReactNode
}

/** A value once it is there; until then that it loads, or why it cannot be had. */
export function RemoteFrame<Value>({ state, onRetry, children }: RemoteFrameProps<Value>) {
  if (state.status === 'ready') return <>{children(state.value)}</>
  if (state.status === 'failed') return <LoadFailure problem={state.problem} onRetry={onRetry} />
  return (
    <div role="status" aria-label="Loading" className="stack">
      <div className="skeleton figures-skeleton" />
      <div className="skeleton figures-skeleton" />
    </div>
  )
}
