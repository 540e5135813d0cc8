import { useState, type FormEvent } from 'react'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Field } from '../parts/Field.tsx'
import { PasswordStrengthBar } from './PasswordStrengthBar.tsx'
import { passwordStrength } from './passwordStrength.ts'
import { registrationFault } from './registrationFault.ts'

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { accounts, toasts } = useStores()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string): string => String(form.get(name) ?? '').trim()
    const refusal = passwordRefusal(password, repeated)
    setFault(refusal)
    if (refusal) return
    setBusy(true)
    try {
      await accounts.register({
        username: text('username'),
        email: text('email'),
        password,
        first_name: text('first_name'),
        last_name: text('last_name'),
        organization: text('organization'),
        profession: text('profession'),
      })
      toasts.show({ tone: 'success', message: 'Congratulations, Successfully Registered, Please Login' })
      onDone()
    } catch (error) {
      setFault(registrationFault(toProblem(error)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="stack" onSubmit={submit}>
      <Field label="Username" hint="Letters, digits and @ . + - _ only.">
        <input
          className="input"
          name="username"
          required
          minLength={3}
          maxLength={150}
          autoComplete="username"
          pattern="[A-Za-z0-9@.+_\-]+"
          data-first-focus
        />
      </Field>
      <Field label="E-mail">
        <input className="input" name="email" type="email" required maxLength={254} autoComplete="email" />
      </Field>
      <div className="form-pair">
        <Field label="First name">
          <input className="input" name="first_name" maxLength={150} autoComplete="given-name" />
        </Field>
        <Field label="Last name">
          <input className="input" name="last_name" maxLength={150} autoComplete="family-name" />
        </Field>
        <Field label="Organization">
          <input className="input" name="organization" maxLength={255} autoComplete="organization" />
        </Field>
        <Field label="Profession">
          <input className="input" name="profession" maxLength={255} autoComplete="organization-title" />
        </Field>
      </div>
      <Field label="Password">
        <input
          className="input"
          type="password"
          required
          maxLength={128}
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      <PasswordStrengthBar password={password} />
      <Field
        label="Confirm password"
        {...(repeated && { hint: repeated === password ? 'MATCH' : 'DOES NOT MATCH' })}
      >
        <input
          className="input"
          type="password"
          required
          maxLength={128}
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => setRepeated(event.currentTarget.value)}
        />
      </Field>
      <label className="check">
        <input type="checkbox" name="terms" required />
        <span>I will use the figures with their source and year, and keep my password to myself.</span>
      </label>
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" className="button button-primary button-wide" disabled={isBusy}>
        {isBusy ? 'One moment…' : 'Create account'}
      </button>
    </form>
  )
}

function passwordRefusal(password: string, repeated: string): string | undefined {
  const { unmet } = passwordStrength(password)
  if (unmet.length > 0) return `Invalid Password: ${unmet.join(', ')}`
  return password === repeated ? undefined : 'Passwords do not match'
}
