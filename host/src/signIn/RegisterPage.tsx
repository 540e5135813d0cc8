import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useStores } from '../app/Stores.ts'
import { RegisterForm } from './RegisterForm.tsx'
import './signIn.css'

/** The form of a new account as a page; whoever is signed in has one already. */
export const RegisterPage = observer(function RegisterPage() {
  const { accounts, address } = useStores()
  const isSignedIn = accounts.user !== null
  const toLogin = (): void => address.go('/custom/login')
  useEffect(() => {
    if (isSignedIn) address.go('/custom/login', { replace: true })
  }, [isSignedIn, address])
  if (!accounts.isKnown || isSignedIn) return <p role="status">One moment…</p>
  return (
    <div className="sign-in-page card">
      <h1>Create an account</h1>
      <RegisterForm email={new URLSearchParams(address.search).get('email') ?? ''} onDone={toLogin} />
      <p className="small muted">
        Already registered? <Link to="/custom/login">Login</Link>
      </p>
    </div>
  )
})
