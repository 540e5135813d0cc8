import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link, useLocation } from 'react-router-dom'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { NoToken } from './NoToken.tsx'
import { tokenIn } from './tokenIn.ts'
import '../signIn/signIn.css'

interface LinkPageProps {
  title: string
  /** What the button does. */
  lead?: string
  /** A button to press first, since programs that look for harm in mail open every link. */
  action?: string
  /** Uses the token of the link; answers what to tell. */
  use: (token: string) => Promise<string>
}

/** A line may end at a hyphen, and "e-mail" is no word to part. */
const keepWhole = (part: string, at: number) => (at % 2 === 1 ? <span key={at}>{part}</span> : part)

/** Where a link in a message leads that does one thing. */
export const LinkPage = observer(function LinkPage({ title, lead, action, use }: LinkPageProps) {
  const token = tokenIn(useLocation().hash)
  const [remote] = useState(() => new RemoteValue(use))
  useEffect(() => void (token && !action && remote.load(token)), [remote, token, action])
  const { state } = remote
  return (
    <div className="sign-in-page card">
      <h1>{title.split(/(e-mail)/).map(keepWhole)}</h1>
      {token === null && <NoToken />}
      {state.status === 'idle' && token && action && (
        <>
          {lead && <p>{lead}</p>}
          <p>
            <button type="button" className="button button-primary" onClick={() => void remote.load(token)}>
              {action}
            </button>
          </p>
        </>
      )}
      {state.status === 'loading' && <p role="status">One moment…</p>}
      {state.status === 'failed' && token && (
        <LoadFailure problem={state.problem} onRetry={() => void remote.load(token)} />
      )}
      {state.status === 'ready' && (
        <>
          <p role="status">{state.value}</p>
          <p>
            <Link className="button button-primary" to="/account">
              Go to your account
            </Link>
          </p>
        </>
      )}
    </div>
  )
})
