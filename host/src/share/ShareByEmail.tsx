import { useState, type FormEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { EmailAddress } from '@msdat/sdk/contracts/formText'
import { shareByEmail } from '@msdat/sdk/contracts/share'
import { validate } from '@msdat/sdk/contracts/validate/browser'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Field } from '../parts/Field.tsx'

/** Sends the link from the server, in words that are always the same. */
export const ShareByEmail = observer(function ShareByEmail({ path }: { path: string }) {
  const { alerts, toasts } = useStores()
  const [isSending, setSending] = useState(false)

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email')).trim()
    if (!validate(EmailAddress, email).ok) {
      alerts.show({ title: 'Share', message: 'Please enter a valid email address' })
      return
    }
    setSending(true)
    try {
      const { message } = await call(shareByEmail, { email, path })
      toasts.show({ tone: 'success', message })
      form.reset()
    } catch (error) {
      toasts.showProblem(toProblem(error))
    }
    setSending(false)
  }
  return (
    <form className="share-row" onSubmit={(event) => void send(event)} noValidate>
      <Field label="Send by e-mail">
        <input className="input" type="email" name="email" autoComplete="email" required />
      </Field>
      <button type="submit" className="button button-outline" disabled={isSending}>
        {isSending ? 'Sending…' : 'Send'}
      </button>
    </form>
  )
})
