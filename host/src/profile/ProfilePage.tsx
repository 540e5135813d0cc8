import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useStores } from '../app/Stores.ts'
import { DashboardVisibility } from './DashboardVisibility.tsx'
import './profile.css'

export const ProfilePage = observer(function ProfilePage() {
  const { user } = useStores().accounts
  if (!user) return <p>Kindly login to view your profile.</p>
  const facts = [
    ['First name', user.first_name],
    ['Last name', user.last_name],
    ['Username', user.username],
    ['E-mail', user.email],
    ['Organization', user.organization],
    ['Role', user.role.label],
  ]
  return (
    <>
      <h1>Profile</h1>
      <dl className="facts card">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/account#/settings">Change your name, organization or picture</Link>
      </p>
      <section className="stack" aria-labelledby="visibility-title">
        <h2 id="visibility-title">Who sees your dashboards</h2>
        <p className="muted">
          A private dashboard is for you and those you share it with. A public one is shown once a moderator
          has approved it.
        </p>
        <DashboardVisibility key={user.id} user={user.id} />
      </section>
    </>
  )
})
