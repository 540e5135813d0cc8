import { useState, type FormEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { EmailAddress } from '@msdat/sdk/contracts/formText'
import { subscribe } from '@msdat/sdk/contracts/newsletter'
import { validate } from '@msdat/sdk/contracts/validate/browser'
import { useStores } from '../app/Stores.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Field } from '../parts/Field.tsx'

export const NewsletterDialog = observer(function NewsletterDialog() {
  const { news, overlays, toasts, waiting } = useStores()
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const close = (): void => {
    news.rememberInvitation()
    overlays.close()
  }
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email')).trim()
    if (!validate(EmailAddress, email).ok) {
      setFault('Please enter a valid email address')
      return form.querySelector('input')?.focus()
    }
    setFault(undefined)
    if (waiting.isOffline()) {
      waiting.put({ key: 'newsletter', kind: 'newsletter', input: { email }, values: { email } })
      toasts.show({
        tone: 'info',
        title: 'You are offline',
        message: 'Your subscription waits in this browser and is sent once when you are online again.',
      })
      return close()
    }
    setSending(true)
    try {
      await call(subscribe, { email })
      toasts.show({
        tone: 'success',
        title: 'Success',
        message: 'You have successfully subscribed to our newsletter.',
      })
      close()
    } catch {
      toasts.show({ tone: 'info', title: 'Attention', message: 'An Error Occured, Please try again' })
    }
    setSending(false)
  }
  return (
    <Dialog title="Subscribe to our newsletter" hasForm onClose={close}>
      <p className="muted small">
        New data sets, dashboards and features, by e-mail. You confirm the address by a link that is sent to
        it, and every newsletter has a link that ends the subscription.
      </p>
      <form className="share-row" noValidate onSubmit={(event) => void send(event)}>
        <Field label="E-mail" fault={fault}>
          <input className="input" type="email" name="email" autoComplete="email" required data-first-focus />
        </Field>
        <button type="submit" className="button button-primary" disabled={isSending}>
          {isSending ? 'Sending…' : 'Subscribe'}
        </button>
      </form>
    </Dialog>
  )
})
