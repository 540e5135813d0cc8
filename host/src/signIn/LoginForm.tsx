import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import type { SecondFactorMethod } from '@msdat/sdk/contracts/accounts'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Field } from '../parts/Field.tsx'
import { PasswordInput } from '../parts/PasswordInput.tsx'
import { isNarrow } from '../parts/isNarrow.ts'
import { SocialSignIns } from './SocialSignIns.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'

interface LoginFormProps {
  /** Stands on a page of its own, which leads on itself. */
  isPage?: boolean
  onDone: () => void
}

export function LoginForm({ isPage = false, onDone }: LoginFormProps) {
  const { accounts, address, toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
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
    setBusy(true)
    setFault(undefined)
    accounts.wantPage(accounts.takeWantedPage() ?? (isNarrow() ? '/account' : null))
    try {
      const second = await accounts.login({
        username: String(form.get('username')).trim(),
        password: String(form.get('password')),
      })
      if (second) setAsked(second)
      else finish()
    } catch (error) {
      const message = messageOf(error)
      setFault(`Something went wrong – ${message}`)
      toasts.show({ tone: 'error', title: 'Something went wrong', message })
    } finally {
      setBusy(false)
    }
  }
  if (asked) return <SecondFactorForm offered={asked} onDone={finish} onAgain={() => setAsked(null)} />
  return (
    <form className="stack" onSubmit={submit}>
      <Field label="Username or e-mail">
        <input
          className="input"
          name="username"
          autoComplete="username"
          required
          maxLength={254}
          data-first-focus
        />
      </Field>
      <Field label="Password" fault={fault}>
        <PasswordInput
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

/** A wrong name and a wrong password read alike; what else can go wrong says what it is. */
function messageOf(error: unknown): string {
  const problem = toProblem(error)
  const isRefused = problem.code === 'unauthenticated' || problem.code === 'invalid_input'
  return isRefused ? 'Confirm username and password' : problem.message
}
