import { observer } from 'mobx-react-lite'
import * as Type from 'typebox'
import { call } from '@msdat/sdk/adapters/call'
import { NewPassword, updatePassword } from '@msdat/sdk/contracts/userAccounts'
import { useStores } from '../app/Stores.ts'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import { PasswordStrengthBar } from '../signIn/PasswordStrengthBar.tsx'
import { newPasswordFaults } from './newPasswordFaults.ts'
import { useAccountFailure } from './useAccountFailure.ts'

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

export const PasswordForm = observer(function PasswordForm() {
  const { toasts } = useStores()
  const fail = useAccountFailure('Failed to update password')
  const form = useForm({
    body: NewPassword,
    fields,
    check: newPasswordFaults,
    send: (change) =>
      call(updatePassword, change).catch((error: unknown) => {
        fail(error)
        throw error
      }),
  })
  const finish = (): void => {
    toasts.show({ tone: 'success', message: 'Password updated successfully!' })
    form.reset()
  }
  const behind = { new_password: <PasswordStrengthBar password={String(form.values['new_password'])} /> }
  return <ContractForm form={form} action="CHANGE PASSWORD" behind={behind} onSaved={finish} />
})
