import { observer } from 'mobx-react-lite'
import { Link, useLocation } from 'react-router-dom'
import { AskForLink } from './AskForLink.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { tokenIn } from './tokenIn.ts'
import '../signIn/signIn.css'

/** Asks for a link, or, where the link has led here, for the new password. */
export const PasswordRecoveryPage = observer(function PasswordRecoveryPage() {
  const token = tokenIn(useLocation().hash)
  return (
    <div className="sign-in-page card">
      <h1>Password recovery</h1>
      {token === null ? <AskForLink /> : <NewPasswordForm token={token} />}
      <p className="small muted">
        You know your password? <Link to="/custom/login">Login</Link>
      </p>
    </div>
  )
})
