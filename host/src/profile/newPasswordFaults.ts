import type { FormValues } from '../forms/FieldSpec.ts'
import type { Faults } from '../forms/FormStore.ts'
import { passwordStrength } from '../signIn/passwordStrength.ts'

/** What is wrong with a new password and its repetition. */
export function newPasswordFaults({ new_password, repeated }: FormValues): Faults {
  const { unmet } = passwordStrength(String(new_password))
  return {
    ...(unmet.length > 0 && { new_password: `Invalid Password: ${unmet.join(', ')}` }),
    ...(new_password !== repeated && { repeated: 'Passwords do not match' }),
  }
}
