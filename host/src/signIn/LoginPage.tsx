import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useStores } from '../app/Stores.ts'
import { LoginForm } from './LoginForm.tsx'
import './signIn.css'

/** Where somebody begins to build dashboards. */
const home = '/my-dashboard/details'

/** The login as a page; whoever is signed in goes on to where they wanted to go. */
export const LoginPage = observer(function LoginPage() {
  const { accounts, address, toasts } = useStores()
  const failed = new URLSearchParams(address.search).get('failed')
  const isSignedIn = accounts.user !== null
  useEffect(() => {
    if (isSignedIn) address.go(accounts.takeWantedPage() ?? home, { replace: true })
  }, [isSignedIn, accounts, address])
  useEffect(() => {
    if (failed !== 'google' && failed !== 'linkedin') return
    toasts.show({ tone: 'error', message: `Something went wrong signing you in with ${failed}` })
  }, [failed, toasts])
  if (!accounts.isKnown || isSignedIn) return <p role="status">One moment…</p>
  return (
    <div className="sign-in-page card">
      <h1>Login</h1>
      <LoginForm isPage onDone={() => undefined} />
      <p className="small muted">
        No account yet? <Link to="/custom/register">Create an account</Link>
      </p>
    </div>
  )
})
