import { useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import { retryMail, type OutgoingMail } from '@msdat/sdk/contracts/mail'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Dialog } from '../parts/Dialog.tsx'
import './messageDesk.css'

interface MailDialogProps {
  mail: OutgoingMail
  onChanged: () => void
  onClose: () => void
}

/** One e-mail in full; what failed or is kept can be sent again. */
export function MailDialog({ mail, onChanged, onClose }: MailDialogProps) {
  const { toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  const canRetry = mail.state === 'failed' || mail.state === 'kept'
  const retry = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await call(retryMail, { id: mail.id })
      toasts.show({ tone: 'success', message: 'It is being sent again.' })
      onChanged()
      onClose()
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={mail.subject} size="wide" onClose={onClose}>
      <div className="stack">
        <p className="small muted">To {mail.to_address}</p>
        {mail.problem !== '' && <p role="alert">The mail server said: {mail.problem}</p>}
        {mail.text === '' ? (
          <p className="muted">Its text is not kept once it was sent: it may hold a secret link.</p>
        ) : (
          <p className="message-text">{mail.text}</p>
        )}
        {canRetry && (
          <div className="row">
            <button
              type="button"
              className="button button-primary"
              aria-disabled={isBusy}
              onClick={() => void retry()}
            >
              {isBusy ? 'One moment…' : 'Send again'}
            </button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
