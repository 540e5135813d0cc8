import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import type { SecondFactorMethod } from '@msdat/sdk/contracts/accounts'
import { SecondFactorCode, sendSecondFactor } from '@msdat/sdk/contracts/secondFactor'
import { useStores } from '../app/Stores.ts'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import { toProblem } from '../loading/Loadable.ts'

const methods: Record<SecondFactorMethod, { label: string; hint: string }> = {
  app: { label: 'App', hint: 'The six digits that your authenticator app shows.' },
  email: { label: 'E-mail', hint: 'The six digits that we send to your address.' },
  sms: { label: 'Text message', hint: 'The six digits that we send to your telephone.' },
  recovery: { label: 'Recovery code', hint: 'One of the codes that you have kept.' },
}
const fields: FieldSpecs = {
  code: { label: 'Code', autoComplete: 'one-time-code', hint: null, fault: 'Please enter the code' },
  remember: { label: 'Do not ask this browser again for 30 days', hint: null },
}

interface SecondFactorFormProps {
  offered: readonly SecondFactorMethod[]
  onDone: () => void
  onAgain: () => void
}

/** The code that is asked for after the password. */
export function SecondFactorForm({ offered, onDone, onAgain }: SecondFactorFormProps) {
  const [method, setMethod] = useState<SecondFactorMethod>(offered[0] ?? 'recovery')
  return (
    <div className="stack">
      <div className="segments" role="group" aria-label="Where the code is from">
        {offered.map((one) => (
          <button key={one} type="button" aria-pressed={one === method} onClick={() => setMethod(one)}>
            {methods[one].label}
          </button>
        ))}
      </div>
      <p className="small muted">{methods[method].hint}</p>
      {(method === 'email' || method === 'sms') && <SendCode key={method} method={method} />}
      <CodeForm key={method} method={method} onDone={onDone} />
      <p className="small muted">
        Is the code not accepted any more?{' '}
        <button type="button" className="text-button" onClick={onAgain}>
          Log in again
        </button>
      </p>
    </div>
  )
}

const CodeForm = observer(function CodeForm(props: { method: SecondFactorMethod; onDone: () => void }) {
  const { method, onDone } = props
  const { accounts } = useStores()
  const form = useForm({
    body: SecondFactorCode,
    fields,
    initial: { method },
    send: (code) => accounts.enterCode(code),
    messageOf: ({ message }) => message,
    texts: { saved: '' },
  })
  return <ContractForm form={form} action="Confirm" isFocused onSaved={onDone} />
})

function SendCode({ method }: { method: 'email' | 'sms' }) {
  const { toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      toasts.show({ tone: 'success', message: (await call(sendSecondFactor, { method })).message })
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <p>
      <button
        type="button"
        className="button button-outline"
        aria-disabled={isBusy}
        onClick={() => void send()}
      >
        {isBusy ? 'Sending…' : 'Send me a code'}
      </button>
    </p>
  )
}
