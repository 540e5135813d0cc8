import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { Problem } from '@msdat/sdk/contracts/problem'
import { useStores } from '../app/Stores.ts'
import { Icon } from '../parts/Icon.tsx'
import { useIsOnline } from '../parts/useIsOnline.ts'
import { useAwaited } from './useAwaited.ts'
import './pages.css'

interface LoadFailureProps {
  problem: Problem
  onRetry: () => void
  /** Where it is more than to fetch this part anew; then it is left to the visitor alone. */
  action?: string
  /** Said without a connection, where there is more to say than that it comes by itself. */
  offlineText?: string
}

const offline = 'You are offline. What belongs here comes by itself when the connection is back.'
const away =
  'The server cannot be reached at the moment. It is asked again every few seconds; what belongs here comes by itself.'

/** In the place of something that could not be fetched: why, and the way to try again. */
export const LoadFailure = observer(function LoadFailure(props: LoadFailureProps) {
  const { problem, onRetry, action, offlineText = offline } = props
  const { server } = useStores()
  const [isAsking, setAsking] = useState(false)
  const isOnline = useIsOnline()
  const isAwaited = problem.code === 'unavailable' && action === undefined
  useAwaited(isAwaited, onRetry)
  const cause = isOnline ? (server.isAway ? away : null) : offlineText
  // A server that is away is asked first: with its answer comes all that could not be had, and not this part alone.
  const retry = async (): Promise<void> => {
    if (!server.isAway) return onRetry()
    setAsking(true)
    await server.ask()
    setAsking(false)
  }
  // What is not there is not there at the next look either.
  const isLost = problem.code === 'not_found' && action === undefined
  return (
    <div className="load-failure card" role="alert">
      <Icon name="warning" />
      <p>{(isAwaited ? cause : null) ?? problem.message}</p>
      {!isLost && (
        <button
          type="button"
          className="button button-outline"
          aria-disabled={isAsking}
          onClick={() => void (isAsking || retry())}
        >
          <Icon name="reload" size={16} /> {isAsking ? 'One moment…' : (action ?? 'Try again')}
        </button>
      )}
    </div>
  )
})
