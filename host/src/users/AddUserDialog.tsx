import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { Registration, registerUser } from '@msdat/sdk/contracts/accounts'
import { roles, roleTable } from '@msdat/sdk/contracts/roles'
import { useStores } from '../app/Stores.ts'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs, FormValues } from '../forms/FieldSpec.ts'
import type { Faults } from '../forms/FormStore.ts'
import { useForm } from '../forms/useForm.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { PasswordStrengthBar } from '../signIn/PasswordStrengthBar.tsx'
import { passwordStrength } from '../signIn/passwordStrength.ts'

const fields: FieldSpecs = {
  username: {
    label: 'Username',
    autoComplete: 'off',
    fault: 'Username is required and must contain only letters, numbers, and @/./+/-/_ characters',
  },
  email: {
    label: 'E-mail',
    autoComplete: 'off',
    hint: null,
    fault: 'Please enter a valid email address',
  },
  first_name: { label: 'First name', autoComplete: 'off', isHalf: true },
  last_name: { label: 'Last name', autoComplete: 'off', isHalf: true },
  profession: { label: 'Profession', isRequired: true, fault: 'Profession is required', isHalf: true },
  organization: { label: 'Organization', isRequired: true, fault: 'Organization is required', isHalf: true },
  password: {
    label: 'Password',
    autoComplete: 'new-password',
    hint: null,
    fault: { missing: 'Password is required' },
  },
  role: {
    label: 'Role',
    isRequired: true,
    hint: null,
    fault: 'Please select a role',
    choices: roles.map((value) => ({ value, label: roleTable[value].label })),
  },
}

interface AddUserDialogProps {
  onClose: () => void
  onAdded: () => void
}

/** An admin makes an account for somebody else. */
export const AddUserDialog = observer(function AddUserDialog({ onClose, onAdded }: AddUserDialogProps) {
  const { toasts } = useStores()
  const form = useForm({
    body: Registration,
    fields,
    check: passwordFaults,
    send: (user) => call(registerUser, user),
    messageOf: ({ message }) => message || 'Failed to add user',
  })
  const finish = (): void => {
    toasts.show({ tone: 'success', message: 'User added successfully' })
    onAdded()
  }
  const behind = { password: <PasswordStrengthBar password={String(form.values['password'])} /> }
  return (
    <Dialog title="Add user" hasForm onClose={onClose}>
      <ContractForm form={form} action="Add user" behind={behind} isFocused onSaved={finish} />
    </Dialog>
  )
})

function passwordFaults({ password }: FormValues): Faults {
  const { unmet } = passwordStrength(String(password))
  if (password === '' || unmet.length === 0) return {}
  return { password: `Invalid Password: ${unmet.join(', ')}` }
}
