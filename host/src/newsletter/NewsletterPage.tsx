import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { confirmSubscription, unsubscribe } from '@msdat/sdk/contracts/newsletter'
import { useStores } from '../app/Stores.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { NoToken } from '../recovery/NoToken.tsx'
import '../signIn/signIn.css'

const steps = {
  confirm: {
    question: 'Confirm that you would like to get the newsletter at your address.',
    label: 'Confirm the subscription',
    send: (token: string) => call(confirmSubscription, { token }),
  },
  leave: {
    question: 'End your subscription. Your address is then forgotten.',
    label: 'Unsubscribe',
    send: (token: string) => call(unsubscribe, { token }),
  },
}

/**
 * Where the links in messages lead. A press of a button does it, since programs that look for harm in
 * mail open every link.
 */
export const NewsletterPage = observer(function NewsletterPage() {
  const [, name, token = ''] = /^#(confirm|leave)=(.+)$/.exec(useStores().address.hash) ?? []
  const step = name ? steps[name as keyof typeof steps] : null
  const [answer] = useState(() => new RemoteValue(() => step?.send(token) ?? Promise.resolve(null)))
  const { state } = answer
  return (
    <div className="sign-in-page card">
      <h1>Newsletter</h1>
      {!step && <NoToken />}
      {step && state.status !== 'ready' && (
        <>
          <p>{step.question}</p>
          <p>
            <button
              type="button"
              className="button button-primary"
              disabled={state.status === 'loading'}
              onClick={() => void answer.load()}
            >
              {step.label}
            </button>
          </p>
        </>
      )}
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void answer.load()} />
      )}
      <p role="status">{state.status === 'ready' && state.value?.message}</p>
    </div>
  )
})
