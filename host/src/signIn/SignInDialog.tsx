import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import './signIn.css'

/** Sign in or create an account; the panel turns from one to the other. */
export const SignInDialog = observer(function SignInDialog() {
  const { accounts, overlays } = useStores()
  const [form, setForm] = useState<'login' | 'register'>('login')
  const close = (): void => {
    // Closed without a login, it is no longer the way to the page that asked for one.
    accounts.wantPage(null)
    overlays.close()
  }
  if (form === 'login') {
    return (
      <Dialog key="login" title="Login" hasForm onClose={close}>
        <LoginForm onDone={close} />
        <p className="small muted">
          No account yet?{' '}
          <button type="button" className="text-button" onClick={() => setForm('register')}>
            Create an account
          </button>
        </p>
      </Dialog>
    )
  }
  return (
    <Dialog key="register" title="Create an account" hasForm onClose={close}>
      <RegisterForm onDone={() => setForm('login')} />
      <p className="small muted">
        Already registered?{' '}
        <button type="button" className="text-button" onClick={() => setForm('login')}>
          Login
        </button>
      </p>
    </Dialog>
  )
})
