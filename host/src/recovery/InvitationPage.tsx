import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import type { OutputOf } from '@msdat/sdk/contracts/endpoint'
import { acceptInvitation, readInvitation } from '@msdat/sdk/contracts/invitations'
import { useStores } from '../app/Stores.ts'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { toProblem } from '../loading/Loadable.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { platformName } from '../parts/documentTitle.ts'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { NoToken } from './NoToken.tsx'
import { tokenIn } from './tokenIn.ts'
import '../signIn/signIn.css'

type Offer = OutputOf<typeof readInvitation>

/** Where the link of an invitation leads: what it says, and what is to be done to take part. */
export const InvitationPage = observer(function InvitationPage() {
  const { address } = useStores()
  const [token] = useState(() => tokenIn(address.hash))
  const [offer] = useState(() => new RemoteValue<Offer>(() => call(readInvitation, { token: token ?? '' })))
  useEffect(() => void (token && offer.load()), [offer, token])
  return (
    <div className="sign-in-page card">
      <h1>You are invited to enter figures</h1>
      {token === null ? (
        <NoToken />
      ) : (
        <RemoteFrame state={offer.state} onRetry={() => void offer.load()}>
          {(value) => <Answer offer={value} token={token} />}
        </RemoteFrame>
      )}
    </div>
  )
})

const Answer = observer(function Answer({ offer, token }: { offer: Offer; token: string }) {
  const { accounts, address } = useStores()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [said, setSaid] = useState('')
  const { email, has_account, source_names, expires_at } = offer
  const accept = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setFault('')
    try {
      const { message } = await call(acceptInvitation, { token })
      await accounts.session.load()
      setSaid(message)
    } catch (error) {
      setFault(toProblem(error).message)
    } finally {
      setBusy(false)
    }
  }
  const leaveFor = (path: string): void => {
    accounts.wantPage(`/invitation#token=${token}`)
    address.go(path)
  }
  if (said !== '') {
    return (
      <>
        <p role="status">{said}</p>
        <p>
          <Link className="button button-primary" to="/data-entry">
            Go to data entry
          </Link>
        </p>
      </>
    )
  }
  return (
    <>
      <p>
        As a contributor of {platformName} you enter figures, which somebody else checks before they are
        published. You can enter figures of{' '}
        {source_names.length === 0 ? 'every data source' : source_names.join(', ')}. The invitation is for{' '}
        {email} and valid until {longDate(expires_at)}.
      </p>
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
      {accounts.user ? (
        <p>
          <button
            type="button"
            className="button button-primary"
            aria-disabled={isBusy}
            onClick={() => void accept()}
          >
            {isBusy ? 'One moment…' : `Accept as ${accounts.user.username}`}
          </button>
        </p>
      ) : has_account ? (
        <p>
          <button type="button" className="button button-primary" onClick={() => leaveFor('/custom/login')}>
            Log in to accept
          </button>
        </p>
      ) : (
        <p>
          <button
            type="button"
            className="button button-primary"
            onClick={() => leaveFor(`/custom/register?email=${encodeURIComponent(email)}`)}
          >
            Create an account to accept
          </button>
        </p>
      )}
    </>
  )
})
