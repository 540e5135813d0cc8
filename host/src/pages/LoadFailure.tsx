import type { Problem } from '@msdat/sdk/contracts/problem'
import { Icon } from '../parts/Icon.tsx'
import './pages.css'

interface LoadFailureProps {
  problem: Problem
  onRetry: () => void
  action?: string
}

/** In the place of something that could not be fetched: why, and the way to try again. */
export function LoadFailure({ problem, onRetry, action = 'Try again' }: LoadFailureProps) {
  return (
    <div className="load-failure card" role="alert">
      <Icon name="warning" />
      <p>{problem.message}</p>
      <button type="button" className="button button-outline" onClick={onRetry}>
        <Icon name="reload" size={16} /> {action}
      </button>
    </div>
  )
}
