import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link, useLocation } from 'react-router-dom'
import { call } from '@msdat/sdk/adapters/call'
import { confirmEmail } from '@msdat/sdk/contracts/emailConfirmation'
import { useStores } from '../app/Stores.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { tokenIn } from './tokenIn.ts'

/** Where the link in the message leads that asks whether an address is right. */
export const ConfirmEmailPage = observer(function ConfirmEmailPage() {
  const { accounts } = useStores()
  const token = tokenIn(useLocation().hash)
  const [remote] = useState(
    () =>
      new RemoteValue(async (given: string) => {
        const { message } = await call(confirmEmail, { token: given })
        void accounts.session.load()
        return message
      }),
  )
  useEffect(() => void (token && remote.load(token)), [remote, token])
  const { state } = remote
  return (
    <div className="reading-page stack">
      <h1>Confirm your e-mail address</h1>
      {token === null && <p>Please open this page with the link in the message that we have sent you.</p>}
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
