import { useState, type FormEvent } from 'react'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Field } from '../parts/Field.tsx'
import { isNarrow } from '../parts/isNarrow.ts'

export function LoginForm({ onDone }: { onDone: () => void }) {
  const { accounts, address, toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setFault(undefined)
    try {
      await accounts.login({
        username: String(form.get('username')).trim(),
        password: String(form.get('password')),
      })
      toasts.show({ tone: 'success', title: 'Success', message: 'Login successful' })
      const next = accounts.takeWantedPage() ?? (isNarrow() ? '/account' : null)
      onDone()
      if (next) address.go(next)
    } catch (error) {
      const message = messageOf(error)
      setFault(`Something went wrong – ${message}`)
      toasts.show({ tone: 'error', title: 'Something went wrong', message })
    } finally {
      setBusy(false)
    }
  }
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
        <input
          className="input"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={128}
        />
      </Field>
      <button type="submit" className="button button-primary button-wide" disabled={isBusy}>
        {isBusy ? 'One moment…' : 'Login'}
      </button>
    </form>
  )
}

/** A wrong name and a wrong password read alike; what else can go wrong says what it is. */
function messageOf(error: unknown): string {
  const problem = toProblem(error)
  const isRefused = problem.code === 'unauthenticated' || problem.code === 'invalid_input'
  return isRefused ? 'Confirm username and password' : problem.message
}
