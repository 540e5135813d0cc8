import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { FactorSettings } from './FactorSettings.tsx'
import { OpenSessions } from './OpenSessions.tsx'
import '../profile/profile.css'
import './security.css'

/** How somebody signs in, and where they are signed in. */
export const SecurityPage = observer(function SecurityPage() {
  const { user } = useStores().accounts
  if (!user) return <p>Kindly login to view your profile.</p>
  return (
    <div className="stack">
      <h1>Security Settings</h1>
      <section className="card settings-part stack" aria-label="Second factor">
        <h2>Second factor</h2>
        <p className="muted">
          After your password you are asked for a code. Whoever learns your password still cannot sign in.
        </p>
        <FactorSettings key={user.id} user={user.id} />
      </section>
      <section className="card settings-part stack" aria-label="Sessions">
        <h2>Where you are signed in</h2>
        <OpenSessions key={user.id} />
      </section>
    </div>
  )
})
