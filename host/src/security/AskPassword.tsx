import { observer } from 'mobx-react-lite'
import * as Type from 'typebox'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'

const Password = Type.Object(
  { password: Type.String({ minLength: 1, maxLength: 128 }) },
  { additionalProperties: false },
)
const fields: FieldSpecs = {
  password: { label: 'Your password', kind: 'password', autoComplete: 'current-password' },
}

interface AskPasswordProps {
  action: string
  /** Rejects where the server refuses. */
  send: (password: string) => Promise<unknown>
  onDone: () => void
}

/** Whoever finds an open browser must not change how its owner signs in. */
export const AskPassword = observer(function AskPassword({ action, send, onDone }: AskPasswordProps) {
  const form = useForm({
    body: Password,
    fields,
    send: ({ password }) => send(password),
    texts: { saved: '' },
  })
  return <ContractForm form={form} action={action} isFocused onSaved={onDone} />
})
