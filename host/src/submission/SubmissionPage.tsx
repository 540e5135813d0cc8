import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { OwnSubmission } from '@msdat/sdk/contracts/ownSubmissions'
import { useStores } from '../app/Stores.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { OwnSubmissionCard } from './OwnSubmissionCard.tsx'
import './submission.css'

/** What became of a submission, for whoever holds its private link. */
export const SubmissionPage = observer(function SubmissionPage() {
  const { address, registry } = useStores()
  const token = address.hash.slice(1)
  const [found] = useState(() => new RemoteValue<OwnSubmission, string>((one) => registry.lookUp(one)))
  useEffect(() => {
    if (token !== '') void found.load(token)
  }, [found, token])
  const { state } = found
  // A link that was cut when it was copied.
  const isUnreadable = state.status === 'failed' && state.problem.code === 'invalid_input'
  return (
    <div className="reading-page stack">
      <h1>Your submission</h1>
      {(token === '' || isUnreadable) && (
        <p className="empty card">
          {isUnreadable && 'This link is not whole. '}Open this page by the private link that you were given
          when you submitted a plugin.
        </p>
      )}
      {state.status === 'failed' && !isUnreadable && (
        <LoadFailure problem={state.problem} onRetry={() => void found.load(token)} />
      )}
      {state.status === 'ready' && (
        <OwnSubmissionCard submission={state.value} token={token} onAnswered={() => void found.load(token)} />
      )}
      {state.status === 'loading' && <p role="status">Looking it up…</p>}
    </div>
  )
})
