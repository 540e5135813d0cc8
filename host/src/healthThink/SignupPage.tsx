import { observer } from 'mobx-react-lite'
import { Link, useNavigate } from 'react-router-dom'
import { useStores } from '../app/Stores.ts'
import { ProfileForm } from './ProfileForm.tsx'
import './healthThink.css'

/** How one joins: an account first, then a profile. */
export const SignupPage = observer(function SignupPage() {
  const { user, isKnown } = useStores().accounts
  const navigate = useNavigate()
  return (
    <div className="reading-page stack">
      <h1>Join Health Think</h1>
      <p className="muted">
        Your profile says what you know. Your name and expertise stand beside what you write; your e-mail
        address does not.
      </p>
      {!isKnown && <p role="status">One moment…</p>}
      {isKnown && !user && (
        <section className="card think-card stack" aria-label="An account first">
          <p>You need an account of this platform. It takes a minute.</p>
          <p className="row">
            <Link className="button button-primary" to="/custom/register">
              Create an account
            </Link>
            <Link className="button button-outline" to="/custom/login">
              I have an account
            </Link>
          </p>
        </section>
      )}
      {user && (
        <section className="card think-card">
          <ProfileForm initial={null} action="Join" onSaved={() => void navigate('/health-think/profile')} />
        </section>
      )}
      <p>
        <Link to="/health-think">Back to the questions</Link>
      </p>
    </div>
  )
})
