import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import type { SecondFactorMethod } from '@msdat/sdk/contracts/accounts'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Field } from '../parts/Field.tsx'
import { SecretInput } from '../parts/SecretInput.tsx'
import { isNarrow } from '../parts/isNarrow.ts'
import { SocialSignIns } from './SocialSignIns.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'

interface Faults {
  username?: string
  password?: string
}

interface LoginFormProps {
  /** Stands on a page of its own, which leads on itself. */
  isPage?: boolean
  onDone: () => void
}

export function LoginForm({ isPage = false, onDone }: LoginFormProps) {
  const { accounts, address, toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [asked, setAsked] = useState<readonly SecondFactorMethod[] | null>(null)
  const finish = (): void => {
    toasts.show({ tone: 'success', title: 'Success', message: 'Login successful' })
    // A page of its own leads on itself.
    const next = isPage ? null : accounts.takeWantedPage()
    onDone()
    // To stay where one is is no step on the way back.
    if (next && next !== address.pathname + address.search) address.go(next)
  }

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const username = String(form.get('username')).trim()
    const password = String(form.get('password'))
    const missing: Faults = {
      ...(username === '' && { username: 'Please enter your username or e-mail' }),
      ...(password === '' && { password: 'Please enter your password' }),
    }
    setFaults(missing)
    const [first] = Object.keys(missing)
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setBusy(true)
    accounts.wantPage(accounts.takeWantedPage() ?? (isNarrow() ? '/account' : null))
    try {
      const second = await accounts.login({ username, password })
      if (second) setAsked(second)
      else finish()
    } catch (error) {
      // The message below says what is wrong, and goes; what to do stays beside the fields.
      setFaults({ password: isRefused(error) ? checkBoth : tryAgain })
      const message = isRefused(error) ? 'Confirm username and password' : toProblem(error).message
      toasts.show({ tone: 'error', title: 'Something went wrong', message })
    } finally {
      setBusy(false)
    }
  }
  if (asked) return <SecondFactorForm offered={asked} onDone={finish} onAgain={() => setAsked(null)} />
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <Field label="Username or e-mail" fault={faults.username}>
        <input
          className="input"
          name="username"
          autoComplete="username"
          required
          maxLength={254}
          data-first-focus
        />
      </Field>
      <Field label="Password" fault={faults.password}>
        <SecretInput
          type="password"
          className="input"
          name="password"
          autoComplete="current-password"
          required
          maxLength={128}
        />
      </Field>
      <p className="small">
        <Link to="/password-recovery">Forgot your password?</Link>
      </p>
      <button type="submit" className="button button-primary button-wide" disabled={isBusy}>
        {isBusy ? 'One moment…' : 'Login'}
      </button>
      <SocialSignIns />
    </form>
  )
}

const checkBoth = 'You are not logged in. Check both fields, or set a new password.'
const tryAgain = 'You are not logged in. Please try again in a moment.'

/** A wrong name and a wrong password read alike; what else can go wrong says what it is. */
function isRefused(error: unknown): boolean {
  const { code } = toProblem(error)
  return code === 'unauthenticated' || code === 'invalid_input'
}
