import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import * as Type from 'typebox'
import { call } from '@msdat/sdk/http/call'
import { beginPhone, confirmPhone, NewPhone, type SecuritySettings } from '@msdat/sdk/contracts/secondFactor'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import { Dialog } from '../parts/Dialog.tsx'

interface SetUpPhoneDialogProps {
  user: string
  onClose: () => void
  onChanged: (settings: SecuritySettings) => void
}

/** Number and password, then the code that came: from then on one is sent at each sign-in. */
export function SetUpPhoneDialog({ user, onClose, onChanged }: SetUpPhoneDialogProps) {
  const [sent, setSent] = useState('')
  return (
    <Dialog title="Set up: Code by text message" hasForm onClose={onClose}>
      {sent === '' ? (
        <AskNumber user={user} onSent={setSent} />
      ) : (
        <EnterCode user={user} sent={sent} onChanged={onChanged} onClose={onClose} />
      )}
    </Dialog>
  )
}

const numberFields: FieldSpecs = {
  phone: {
    label: 'Telephone number',
    kind: 'tel',
    autoComplete: 'tel',
    hint: 'With the code of the country and without spaces, such as +2348012345678.',
    fault: 'Please enter the number with the code of its country, such as +2348012345678',
  },
  password: { label: 'Your password', kind: 'password', autoComplete: 'current-password', hint: null },
}

const AskNumber = observer(function AskNumber(props: { user: string; onSent: (message: string) => void }) {
  const form = useForm({
    body: NewPhone,
    fields: numberFields,
    send: async (given) => props.onSent((await call(beginPhone, { id: props.user, ...given })).message),
    texts: { saved: '' },
  })
  return <ContractForm form={form} action="Send me a code" busy="Sending…" isFocused />
})

const Code = Type.Object(
  { code: Type.String({ pattern: '^ *(\\d *){6}$' }) },
  { additionalProperties: false },
)
const codeFields: FieldSpecs = {
  code: { label: 'Code', autoComplete: 'one-time-code', fault: 'Please enter the six digits that came' },
}

interface EnterCodeProps extends SetUpPhoneDialogProps {
  sent: string
}

const EnterCode = observer(function EnterCode({ user, sent, onChanged, onClose }: EnterCodeProps) {
  const form = useForm({
    body: Code,
    fields: codeFields,
    send: async ({ code }) => onChanged(await call(confirmPhone, { id: user, code: code.trim() })),
    texts: { saved: '' },
  })
  return (
    <>
      <p role="status">{sent}</p>
      <ContractForm form={form} action="Confirm" isFocused onSaved={onClose} />
    </>
  )
})
