import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { logoutEverywhere } from '@msdat/sdk/contracts/accounts'
import { endSession, listSessions } from '@msdat/sdk/contracts/sessions'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { timeAgo } from '../words/timeAgo.ts'
import { agentName } from './agentName.ts'

/** Where somebody is signed in, and the way to end that. */
export const OpenSessions = observer(function OpenSessions() {
  const { accounts, address, toasts } = useStores()
  const [remote] = useState(() => new RemoteValue(async () => (await call(listSessions, {})).sessions))
  useEffect(() => void remote.load(), [remote])
  const { state } = remote
  if (state.status === 'failed') {
    return <LoadFailure problem={state.problem} onRetry={() => void remote.load()} />
  }
  if (state.status !== 'ready') return <p role="status">Loading your sessions…</p>
  const fail = (error: unknown): void => toasts.showProblem(toProblem(error))
  const end = (id: string): void => void call(endSession, { id }).then(() => remote.load(), fail)
  const endAll = async (): Promise<void> => {
    await call(logoutEverywhere, {})
    await accounts.session.load()
    address.go('/')
  }
  return (
    <>
      <ul className="sessions">
        {state.value.map(({ id, agent, is_current, created_at }) => (
          <li key={id}>
            <div>
              <strong>{agentName(agent)}</strong>{' '}
              {is_current && <span className="badge badge-accent">This one</span>}
              <p className="small muted">
                Signed in <time dateTime={created_at}>{timeAgo(created_at)}</time>
              </p>
            </div>
            {!is_current && (
              <button
                type="button"
                className="button button-outline"
                aria-label={`Sign out there: ${agentName(agent)}`}
                onClick={() => end(id)}
              >
                Sign out there
              </button>
            )}
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="button button-outline" onClick={() => void endAll().catch(fail)}>
          Sign out everywhere
        </button>
      </p>
    </>
  )
})
