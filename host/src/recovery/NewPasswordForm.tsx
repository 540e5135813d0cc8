import { observer } from 'mobx-react-lite'
import * as Type from 'typebox'
import { call } from '@msdat/sdk/adapters/call'
import { resetPassword } from '@msdat/sdk/contracts/passwordRecovery'
import { NewPassword } from '@msdat/sdk/contracts/userAccounts'
import { useStores } from '../app/Stores.ts'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import { newPasswordFaults } from '../profile/newPasswordFaults.ts'
import { PasswordStrengthBar } from '../signIn/PasswordStrengthBar.tsx'

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

export const NewPasswordForm = observer(function NewPasswordForm({ token }: { token: string }) {
  const { accounts, address, toasts } = useStores()
  const form = useForm({
    body: NewPassword,
    fields,
    check: newPasswordFaults,
    send: (change) => call(resetPassword, { token, ...change }),
  })
  const finish = (): void => {
    toasts.show({ tone: 'success', message: 'Password updated successfully!' })
    // A session in this browser has ended with all others.
    void accounts.session.load()
    address.go('/custom/login', { replace: true })
  }
  const behind = { new_password: <PasswordStrengthBar password={String(form.values['new_password'])} /> }
  return <ContractForm form={form} action="Set the new password" behind={behind} onSaved={finish} />
})
