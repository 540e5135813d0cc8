import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import type { User } from '@msdat/sdk/contracts/accounts'
import { askForConfirmation } from '@msdat/sdk/contracts/emailConfirmation'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Icon } from '../parts/Icon.tsx'
import './recovery.css'

/** Says to whoever has not confirmed their address that this is still to do. */
export const EmailNotice = observer(function EmailNotice({ user }: { user: User }) {
  const { toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  if (user.email_confirmed) return null
  const send = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      toasts.show({ tone: 'success', message: (await call(askForConfirmation, {})).message })
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="email-notice card" role="note">
      <Icon name="mail" />
      <p>
        Your e-mail address {user.email} is not confirmed yet. Please open the link in the message that we
        have sent you.
      </p>
      <button
        type="button"
        className="button button-outline"
        aria-disabled={isBusy}
        onClick={() => void send()}
      >
        {isBusy ? 'Sending…' : 'Send it again'}
      </button>
    </div>
  )
})
