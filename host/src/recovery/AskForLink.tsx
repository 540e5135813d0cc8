import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { askForNewPassword, PasswordRecovery } from '@msdat/sdk/contracts/passwordRecovery'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'

const fields: FieldSpecs = {
  email: {
    label: 'E-mail',
    autoComplete: 'email',
    hint: 'The address of your account.',
    fault: { wrong: 'Please enter a valid email address' },
  },
}

export const AskForLink = observer(function AskForLink() {
  const [answer, setAnswer] = useState<string>()
  const form = useForm({
    body: PasswordRecovery,
    fields,
    send: async (body) => setAnswer((await call(askForNewPassword, body)).message),
    texts: { saved: '' },
  })
  return (
    <>
      <p className="muted">We send you a link with which you choose a new password.</p>
      <ContractForm form={form} action="Send the link" busy="Sending…" />
      {answer && (
        <p className="card empty" role="status">
          {answer}
        </p>
      )}
    </>
  )
})
