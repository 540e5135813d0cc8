import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import type { User } from '@msdat/sdk/contracts/accounts'
import { askForEmailChange, EmailChange } from '@msdat/sdk/contracts/emailChange'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'

const fields: FieldSpecs = {
  email: {
    label: 'New e-mail address',
    autoComplete: 'email',
    hint: null,
    fault: { wrong: 'Please enter a valid email address' },
  },
  password: { label: 'Your password', kind: 'password', autoComplete: 'current-password', hint: null },
}

/** Asks for another address, which counts once the link that goes there was opened. */
export const EmailForm = observer(function EmailForm({ user }: { user: User }) {
  const [answer, setAnswer] = useState('')
  const form = useForm({
    body: EmailChange,
    fields,
    send: async (change) => setAnswer((await call(askForEmailChange, { id: user.id, ...change })).message),
    texts: { saved: '' },
  })
  return (
    <>
      <p>{user.email}</p>
      <p className="small muted">
        A new address counts once you have opened the link that we send there. We also write to the present
        one.
      </p>
      <ContractForm form={form} action="CHANGE E-MAIL ADDRESS" onSaved={() => form.reset()} />
      {answer && <p role="status">{answer}</p>}
    </>
  )
})
