import { observer } from 'mobx-react-lite'
import * as Type from 'typebox'
import { NewPassword } from '@msdat/sdk/contracts/userAccounts'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import { PasswordStrengthBar } from '../signIn/PasswordStrengthBar.tsx'
import { newPasswordFaults } from './newPasswordFaults.ts'

const fields: FieldSpecs = {
  new_password: { label: 'New password', kind: 'password', autoComplete: 'new-password', hint: null },
  repeated: {
    label: 'Confirm password',
    kind: 'password',
    autoComplete: 'new-password',
    schema: Type.String({ maxLength: 128 }),
    hint: ({ new_password, repeated }) =>
      repeated ? (repeated === new_password ? 'MATCH' : 'DOES NOT MATCH') : undefined,
  },
}

interface ChooseNewPasswordProps {
  action: string
  send: (change: Type.Static<typeof NewPassword>) => Promise<unknown>
  onSaved: () => void
}

/** A new password, typed twice, with how strong it is. */
export const ChooseNewPassword = observer(function ChooseNewPassword(props: ChooseNewPasswordProps) {
  const { action, send, onSaved } = props
  const form = useForm({ body: NewPassword, fields, check: newPasswordFaults, send })
  const finish = (): void => {
    onSaved()
    form.reset()
  }
  const behind = { new_password: <PasswordStrengthBar password={String(form.values['new_password'])} /> }
  return <ContractForm form={form} action={action} behind={behind} onSaved={finish} />
})
