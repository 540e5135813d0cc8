import { observer } from 'mobx-react-lite'
import * as Type from 'typebox'
import { Registration } from '@msdat/sdk/contracts/accounts'
import { useStores } from '../app/Stores.ts'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs, FormValues } from '../forms/FieldSpec.ts'
import type { Faults } from '../forms/FormStore.ts'
import { useForm } from '../forms/useForm.ts'
import { PasswordStrengthBar } from './PasswordStrengthBar.tsx'
import { passwordStrength } from './passwordStrength.ts'
import { registrationFault } from './registrationFault.ts'

const terms = 'I will use the figures with their source and year, and keep my password to myself.'

const fields: FieldSpecs = {
  username: { label: 'Username', autoComplete: 'username' },
  email: { label: 'E-mail', autoComplete: 'email', hint: null },
  first_name: { label: 'First name', autoComplete: 'given-name', isHalf: true },
  last_name: { label: 'Last name', autoComplete: 'family-name', isHalf: true },
  organization: { label: 'Organization', autoComplete: 'organization', isHalf: true },
  profession: { label: 'Profession', autoComplete: 'organization-title', isHalf: true },
  password: { label: 'Password', autoComplete: 'new-password', hint: null },
  repeated: {
    label: 'Confirm password',
    kind: 'password',
    autoComplete: 'new-password',
    schema: Type.String({ maxLength: 128 }),
    hint: ({ password, repeated }) =>
      repeated ? (repeated === password ? 'MATCH' : 'DOES NOT MATCH') : undefined,
  },
  terms: { label: terms, schema: Type.Boolean(), fault: 'Please tick this box to go on' },
}

interface RegisterFormProps {
  /** What the address begins with, for whoever was invited. */
  email?: string
  onDone: () => void
}

export const RegisterForm = observer(function RegisterForm({ email = '', onDone }: RegisterFormProps) {
  const { accounts, toasts } = useStores()
  const form = useForm({
    body: Registration,
    fields,
    initial: { email },
    check: passwordFaults,
    send: (registration) => accounts.register(registration),
    messageOf: registrationFault,
    // What somebody else typed here before must not come over an invited address.
    ...(email === '' && { draftKey: 'register' }),
  })
  const finish = (): void => {
    toasts.show({ tone: 'success', message: 'Congratulations, Successfully Registered, Please Login' })
    onDone()
  }
  const behind = { password: <PasswordStrengthBar password={String(form.values['password'])} /> }
  return <ContractForm form={form} action="Create account" behind={behind} isFocused onSaved={finish} />
})

function passwordFaults({ password, repeated }: FormValues): Faults {
  const { unmet } = passwordStrength(String(password))
  return {
    ...(unmet.length > 0 && { password: `Invalid Password: ${unmet.join(', ')}` }),
    ...(password !== repeated && { repeated: 'Passwords do not match' }),
  }
}
